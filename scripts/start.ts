/** `npm start`: builds the site and serves it as the edge would, and says where. */
import { choosePort, HOST, serveSite, stop, waitForAnswer } from './processes.ts';

const DEFAULT_PORT = 8787;

const port = await choosePort(Number(process.env.PORT) || DEFAULT_PORT);
serveSite({ port }).once('exit', (code) => stop(code ?? 1));

// The first request that needs the database creates it, with the demo accounts.
await waitForAnswer(`http://${HOST}:${port}/api/session`);

// Written by the build, so it is there only now.
const { settings } = await import('../worker/site.gen.ts');
const accounts = settings.demoAccounts.map(({ email, password }) => `${email}  ${password}`);

console.log(`
  OneGo DevOps is running at http://localhost:${port}

  Demo accounts   ${accounts.join('\n                  ') || 'switched off'}
  Database        .wrangler/state, made at the first start; delete it to start anew
  Mail            this version sends none

  Stop with Ctrl+C.
`);
