import { languages, tools } from '../../content/onboarding/onboarding.ts';
import { generatorNames, screenNames } from '../../content/workspace/configuration-dashboard.ts';
import type { WorkspaceEntry } from '../workspace-store/entry.ts';

/** Display name of an entry: the visitor's name for it, else the project name. */
export function nameOf(entry: WorkspaceEntry): string {
  if (entry.kind === 'files' || entry.name) return entry.name ?? '';
  return entry.values.projectName.trim() || 'Draft without a project name';
}

/** One-line description of an entry. */
export function describeEntry(entry: WorkspaceEntry): string {
  if (entry.kind === 'draft') {
    const { tool, programmingLanguage } = entry.values;
    return [
      screenNames[entry.screen],
      tool && tools[tool],
      programmingLanguage && languages[programmingLanguage],
    ]
      .filter(Boolean)
      .join(' · ');
  }
  const { source, files } = entry;
  const origin =
    source.kind === 'onboarding' ? screenNames[source.screen] : generatorNames[source.kind];
  return `${origin} · ${files.length} ${files.length === 1 ? 'file' : 'files'}`;
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Time of the last save, in the visitor's time zone. */
export function formatSavedAt({ savedAtMs }: WorkspaceEntry): string {
  return dateFormat.format(savedAtMs);
}
