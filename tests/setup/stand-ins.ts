/**
 * Mock server for the third parties: analytics, chat, calendars and leaked passwords. It is stateless: tests observe
 * its requests in the browser (`page.on('request')`), and use `page.route` to redirect a request to
 * a path that hangs, fails or refuses framing.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { HOST } from '../../scripts/processes.ts';
import { LEAKED_PASSWORD, STAND_IN_PATHS } from './third-parties.ts';

type Answer = (response: ServerResponse) => void | Promise<void>;

const ANSWERS: Readonly<Record<string, Answer>> = {
  [STAND_IN_PATHS.analytics]: file('analytics.js', 'text/javascript'),
  [STAND_IN_PATHS.analyticsEvents]: (response) => {
    response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
  },
  [STAND_IN_PATHS.chat]: file('chat.js', 'text/javascript'),
  [STAND_IN_PATHS.hostileChat]: file('hostile-chat.js', 'text/javascript'),
  [STAND_IN_PATHS.focusThief]: file('focus-thief.js', 'text/javascript'),
  '/chat-panel.js': file('chat-panel.js', 'text/javascript'),
  '/chat.css': file('chat.css', 'text/css'),
  '/chat-frame': file('chat-frame.html', 'text/html'),
  [STAND_IN_PATHS.demoCalendar]: file('calendar.html', 'text/html'),
  [STAND_IN_PATHS.advisoryCalendar]: file('calendar.html', 'text/html'),
  [STAND_IN_PATHS.refusesFraming]: (response) => {
    response.setHeader('X-Frame-Options', 'DENY');
    return file('calendar.html', 'text/html')(response);
  },
  [STAND_IN_PATHS.fails]: (response) => {
    response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Internal Server Error</h1>');
  },
};

/** Listens on the loopback interface only. The caller closes it. */
export function startStandIns(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith(`${STAND_IN_PATHS.hangs}/`)) return;
    const answer = path.startsWith(STAND_IN_PATHS.leakedPasswords)
      ? leakedPasswords(path.slice(STAND_IN_PATHS.leakedPasswords.length))
      : ANSWERS[path];
    if (answer) Promise.resolve(answer(response)).catch((error: Error) => response.destroy(error));
    else response.writeHead(404).end();
  });
  return new Promise((resolve) => server.listen(port, HOST, () => resolve(server)));
}

/** Answers as Have I Been Pwned does: the other characters of the digests, with padding. */
function leakedPasswords(prefix: string): Answer {
  const digest = createHash('sha1').update(LEAKED_PASSWORD).digest('hex').toUpperCase();
  const isFound = prefix.length === 5 && digest.startsWith(prefix);
  const lines = [`${'0'.repeat(35)}:0`, ...(isFound ? [`${digest.slice(5)}:3`] : [])];
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(lines.join('\r\n'));
  };
}

function file(name: string, type: string): Answer {
  return async (response) => {
    const body = await readFile(new URL(`stand-ins/${name}`, import.meta.url));
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
  };
}
