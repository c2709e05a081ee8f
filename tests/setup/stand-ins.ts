/**
 * Mock server for the third parties: analytics, chat and calendars. It is stateless: tests observe its
 * requests in the browser (`page.on('request')`), and use `page.route` to redirect a request to a path
 * that hangs or fails.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { HOST } from '../../scripts/processes.ts';
import { STAND_IN_PATHS } from './third-parties.ts';

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
  [STAND_IN_PATHS.fails]: (response) => {
    response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Internal Server Error</h1>');
  },
};

/** Listens on the loopback interface only. The caller closes it. */
export function startStandIns(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith(`${STAND_IN_PATHS.hangs}/`)) return;
    const answer = ANSWERS[path];
    if (answer) Promise.resolve(answer(response)).catch((error: Error) => response.destroy(error));
    else response.writeHead(404).end();
  });
  return new Promise((resolve) => server.listen(port, HOST, () => resolve(server)));
}

function file(name: string, type: string): Answer {
  return async (response) => {
    const body = await readFile(new URL(`stand-ins/${name}`, import.meta.url));
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
  };
}
