import { hcl, type MaskedCode, maskCode } from './masked-code.ts';

export interface Block {
  /** The block type: `resource`, `provider`, `ingress`; for `name = {`, the name. */
  readonly type: string;
  readonly labels: readonly string[];
  readonly offset: number;
  readonly bodyStart: number;
  readonly bodyEnd: number;
  /** 0 at the top level. */
  readonly depth: number;
  /** Index of the parent block. */
  readonly parent: number | undefined;
}

export interface TerraformFile extends MaskedCode {
  readonly blocks: readonly Block[];
}

/** Longest block header that is searched for before each brace. */
const HEADER_CHARS_MAX = 300;
/** Attributes are searched for in this much of a block. */
export const BODY_CHARS_MAX = 5000;
/** Upper bound, far above real files. */
const BLOCKS_MAX = 5000;

const HEADER =
  /(?:^|[\n{}])[ \t]{0,200}([A-Za-z_][\w-]{0,80}|"[^"\n]{1,80}")((?:[ \t]{1,20}(?:"[^"\n]{0,100}"|[A-Za-z_][\w-]{0,80})){0,3})[ \t]{0,20}[=:]?[ \t]{0,20}$/;

export function readTerraform(text: string): TerraformFile {
  const masked = maskCode(text, hcl);
  const blocks: Block[] = [];
  const open: number[] = [];
  for (const { 0: brace, index } of masked.code.matchAll(/[{}]/g)) {
    if (brace === '}') {
      const place = open.pop();
      const block = place === undefined ? undefined : blocks[place];
      if (place !== undefined && block) blocks[place] = { ...block, bodyEnd: index };
      continue;
    }
    if (blocks.length === BLOCKS_MAX) break;
    const from = Math.max(0, index - HEADER_CHARS_MAX);
    const [header, type = '', labels = ''] = HEADER.exec(text.slice(from, index)) ?? [];
    const headerLength = header?.replace(/^[\n{}]?\s*/, '').length ?? 0;
    open.push(blocks.length);
    blocks.push({
      type: type.replaceAll('"', ''),
      labels: Array.from(
        labels.matchAll(/"([^"]*)"|([\w-]+)/g),
        ([, quoted, bare]) => quoted ?? bare ?? '',
      ),
      offset: index - headerLength,
      bodyStart: index + 1,
      bodyEnd: text.length,
      depth: open.length - 1,
      parent: open.at(-2),
    });
  }
  return { ...masked, blocks };
}

/** The source text of a block's body. */
function bodyOf({ text }: TerraformFile, { bodyStart, bodyEnd }: Block): string {
  return text.slice(bodyStart, Math.min(bodyEnd, bodyStart + BODY_CHARS_MAX));
}

/** The value after `name =` in a block, up to the end of the line or list. */
export function attribute(
  file: TerraformFile,
  block: Block,
  name: string,
): { readonly value: string; readonly offset: number } | undefined {
  const pattern = new RegExp(
    `(?:^|[\\n{;,])[ \\t]{0,200}${name}[ \\t]{0,80}=[ \\t]{0,80}(\\[[^\\]]{0,1000}\\]|"[^"\\n]{0,500}"|[^\\s#,}]{1,200})`,
  );
  const match = pattern.exec(bodyOf(file, block));
  if (!match) return undefined;
  const value = match[1] ?? '';
  return { value, offset: block.bodyStart + match.index + match[0].length - value.length };
}
