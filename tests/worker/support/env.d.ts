import type { Env as WorkerEnv } from '../../../worker/env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends WorkerEnv {
      /** The second Worker, `fixtures/copilot-host.js`. */
      readonly COPILOT_HOST: Fetcher;
    }
    interface GlobalProps {
      mainModule: typeof import('../../../worker/index.ts');
    }
  }
}
