/** A template value. An array contributes a line per item; `false` contributes no lines. */
export type Part = string | number | false | undefined | readonly Part[];

/**
 * Fills the `{{name}}` placeholders of a template and returns its lines. If a placeholder is alone
 * on its line, all lines of its part are indented like it, and an empty part removes the line.
 * @throws {RangeError} for a placeholder without a part.
 */
export function fill(template: string, parts: Readonly<Record<string, Part>>): string[] {
  const linesFor = (name: string) => {
    if (!(name in parts)) throw new RangeError(`No part is called ${name}`);
    return linesOf(parts[name]);
  };
  return template.split('\n').flatMap((line) => {
    const [, margin = '', name] = /^( *)\{\{(\w+)\}\}$/.exec(line) ?? [];
    if (name !== undefined) return linesFor(name).map((part) => part && margin + part);
    return line.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => linesFor(place).join('\n'));
  });
}

/** Tagged template version of `fill`. Removes the indentation of the first line from all lines. */
export function lines(template: TemplateStringsArray, ...parts: readonly Part[]): string[] {
  const written = template
    .map((text, index) => (index === 0 ? text : `{{${index - 1}}}${text}`))
    .join('')
    .replace(/^\n|\n *$/g, '');
  const margin = written.search(/[^ ]|$/);
  const text = written.replaceAll(new RegExp(`^ {${margin}}`, 'gm'), '');
  return fill(text, Object.fromEntries(parts.entries()));
}

function linesOf(part: Part): string[] {
  if (part === undefined || part === false) return [];
  return typeof part === 'object' ? part.flatMap(linesOf) : String(part).split('\n');
}

/** Returns the line with the content indented below it, or no lines if the content is empty. */
export function under(line: string, content: Part): string[] {
  const inner = linesOf(content);
  return inner.length > 0 ? [line, ...inner.map((part) => part && `  ${part}`)] : [];
}

/** Joins blocks with a blank line in between and omits empty blocks. */
export function paragraphs(...blocks: readonly Part[]): string[] {
  return blocks
    .map(linesOf)
    .filter(({ length }) => length > 0)
    .flatMap((block, index) => (index === 0 ? block : ['', ...block]));
}

/** Returns the text as comment lines, wrapped at `width` characters. */
export function comment(text = '', mark: '#' | '//' = '#', width = 70): string[] {
  const wrapped: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    } else wrapped.push(`${mark} ${word}`);
  }
  return wrapped;
}
