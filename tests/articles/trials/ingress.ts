import { chmod } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expectIn, type Trial } from '../trial.ts';

const nginx = (...names: readonly string[]) => ({
  metadata: {
    annotations: Object.fromEntries(
      names.map((name) => [`nginx.ingress.kubernetes.io/${name}`, 'x']),
    ),
  },
});

const INGRESSES = {
  items: [nginx('rewrite-target'), nginx('rewrite-target', 'limit-rps'), { metadata: {} }],
};

/** The cluster is a command that prints three objects; the two controllers are local servers. */
export const ingress: Trial = {
  needs: ['jq', 'curl'],
  async run(workspace) {
    await workspace.write('kubectl', `#!/bin/sh\ncat <<'EOF'\n${JSON.stringify(INGRESSES)}\nEOF\n`);
    await chmod(join(workspace.folder, 'kubectl'), 0o755);
    const path = `${workspace.folder}:${process.env.PATH}`;
    const counted = await workspace.run('bash', ['inventory.sh'], { PATH: path });
    if (counted !== '2\trewrite-target\n1\tlimit-rps\n') throw new Error(`Counted: ${counted}`);

    const old = await serve((url) => (url === '/my-path' ? '/my-path/' : undefined));
    const fresh = await serve(() => undefined);
    try {
      const requests = (paths: readonly string[]) =>
        paths.map((name) => `GET http://shop.example.com${name}`).join('\\n');
      const compare = (paths: readonly string[]) => [
        '-c',
        `printf '${requests(paths)}\\n\\n' | bash compare.sh ${addressOf(old)} ${addressOf(fresh)}`,
      ];
      await workspace.run('bash', compare(['/api/', '//admin']));
      expectIn(
        await workspace.fail('bash', compare(['/api/', '/my-path'])),
        'GET http://shop.example.com/my-path: 301 http://shop.example.com/my-path/, now 200',
      );
    } finally {
      old.close();
      fresh.close();
    }
  },
};

/** @param redirect the target for a path, or undefined for an answer of 200. */
function serve(redirect: (url: string) => string | undefined): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const target = redirect(url);
    response.writeHead(target ? 301 : 200, target ? { Location: target } : {}).end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function addressOf(server: Server): string {
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
