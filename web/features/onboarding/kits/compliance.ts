import checkControlsScript from './compliance/check-controls.py?raw';
import collectScript from './compliance/collect-evidence.sh.tmpl?raw';
import controls from './compliance/controls.json?raw';
import listChangesScript from './compliance/list-changes.py?raw';
import { plain, type ScriptedKit, shell } from './kit.ts';

/** Weekly evidence, and a check that every control has its own. */
export const complianceKit: ScriptedKit = {
  pipeline: {
    name: 'evidence',
    intro: [
      'Collects the evidence of each week: changes and their signatures, components, findings, and the pipelines that made the checks. The check fails if a control lacks its owner or its evidence.',
    ],
    cron: '17 2 * * 1',
    jobs: [
      {
        id: 'collect',
        name: 'Collect evidence',
        command: 'scripts/collect-evidence.sh',
        needs: [],
        keeps: 'evidence',
      },
      {
        id: 'controls',
        name: 'Check the controls',
        command: 'python3 scripts/check-controls.py',
        needs: ['collect'],
      },
    ],
  },
  files: () => [
    shell('scripts/collect-evidence.sh', collectScript, ['trivy']),
    plain('scripts/list-changes.py', listChangesScript),
    plain('scripts/check-controls.py', checkControlsScript),
    plain('compliance/controls.json', controls),
    plain('.gitignore', 'evidence/\n'),
  ],
  readme: () => ({
    path: 'EVIDENCE.md',
    title: 'Evidence for audits',
    steps: [
      'Put the controls that apply to you into `compliance/controls.json`, each with an owner in place of REPLACE; until then the check fails.',
      'Run the collection once and read it with your auditor: is this what they will ask for?',
      'Copy the files that each week’s run keeps to storage with write-once retention: most tools delete theirs after weeks.',
      'Record the digest that the collection prints last in the minutes of a meeting: it fixes the whole collection.',
    ],
    commands: ['scripts/collect-evidence.sh', 'python3 scripts/check-controls.py'],
    notes: [
      'Evidence shows that something happened. Whether the control is sufficient is the auditor’s judgement.',
      'The list of changes names people: keep it no longer than the audit needs.',
      'A name or a subject in `changes.csv` that a spreadsheet would run as a formula gets a leading apostrophe.',
      'In `changes.csv`, `signature` is the kind that the commit carries. `verified` is Git’s verdict: without the signer’s public key it is “not checked”. List the SSH keys of your team in `compliance/allowed_signers`, in the format of `gpg.ssh.allowedSignersFile`.',
    ],
  }),
};
