import type { DraftEntry, FilesEntry } from '../../../../../web/features/workspace-store/entry.ts';

/** A draft of the first onboarding screen, with overrides. */
export function draft(part: Partial<DraftEntry> = {}): DraftEntry {
  return {
    schemaVersion: 1,
    kind: 'draft',
    id: 'devops-on-boarding',
    screen: 'devops-on-boarding',
    savedAtMs: 1_764_000_000_000,
    values: {
      clientName: 'Northlane',
      projectName: 'checkout',
      tool: 'jenkins',
      toolVersion: '0.3',
      programmingLanguage: 'java',
      languageVersion: '1.0',
    },
    done: ['owner'],
    ...part,
  };
}

/** Files of a submitted form, with overrides. */
export function files(part: Partial<FilesEntry> = {}): FilesEntry {
  return {
    schemaVersion: 1,
    kind: 'files',
    id: 'files~abc123',
    savedAtMs: 1_764_000_000_000,
    name: 'checkout · Northlane',
    source: { kind: 'onboarding', screen: 'devops-on-boarding' },
    files: [{ path: 'Jenkinsfile', syntax: 'groovy', text: 'pipeline {}\n' }],
    ...part,
  };
}
