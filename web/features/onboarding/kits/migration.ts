import { fill } from '../../../lib/text-block.ts';
import { plain, type ScriptedKit, shell } from './kit.ts';
import checkCutoverScript from './migration/check-cutover.sh?raw';
import checkWavesScript from './migration/check-waves.py?raw';
import runbook from './migration/runbook.md.tmpl?raw';
import waves from './migration/waves.json.tmpl?raw';

/** A wave plan that is checked like code. */
export const migrationKit: ScriptedKit = {
  pipeline: {
    name: 'migration',
    intro: [
      'Checks the wave plan on every change: complete entries, and no workload before what it depends on.',
    ],
    cron: undefined,
    jobs: [
      {
        id: 'waves',
        name: 'Check the wave plan',
        command: 'python3 scripts/check-waves.py',
        needs: [],
      },
    ],
  },
  files: (project) => [
    plain('migration/waves.json', fill(waves, { project }).join('\n')),
    {
      path: 'migration/runbook.md',
      syntax: 'markdown',
      text: fill(runbook, { project }).join('\n'),
    },
    plain('scripts/check-waves.py', checkWavesScript),
    shell('scripts/check-cutover.sh', checkCutoverScript),
  ],
  readme: () => ({
    path: 'MIGRATION.md',
    title: 'Wave plan and cutover',
    steps: [
      'List every workload in `migration/waves.json`, the least important first, with owners and addresses in place of REPLACE; until then the check fails. Keep waves small: what one team can watch in one evening.',
      'Copy `migration/runbook.md` for each workload and put names into its roles.',
      'Rehearse a cutover against a copy, and time it.',
    ],
    commands: [
      'python3 scripts/check-waves.py',
      'scripts/check-cutover.sh https://old.example.com/health https://new.example.com/health',
    ],
    notes: [
      'The old environment stays complete until a named person decides that there is no going back.',
      'Data written to the new environment is the hard part of a rollback: decide before the cutover what happens to it.',
    ],
  }),
};
