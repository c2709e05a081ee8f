import { lines } from './text-block.ts';

/** A value that a YAML reader takes for text, whatever it looks like. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** `key: command` for one plain command, otherwise a block that keeps the lines. */
export function yamlScript(key: string, commands: readonly string[]): string[] {
  const [only] = commands;
  if (commands.length === 1 && only !== undefined && isPlain(only)) return [`${key}: ${only}`];
  return lines`
    ${key}: |
      ${commands}
  `;
}

/** The items of a list of commands. */
export function yamlCommands(commands: readonly string[]): string[] {
  return commands.flatMap((command) =>
    isPlain(command)
      ? [`- ${command}`]
      : lines`
          - |
            ${command}
        `,
  );
}

/** `key: value` lines; every value is quoted. */
export function yamlEntries(entries: Readonly<Record<string, string>>): string[] {
  return Object.entries(entries).map(([key, value]) => `${key}: ${quoted(value)}`);
}

/** Whether a command may stand unquoted behind a key: YAML 1.2, 7.3.3 (plain style). */
function isPlain(command: string): boolean {
  return /^[a-z./]/i.test(command) && !/: | #|:$|\n/.test(command);
}
