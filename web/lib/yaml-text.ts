import { lines } from './text-block.ts';

/** Returns a single-quoted YAML scalar, which parsers always read as a string. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns `key: command` for a single plain command, otherwise a literal block scalar. */
export function yamlScript(key: string, commands: readonly string[]): string[] {
  const [only] = commands;
  if (commands.length === 1 && only !== undefined && isPlain(only)) return [`${key}: ${only}`];
  return lines`
    ${key}: |
      ${commands}
  `;
}

/** Returns the commands as YAML sequence items. */
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

/** Returns `key: value` lines with quoted values. */
export function yamlEntries(entries: Readonly<Record<string, string>>): string[] {
  return Object.entries(entries).map(([key, value]) => `${key}: ${quoted(value)}`);
}

/** Whether a command is safe as an unquoted scalar: YAML 1.2, 7.3.3 (plain style). */
function isPlain(command: string): boolean {
  return /^[a-z./]/i.test(command) && !/: | #|:$|\n/.test(command);
}
