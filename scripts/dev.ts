/**
 * `npm run dev`: the app with hot reload, whose pages are rendered on demand, and beside it the Worker,
 * which restarts on edits.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type * as Site from '../web/server.tsx';
import { beginBuild } from './fresh-build.ts';
import { claimLocalAddress, collectMail, runHourlyJobs } from './local-site.ts';
import { workerModule } from './prerender/files/worker-module.ts';
import { choosePort, HOST, runMain, serveSite, stop, waitUntilReady } from './processes.ts';

const DEFAULT_APP_PORT = 5173;
const WORKER_MODULE = 'worker/site.gen.ts';

await runMain(async () => {
  const { port, origin } = await claimLocalAddress(DEFAULT_APP_PORT);
  const workerPort = await choosePort(port + 1);
  const workerUrl = `http://${HOST}:${workerPort}`;
  process.env.ONEGO_ORIGIN ||= origin;
  process.env.ONEGO_DEV_WORKER = workerUrl;

  let isWorkerReady = false;
  const vite = await createServer({
    server: { port, strictPort: true },
    plugins: [answerUntil(() => isWorkerReady)],
  });
  await vite.listen();
  console.log(`  ${origin} shows the pages; the Worker is starting …`);
  // Wrangler wants the folder of the built site, and the Worker the settings.
  mkdirSync('dist', { recursive: true });
  if (!existsSync(WORKER_MODULE)) await writeWorkerModule(vite);
  serveSite({ port: workerPort, logLevel: 'log' }).once('exit', (code) => stop(code || 1));
  await writeWorkerModule(vite);
  await waitUntilReady(workerUrl);
  isWorkerReady = true;
  console.log('  The Worker answers: logins and messages work.');
  collectMail((file) => console.log(`  Mail: ${file}`));
  runHourlyJobs(workerUrl);
});

/** Answers for the Worker as it does when it is busy, so that Vite reports no failed connections. */
function answerUntil(isReady: () => boolean): Plugin {
  return {
    name: 'onego:worker-is-starting',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (isReady() || !request.url?.startsWith('/api/')) return next();
        response.statusCode = 503;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ success: false, code: 'unavailable', message: STARTING }));
      });
    },
  };
}

const STARTING = 'The Worker is starting. Please try again in a few seconds.';

async function writeWorkerModule(vite: ViteDevServer): Promise<void> {
  const site = (await vite.ssrLoadModule('/server.tsx')) as typeof Site;
  const { settings, listPages, renderErrorNotice } = site;
  // The module has the origin of this server, so the next npm start has to build its own.
  beginBuild(settings);
  writeFileSync(WORKER_MODULE, await workerModule(listPages(), settings, renderErrorNotice()));
}
