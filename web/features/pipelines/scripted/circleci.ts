import { lines, type Part, paragraphs } from '../../../lib/text-block.ts';
import { quoted } from '../../../lib/yaml-text.ts';
import { pinnedImage } from '../pinned.ts';
import { type ScriptedJob, type ScriptedPipeline, scriptedHead } from '../scripted-jobs.ts';
import { ATTACH_WORKSPACE, job, runStep } from '../tools/circleci.ts';

const IDENTITIES = [
  'Contexts to create under Organization Settings → Contexts, each with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of a user of its own: aws-plan, and aws-apply with the expression restriction pipeline.git.branch == "main".',
  'These keys are long-lived: rotate them every few months.',
];

export function writeScriptedCircleci(pipeline: ScriptedPipeline): string[] {
  const { jobs, cron } = pipeline;
  const schedule = lines`
    scheduled:
      triggers:
        - schedule:
            cron: ${quoted(cron ?? '')}
            filters:
              branches:
                only: main
      jobs:
        ${jobs.filter(({ deploys }) => !deploys).map(writeRequirement)}
  `;
  return paragraphs(
    scriptedHead(pipeline, IDENTITIES),
    'version: 2.1',
    lines`
      executors:
        docker-host:
          machine:
            image: ${pinnedImage('circle-machine')}
          resource_class: medium
    `,
    lines`
      jobs:
        ${paragraphs(...jobs.map(writeJob))}
    `,
    lines`
      workflows:
        changes:
          jobs:
            ${jobs.filter(({ scheduled }) => !scheduled).map(writeRequirement)}
        ${cron && schedule}
    `,
  );
}

function writeJob({ id, name, command, keeps }: ScriptedJob): string[] {
  const keep = lines`
    - persist_to_workspace:
        root: .
        paths:
          - ${keeps ?? ''}
    - store_artifacts:
        path: ${keeps ?? ''}
  `;
  return job(id, 'docker-host', [
    '- checkout',
    ATTACH_WORKSPACE,
    runStep(name, [command]),
    keeps !== undefined && keep,
  ]);
}

function writeRequirement({ id, needs, deploys, identity }: ScriptedJob): Part {
  const onMain = lines`
    filters:
      branches:
        only: main
  `;
  const approval = lines`
    - approve-${id}:
        type: approval
        requires: [${needs.join(', ')}]
        ${onMain}
  `;
  const settings = [
    ...(needs.length > 0 ? [`requires: [${deploys ? `approve-${id}` : needs.join(', ')}]`] : []),
    ...(identity ? [`context: aws-${identity}`] : []),
    ...(deploys ? onMain : []),
  ];
  if (settings.length === 0) return `- ${id}`;
  return lines`
    ${deploys && approval}
    - ${id}:
        ${settings}
  `;
}
