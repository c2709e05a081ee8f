/** Enforces docs/architecture.md: imports go in one direction, without cycles. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** Layers from top to bottom. A module imports only from lower layers and its own folder. */
const WEB_FLOORS = [
  ['web/client.tsx', 'web/server.tsx', 'web/starter.ts'],
  ['web/router.tsx'],
  ['web/routeTree.gen.ts'],
  ['web/routes'],
  ['web/pages', 'web/frame'],
  ['web/features'],
  ['web/components'],
  ['web/lib'],
  ['web/content'],
  ['worker/contract'],
];

const WORKER_FLOORS = [
  ['worker/index.ts'],
  ['worker/endpoints.ts', 'worker/create-context.ts'],
  ['worker/routes', 'worker/jobs'],
  ['worker/auth'],
  ['worker/mail'],
  ['worker/context.ts'],
  ['worker/db'],
  ['worker/http'],
  ['worker/answer-delay.ts', 'worker/env.ts', 'worker/log.ts'],
  ['worker/site.gen.ts'],
  ['worker/contract'],
];

const PRERENDER = 'scripts/prerender';

const PRERENDER_FLOORS = [
  [`${PRERENDER}/prerender.ts`, `${PRERENDER}/dev-server.ts`],
  [`${PRERENDER}/files`],
  [`${PRERENDER}/pages`],
  [`${PRERENDER}/markdown`],
  [`${PRERENDER}/example-findings.ts`],
  [`${PRERENDER}/check-examples.ts`],
  [`${PRERENDER}/published-schemas.ts`, `${PRERENDER}/logo.ts`],
  [`${PRERENDER}/kubernetes-types.ts`, `${PRERENDER}/oldest-browsers.ts`],
  ['web', 'worker', 'scripts/colors.ts'],
];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
}

const imports = ['web', 'worker', 'scripts'].flatMap(listImports);

test('imports are found', () => {
  expect(imports.length).toBeGreaterThan(1000);
});

describe.each([
  ['web', WEB_FLOORS],
  ['worker', WORKER_FLOORS],
  [PRERENDER, PRERENDER_FLOORS],
])('%s', (folder, floors) => {
  const floorOf = (file: string) =>
    floors.findIndex((rooms) => rooms.some((room) => isIn(room, file)));
  const own = imports.filter(({ from }) => isIn(folder, from));

  test('every file stands in a room', () => {
    const strays = own.flatMap(({ from, to }) => [from, to]).filter((file) => floorOf(file) < 0);
    expect([...new Set(strays)]).toEqual([]);
  });

  test('no import points up, or to a room on the same floor', () => {
    const upward = own.filter(({ from, to }) => {
      const rooms = floors[floorOf(from)] ?? [];
      const isSameRoom = rooms.some((room) => isIn(room, from) && isIn(room, to));
      return !isSameRoom && floorOf(to) <= floorOf(from);
    });
    expect(upward).toEqual([]);
  });
});

describe('features', () => {
  const across = imports.flatMap(({ from, to }) => {
    const [user, used] = [featureOf(from), featureOf(to)];
    return user && used && user !== used ? [{ from, to, user, used }] : [];
  });

  test('one imports only the files directly in the folder of another', () => {
    const insides = across.filter(({ to, used }) => dirname(to) !== `web/features/${used}`);
    expect(insides).toEqual([]);
  });

  test('none depends on itself by way of others', () => {
    expect(findLoops(across.map(({ user, used }) => [user, used]))).toEqual([]);
  });
});

test('the browser takes only types from the schemas of the contract', () => {
  const bundled = imports.filter(
    ({ from, to, isTypeOnly }) => isIn('web', from) && /-schemas\.ts$/.test(to) && !isTypeOnly,
  );
  expect(bundled).toEqual([]);
});

test('mail is sent from the outbox, but for the one that the time of a removal waits for', () => {
  const senders = imports.filter(({ to }) => to === 'worker/mail/send.ts').map(({ from }) => from);
  expect(senders.toSorted()).toEqual([
    'worker/jobs/second-factor-removals.ts',
    'worker/mail/outbox.ts',
  ]);
});

test.each([
  ['name, by which it is limited and logged', /(?<=mailKind\(\s*|kind: )'\w+'/g],
  ['subject', /(?<=subject: ).+/g],
])('each kind of mail has its own %s', (_, pattern) => {
  const folder = 'worker/mail/messages';
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const found = texts.flatMap((text) => text.match(pattern) ?? []);
  expect(found.length).toBeGreaterThan(20);
  expect(found).toEqual([...new Set(found)]);
});

test('no file imports itself by way of others', () => {
  expect(findLoops(imports.map(({ from, to }) => [from, to]))).toEqual([]);
});

function listImports(folder: string): Import[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:d|gen)\.ts$/.test(file))
    .flatMap((from) => {
      const source = readFileSync(from, 'utf8');
      const { module } = parseSync(from, source);
      const reexports = module.staticExports.flatMap(({ entries }) => entries);
      const requests = [
        ...module.staticImports.map(({ moduleRequest, entries }) => ({
          name: moduleRequest.value,
          isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
        })),
        ...reexports.map(({ moduleRequest, isType }) => ({
          name: moduleRequest?.value ?? '',
          isTypeOnly: isType,
        })),
        ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
          name: source.slice(start + 1, end - 1),
          isTypeOnly: false,
        })),
      ];
      return requests
        .filter(({ name }) => /^\..*\.tsx?$/.test(name))
        .map(({ name, isTypeOnly }) => ({ from, to: join(dirname(from), name), isTypeOnly }));
    });
}

function isIn(room: string, file: string): boolean {
  return file === room || file.startsWith(`${room}/`);
}

function featureOf(file: string): string | undefined {
  return /^web\/features\/([^/]+)\//.exec(file)?.[1];
}

/** The nodes of a directed graph that are part of a cycle. */
function findLoops(edges: readonly (readonly [string, string])[]): string[] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  return [...next.keys()].filter((start) => {
    const seen = new Set<string>();
    const waiting = [start];
    for (const node of waiting) {
      for (const to of next.get(node) ?? []) {
        if (to === start) return true;
        if (!seen.has(to)) waiting.push(to);
        seen.add(to);
      }
    }
    return false;
  });
}
