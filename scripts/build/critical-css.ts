export interface SplitStyles {
  /** What the part of the page above the fold needs; stands in the page. */
  readonly critical: string;
  /** The others; a file that is asked for where they begin to matter. */
  readonly rest: string;
}

/**
 * Splits a minified style sheet by the classes that occur above the fold. Rules without a class
 * are critical. An element on both sides of the fold keeps its styles in the critical part.
 * @param htmlAboveFold the page's HTML up to the fold.
 */
export function splitStyles(css: string, htmlAboveFold: string): SplitStyles {
  const used = new Set(
    [...htmlAboveFold.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const parts = splitRules(css, used);
  return moveUsedAnimations(parts);
}

function splitRules(css: string, used: ReadonlySet<string>): SplitStyles {
  let critical = '';
  let rest = '';
  for (const { prelude, body, text } of listRules(css)) {
    if (/^@(?:media|layer|supports|container)/.test(prelude) && body !== undefined) {
      const inner = splitRules(body, used);
      if (inner.critical) critical += `${prelude}{${inner.critical}}`;
      if (inner.rest) rest += `${prelude}{${inner.rest}}`;
    } else if (prelude.startsWith('@keyframes')) {
      rest += text;
    } else {
      const classes = [...prelude.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
      const isCritical = classes.length === 0 || classes.some((name) => used.has(name));
      if (isCritical) critical += text;
      else rest += text;
    }
  }
  return { critical, rest };
}

/** Brings the animations that critical rules name to them. */
function moveUsedAnimations({ critical, rest }: SplitStyles): SplitStyles {
  let moved = critical;
  let left = '';
  for (const { prelude, text } of listRules(rest)) {
    const animation = /^@keyframes ([\w-]+)/.exec(prelude)?.[1];
    const isUsed = animation && new RegExp(`[:, ]${animation}[;,} ]`).test(critical);
    if (isUsed) moved += text;
    else left += text;
  }
  return { critical: moved, rest: left };
}

interface Rule {
  /** Selector or at-rule, up to the brace or the semicolon. */
  readonly prelude: string;
  /** Between the braces; absent for a statement such as `@layer a,b;`. */
  readonly body: string | undefined;
  readonly text: string;
}

function* listRules(css: string): Generator<Rule> {
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let index = 0; index < css.length; index += 1) {
    const character = css[index];
    if (character === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield {
        prelude: css.slice(start, open),
        body: css.slice(open + 1, index),
        text: css.slice(start, index + 1),
      };
      start = index + 1;
    } else if (character === ';' && depth === 0) {
      const text = css.slice(start, index + 1);
      yield { prelude: text, body: undefined, text };
      start = index + 1;
    }
  }
}
