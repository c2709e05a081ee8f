import { checkRules } from '../../content/check/rules.ts';
import { nothingFound, unknownKinds } from '../../content/check/unknown-kinds.ts';
import { settings } from '../../content/site.ts';
import { escapeMarkdown } from '../../lib/markdown-text.ts';
import type { Finding } from '../file-check/finding.ts';
import { placesOf } from '../file-check/house-rules.ts';
import type { DoneFile } from './checked-file.ts';

const RULES_PATH = '/check/rules/';

const addressOf = (rule: string) =>
  rule in checkRules ? `${settings.origin}${RULES_PATH}${rule}` : undefined;

const messageOf = ({ message, alsoFoundBy }: Finding) =>
  alsoFoundBy ? `${message} (Also found by ${alsoFoundBy}.)` : message;

/** SARIF 2.1.0, which GitHub, GitLab, Azure DevOps and editors read. */
export function toSarif(files: readonly DoneFile[]): string {
  const results = files.flatMap(({ name, check }) =>
    placesOf(check.findings).map((finding) => ({
      ruleId: finding.rule,
      level: finding.severity === 'hint' ? 'warning' : finding.severity,
      message: { text: messageOf(finding) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: encodeURI(name) },
            region: { startLine: finding.line, startColumn: finding.column },
          },
        },
      ],
    })),
  );
  const rules = [...new Set(results.map(({ ruleId }) => ruleId))].map((id) => ({
    id,
    ...(checkRules[id] && {
      shortDescription: { text: checkRules[id].title },
      fullDescription: { text: checkRules[id].why },
      helpUri: addressOf(id),
    }),
  }));
  return toJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: `${settings.brand} file check`,
            informationUri: `${settings.origin}/check`,
            rules,
          },
        },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  });
}

export function toMarkdown(files: readonly DoneFile[]): string {
  const parts = files.map(({ name, check }) => {
    const lines = check.findings.map((finding) => {
      const { severity, line } = finding;
      const rules = new Set(placesOf([finding]).map(({ rule }) => rule));
      const titles = Array.from(rules, (rule) => {
        const address = addressOf(rule);
        return address ? `[${rule}](${address})` : rule;
      });
      const message = escapeMarkdown(messageOf(finding));
      return `- line ${line}, ${severity}: ${message} (${titles.join(', ')})`;
    });
    const note = unknownKinds[check.kind] ?? (lines.length === 0 && nothingFound);
    const parts = [`## ${escapeMarkdown(name)}`, note, lines.join('\n')].filter(Boolean);
    return `${parts.join('\n\n')}\n`;
  });
  return `# File check\n\n${parts.join('\n')}`;
}

export function toFindingsJson(files: readonly DoneFile[]): string {
  return toJson(
    files.map(({ name, check: { kind, findings } }) => ({
      name,
      kind,
      findings: placesOf(findings).map(({ fix, ...finding }) => finding),
    })),
  );
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
