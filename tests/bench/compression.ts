import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The Brotli quality that Cloudflare uses for dynamic compression. */
const BROTLI_QUALITY = 4;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/;

const compress = promisify(brotliCompress);

export function compressBrotli(body: Buffer): Promise<Buffer> {
  return compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

export function isCompressible(contentType: string | undefined): boolean {
  return COMPRESSIBLE.test(contentType ?? '');
}
