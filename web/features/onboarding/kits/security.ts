import { plain, type ScriptedKit, shell } from './kit.ts';
import dastScript from './security/dast.sh.tmpl?raw';
import scanScript from './security/scan.sh.tmpl?raw';
import triageScript from './security/triage.py?raw';

/** Scanners that only report, and a triage that passes or fails the run. */
export const securityKit: ScriptedKit = {
  pipeline: {
    name: 'security',
    intro: [
      'Scans the history for secrets, the code, its dependencies and its configuration. The triage fails the run for each secret and each serious finding that nobody has accepted.',
    ],
    cron: '17 2 * * *',
    jobs: [
      {
        id: 'scan',
        name: 'Scan',
        command: 'scripts/scan.sh',
        needs: [],
        keeps: 'reports',
      },
      {
        id: 'triage',
        name: 'Triage',
        command: 'python3 scripts/triage.py',
        needs: ['scan'],
      },
    ],
  },
  files: () => [
    shell('scripts/scan.sh', scanScript, ['gitleaks', 'semgrep', 'trivy']),
    plain('scripts/triage.py', triageScript),
    shell('scripts/dast.sh', dastScript, ['zap']),
    plain('security/accepted.json', '[]\n'),
    plain('.gitignore', 'reports/\ndast/\n'),
  ],
  readme: () => ({
    path: 'SECURITY-SCANS.md',
    title: 'Security scans with a triage',
    steps: [
      'Run the scans once on your machine and read what they find.',
      'Fix what is serious. What cannot be fixed now goes into `security/accepted.json` with rule, path, owner, reason and the last day of the acceptance (until): `{"rule": "CVE-2026-1", "path": "package-lock.json", "owner": "maria", "reason": "not reachable", "until": "2027-03-31"}`.',
      'Make the triage job required for merges.',
      'Run `scripts/dast.sh` against staging after each deployment, with its address in TARGET_URL, and read `dast/report.json`: the triage does not read it, and its warnings do not fail the run.',
    ],
    commands: ['scripts/scan.sh', 'python3 scripts/triage.py'],
    notes: [
      'A scanner never fails the run by itself, so that one place decides and says why.',
      'High and critical findings block, and so does each secret and each finding without a level.',
      'A finding blocks again once its acceptance has expired. An entry without an owner, a reason or a readable date fails the triage.',
      'A comment such as `nosemgrep` in the code suppresses a finding, too. The triage lists and counts these: watch for new ones in reviews, because they name no owner and never expire.',
      'Semgrep loads its rules from semgrep.dev and Trivy its data from ghcr.io; the code stays on the runner.',
      'Treat a secret found in the history as compromised: replace it, then remove it.',
    ],
  }),
};
