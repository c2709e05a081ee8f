import type { Faults } from './mutant.ts';

/** Faults in what visitors take away, and in the workflows of this repository. */
export const starterFaults: Faults = {
  'web/features/pipelines/PipelineGenerator.tsx': {
    'starter: Jenkins offers runners that it has not': { from: ' isSelfHosted', to: '' },
  },
  'web/features/pipelines/tools/github-actions.ts': {
    'starter: a run that waits for an approval blocks main': {
      from: '&& github.ref || github.run_id }}',
      to: '&& github.ref || github.ref }}',
    },
  },
  'web/features/pipelines/tools/azure-devops.ts': {
    'starter: a pipeline of Azure publishes an image before its checks': {
      from: "name: 'Container image', needs: plan.checks,",
      to: "name: 'Container image', needs: [],",
    },
  },
  'web/features/pipelines/tools/circleci.ts': {
    'starter: a pipeline of CircleCI deploys what nobody has approved': {
      from: 'requires: [${needsApproval ? `approve-${name}` : requires}]',
      to: 'requires: [${requires}]',
    },
  },
  'web/features/pipelines/deploy/ssh.sh.tmpl': {
    'starter: the deploy script trusts any host': {
      from: 'StrictHostKeyChecking=yes',
      to: 'StrictHostKeyChecking=no',
    },
  },
  'web/features/pipelines/deploy/head.sh.tmpl': {
    'starter: the deploy script runs with settings that nobody filled in': {
      from: "grep -q 'REPLACE'",
      to: "grep -q 'NEVER-THERE'",
    },
  },
  'web/features/pipelines/pipeline-options.ts': {
    'starter: any text becomes the branch of a pipeline': {
      from: 'return isPath(branch, BRANCH_NAME)',
      to: 'return branch.length > 0 || isPath(branch, BRANCH_NAME)',
    },
  },
  'web/features/pipelines/pinned.ts': {
    'starter: an image without a digest is not named to the reader': {
      from: 'digest === undefined && !MACHINE_IMAGES',
      to: 'digest === null && !MACHINE_IMAGES',
    },
  },
  'web/features/mongodb/remarks.ts': {
    'starter: a connection string with AWS keys is valid': {
      from: "yield 'aws-credentials';",
      to: 'return;',
    },
  },
  'web/features/onboarding/kits/infrastructure.ts': {
    'starter: Terraform applies a plan that breaks the policy': {
      from: "needs: ['plan', 'policy'],",
      to: "needs: ['plan'],",
    },
  },
  'web/features/onboarding/kits/infrastructure/check-plan.py': {
    'starter: the policy passes a range of ports that begins at 80': {
      from: 'first == last and first in WEB_PORTS',
      to: 'first in WEB_PORTS',
    },
    'starter: the policy takes any file for a plan': {
      from: 'if "format_version" not in plan:',
      to: 'if False:',
    },
  },
  'web/features/onboarding/kits/security/triage.py': {
    'starter: an acceptance of a finding never ends': {
      from: ' for entry in accepted if last_day(entry) >= today}',
      to: ' for entry in accepted}',
    },
  },
  'web/features/mongodb/compose.yaml.tmpl': {
    'starter: MongoDB also speaks in the clear': {
      from: '--tlsMode=requireTLS',
      to: '--tlsMode=preferTLS',
    },
  },
  'web/features/mongodb/scripts/create-certificates.sh': {
    'starter: the certificate of a member names no member': {
      from: 'names+=",DNS:${address%:*}"',
      to: 'true',
    },
  },
  'web/features/file-viewer/download.ts': {
    'starter: a hidden file is downloaded without its dot': {
      from: 'if (isHidden(file)) await downloadZip(name, [file]);',
      to: 'if (!file) await downloadZip(name, [file]);',
    },
  },
  'web/features/file-viewer/zip.ts': {
    'starter: a zip has its files without their folders': {
      from: "entries[path.normalize('NFC')] = [",
      to: "entries[path.split('/').at(-1) ?? ''] = [",
    },
    'starter: scripts in a zip cannot be executed': {
      from: "syntax === 'shell' ?",
      to: "path === '' ?",
    },
  },
  'web/features/file-viewer/FileViewer.tsx': {
    'starter: the button Copy copies nothing': {
      from: 'if (await copyText(text)) {',
      to: "if (await copyText('')) {",
    },
    'starter: the preview shows the first file for every tab': {
      from: 'files.find(({ path }) => path === chosenPath)',
      to: 'files.find(({ path }) => path !== chosenPath)',
    },
    'a translated button of the file viewer keeps its old words': {
      from: '<span>{label}</span>',
      to: '{label}',
    },
  },
  'web/features/onboarding/use-draft.ts': {
    'onboarding: Clear leaves the draft': {
      from: '    setIsKept(false);\n    removeEntry(id);\n',
      to: '    setIsKept(false);\n',
    },
    'onboarding: Undo after Clear brings back empty fields': {
      from: 'mergeContent(EMPTY_CONTENT, readContent(form.current), before)',
      to: 'mergeContent(EMPTY_CONTENT, readContent(form.current), EMPTY_CONTENT)',
    },
  },
  'web/features/onboarding/OnboardingForm.tsx': {
    'onboarding: the toast says that a cleared form was submitted': {
      from: 'showToast(text.cleared, {',
      to: 'showToast(text.submitted, {',
    },
    'visible: Clear keeps the file': { from: '    clearFile();\n', to: '' },
  },
  'web/features/onboarding/form-values.ts': {
    'onboarding: a required field may be empty': {
      from: '!typed(name).trim()',
      to: "name !== 'projectName' && !typed(name).trim()",
    },
  },
  'web/features/onboarding/kits/kits.ts': {
    'onboarding: every form gives the same kit': {
      from: 'const kit = scriptedKits[screen];',
      to: "const kit = scriptedKits[screen && 'devops-on-boarding'];",
    },
  },
  'web/features/workspace-store/exchange.ts': {
    'dashboard: an import replaces what is there': {
      from: 'ids.has(entry.id) ? newEntryId(entry.id) : entry.id',
      to: 'entry.id',
    },
  },
  'web/features/workspace-store/store.ts': {
    'dashboard: one damaged entry hides the others': {
      from: 'found.filter((entry) => entry !== undefined)',
      to: 'found.includes(undefined) ? [] : found.filter((entry) => entry !== undefined)',
    },
  },
  'web/features/dashboard/use-dashboard.ts': {
    'dashboard: a deletion forgets more than its entry': {
      from: 'removeEntry(entry.id);',
      to: 'for (const each of entries) removeEntry(each.id);',
    },
  },
  'web/features/mongodb/ConnectionReport.tsx': {
    'mongodb: a refused connection string is called valid': {
      from: "problems.length > 0 ? 'failed'",
      to: "problems.length < 0 ? 'failed'",
    },
  },
  'web/features/mongodb/mask.ts': {
    'mongodb: a password is shown in the report': {
      from: 'if (colon !== -1) return `${userInfo.slice(0, colon)}:${HIDDEN}`;',
      to: 'if (colon !== -1) return userInfo;',
    },
  },
  'web/features/mongodb/scripts/backup.sh': {
    'mongodb: the backup deletes the newest archives': {
      from: 'for ((index = 0; index < ${#archives[@]} - keep; index++)); do',
      to: 'for ((index = keep; index < ${#archives[@]}; index++)); do',
    },
  },
  'web/features/pipelines/pipeline-address.ts': {
    'generator: a shared link forgets an approval': {
      from: 'return needsApproval ? plainName + APPROVAL_MARK : plainName;',
      to: 'return needsApproval ? plainName : plainName;',
    },
  },
  'web/features/generator/FilesVerdict.tsx': {
    'generator: the check of its files never gives a verdict': {
      from: 'if (isCurrent) setVerdict({ files, count });',
      to: 'if (!isCurrent) setVerdict({ files, count });',
    },
  },
  'web/features/pipelines/deploy/server-image.sh.tmpl': {
    'starter: a rollback leaves the broken container running': {
      from: '  remote "docker rm --force \'$CONTAINER\' > /dev/null 2>&1 || true"\n',
      to: '',
    },
  },
  '.github/workflows/preview.yml': {
    'a fork gets a preview with our secrets': {
      from: "github.event.action != 'closed' && github.event.pull_request.head.repo.full_name == github.repository",
      to: "github.event.action != 'closed'",
    },
  },
};
