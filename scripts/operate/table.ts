/**
 * Formats rows as aligned columns below a header. Replaces control characters, which a terminal
 * would interpret.
 */
export function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [names, ...rows].map((row) => row.map(harmless));
  const widths = names.map((_, column) =>
    Math.max(...lines.map((row) => row[column]?.length ?? 0)),
  );
  return lines
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function harmless(text: string): string {
  return text.replaceAll(/\p{C}/gu, '\ufffd');
}

/** A number with its noun: `1 account`, `2 accounts`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
