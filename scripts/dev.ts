/** `npm run dev`: the app with hot reload, and the Worker beside it. */
import { choosePort, HOST, serveSite, start, stop, waitForAnswer } from './processes.ts';

const DEFAULT_APP_PORT = 5173;
const DEFAULT_WORKER_PORT = 8788;

const workerPort = await choosePort(DEFAULT_WORKER_PORT);
const workerUrl = `http://${HOST}:${workerPort}`;
serveSite({ port: workerPort, logLevel: 'log' }).once('exit', (code) => stop(code ?? 1));
await waitForAnswer(`${workerUrl}/api/session`);

const appPort = await choosePort(Number(process.env.PORT) || DEFAULT_APP_PORT);
start('vite', ['--port', String(appPort), '--strictPort'], {
  env: { ...process.env, ONEGO_DEV_WORKER: workerUrl },
}).once('exit', (code) => stop(code ?? 1));
