/** `npm run dev`: the app with hot reload, and beside it the Worker, which restarts on edits. */
import { claimLocalAddress } from './local-address.ts';
import { runHourlyJobs } from './local-jobs.ts';
import { collectMail } from './local-mail.ts';
import {
  choosePort,
  HOST,
  runMain,
  serveSite,
  start,
  stop,
  waitUntilReady,
  withOrigin,
} from './processes.ts';

const DEFAULT_APP_PORT = 5173;
const DEFAULT_WORKER_PORT = 8788;

await runMain(async () => {
  const { port: appPort, origin } = await claimLocalAddress(DEFAULT_APP_PORT);
  const workerPort = await choosePort(DEFAULT_WORKER_PORT);
  const workerUrl = `http://${HOST}:${workerPort}`;
  serveSite({ port: workerPort, origin, logLevel: 'log' }).once('exit', (code) => stop(code ?? 1));
  await waitUntilReady(workerUrl);
  collectMail((file) => console.log(`Mail: ${file}`));
  runHourlyJobs(workerUrl);

  start('vite', ['--port', String(appPort), '--strictPort'], {
    env: { ...withOrigin(origin), ONEGO_DEV_WORKER: workerUrl },
  }).once('exit', (code) => stop(code ?? 1));
});
