/** What a template takes: an array is lines, one below the other; `false` is no line at all. */
export type Part = string | number | false | undefined | readonly Part[];

/**
 * The lines of a template, whose places are written `{{name}}`. A part that stands alone on its line
 * moves all its lines to that place, and one without lines leaves none.
 * @throws {RangeError} for a place to which no part belongs.
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

/** The same for a template inside the code. The margin of its first line is dropped. */
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

/** A line with the content one level deeper, and nothing where there is no content. */
export function under(line: string, content: Part): string[] {
  const inner = linesOf(content);
  return inner.length > 0 ? [line, ...inner.map((part) => part && `  ${part}`)] : [];
}

/** Blocks with an empty line between them; those without lines are left out. */
export function paragraphs(...blocks: readonly Part[]): string[] {
  return blocks
    .map(linesOf)
    .filter(({ length }) => length > 0)
    .flatMap((block, index) => (index === 0 ? block : ['', ...block]));
}

/** The text as comments, wrapped at words so that a file reads well without scrolling. */
export function comment(text = '', mark: '#' | '//' = '#', width = 96): string[] {
  const wrapped: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    } else wrapped.push(`${mark} ${word}`);
  }
  return wrapped;
}
