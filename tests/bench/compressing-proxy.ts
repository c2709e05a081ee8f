/**
 * Proxy in front of `wrangler dev` that compresses responses as Cloudflare's edge does; wrangler
 * does not.
 */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { HOST } from '../../scripts/processes.ts';
import { compressBrotli, isCompressible } from './compression.ts';

interface ProxyOptions {
  readonly port: number;
  readonly upstreamPort: number;
  /** Serves pages without their script, to get a lower bound for the cost of the app. */
  readonly isScriptFree?: boolean;
}

interface Proxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Listens on the loopback interface only. The caller closes it. */
export async function startCompressingProxy(options: ProxyOptions): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });

  const server = createServer((incoming, outgoing) => {
    const upstream = request(
      {
        agent,
        host: HOST,
        port: options.upstreamPort,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'accept-encoding': 'identity' },
      },
      (answer) => {
        passOn(incoming, answer, outgoing).catch((error: unknown) =>
          outgoing.destroy(asError(error)),
        );
      },
    );
    upstream.once('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    incoming.pipe(upstream);
  });

  async function passOn(
    incoming: IncomingMessage,
    answer: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const { headers, statusCode = 502 } = answer;
    const takesBrotli = /\bbr\b/.test(String(incoming.headers['accept-encoding']));
    const isPlain = headers['content-encoding'] === undefined && incoming.method === 'GET';
    if (
      !takesBrotli ||
      !isPlain ||
      statusCode !== 200 ||
      !isCompressible(headers['content-type'])
    ) {
      outgoing.writeHead(statusCode, headers);
      answer.pipe(outgoing);
      return;
    }

    const served = await buffer(answer);
    const body = options.isScriptFree ? withoutStarter(served) : served;
    const compressed = await compressBrotli(body);
    const { 'transfer-encoding': _, etag, ...kept } = headers;
    outgoing.writeHead(statusCode, {
      ...kept,
      // Compression makes the ETag weak (RFC 9110 §8.8.3.3).
      ...(etag && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
      'content-encoding': 'br',
      'content-length': compressed.byteLength,
      vary: [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    });
    outgoing.end(compressed);
  }

  await new Promise<void>((resolve) => server.listen(options.port, HOST, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      agent.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function withoutStarter(html: Buffer): Buffer {
  return Buffer.from(html.toString().replace(/<script data-app=.*?<\/script>/s, ''));
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
