import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createPipelineKit } from '../../../web/features/pipelines/kit.ts';
import { toolchainOf } from '../../../web/features/pipelines/languages/toolchains.ts';
import {
  defaultPipelineOptions,
  deployTargets,
  type PipelineOptions,
  type PipelineTool,
  packageManagers,
  pipelineLanguages,
  pipelineTools,
  runners,
} from '../../../web/features/pipelines/pipeline-options.ts';
import { cases } from '../../unit/web/features/pipelines/support/cases.ts';
import {
  flattenStages,
  parseJenkinsfile,
} from '../../unit/web/features/pipelines/support/jenkinsfile.ts';
import { outline } from '../../unit/web/features/pipelines/support/outline.ts';
import { list, record, text } from '../../unit/web/features/pipelines/support/unknown.ts';
import { folderWith } from './support/folder.ts';

/** What is installed where a job may run; no machine of the reader's own counts on anything. */
const installed: Readonly<Record<string, readonly string[]>> = {
  'node:*-bookworm': ['ssh', 'npx'],
  'alpine/k8s:*': ['kubectl'],
  'machine of GitHub': ['ssh', 'npx', 'kubectl', 'docker'],
  'machine of Azure Pipelines': ['ssh', 'npx', 'kubectl', 'docker'],
  'machine of Travis CI': ['ssh'],
  'machine of Travis CI with Docker': ['ssh', 'docker'],
  'own machine with Docker': ['docker'],
};

/** Where the job of staging runs, by tool: an image without its version, or a machine. */
const placeOf: Readonly<Record<PipelineTool, (source: string) => string>> = {
  'github-actions': (source) => {
    const job = record(record(record(parse(source)).jobs)['deploy-staging']);
    return job['runs-on'] === 'ubuntu-24.04' ? 'machine of GitHub' : 'own machine with Docker';
  },
  'azure-devops': (source) =>
    record(record(parse(source)).pool).vmImage === 'ubuntu-24.04'
      ? 'machine of Azure Pipelines'
      : 'own machine with Docker',
  'gitlab-ci': (source) => {
    const file = record(parse(source));
    const job = record(file['deploy-staging']);
    return withoutVersion(text(job.image ?? record(file.default).image));
  },
  circleci: (source) => {
    const file = record(parse(source));
    const { executor } = record(record(file.jobs)['deploy-staging']);
    const [container] = list(record(record(file.executors)[text(executor)]).docker);
    return withoutVersion(text(record(container).image));
  },
  'travis-ci': (source) =>
    record(parse(source)).services ? 'machine of Travis CI with Docker' : 'machine of Travis CI',
  jenkins: (source) => {
    const stage = flattenStages(parseJenkinsfile(source).stages).find(
      ({ name }) => name === 'Deploy to staging',
    );
    expect(stage?.directives.get('agent')).toContain('docker');
    return 'own machine with Docker';
  },
};

function withoutVersion(image: string): string {
  return image.replace(/@sha256:[0-9a-f]{64}$/, '').replace(/:[\d.]+/, ':*');
}

const managers = pipelineLanguages.flatMap((language) =>
  packageManagers[language].map((packageManager) => ({ language, packageManager })),
);

/** Every package manager with every target, on each kind of runner, with and without an image. */
const optionSets: readonly PipelineOptions[] = managers.flatMap(({ language, packageManager }) =>
  deployTargets.flatMap((target) =>
    runners.flatMap((runner) =>
      ([['deploy'], ['image', 'deploy']] as const)
        .filter((stages) => target !== 'kubernetes' || stages.length === 2)
        .filter(() => target !== 'static' || language === 'nodejs')
        .map((stages) => ({
          ...defaultPipelineOptions(language),
          packageManager,
          target,
          runner,
          stages,
          registry: 'ghcr' as const,
        })),
    ),
  ),
);

describe.each(pipelineTools)('a deploy job of %s', (tool) => {
  test.each(deployTargets)('has what the script for the target %s calls', (target) => {
    for (const options of optionSets.filter((one) => one.target === target)) {
      const [pipeline, ...files] = createPipelineKit(tool, options);
      if (!pipeline) throw new Error('No pipeline');
      const script = files.find(({ path }) => path === 'scripts/deploy.sh')?.text ?? '';
      const [, program = ''] = /^needs (\w+)$/m.exec(script) ?? [];
      expect(program).not.toBe('');

      const { jobs } = outline({ name: tool, tool, options, file: pipeline });
      const job = jobs.find(({ id }) => id === 'deploy-staging');
      const commands = job?.commands.join('\n') ?? '';
      const name = `${options.packageManager} ${options.runner} ${options.stages.join('+')}`;
      const here = installed[placeOf[tool](pipeline.text)] ?? [];
      const [container, image = ''] =
        /docker run .*\\\n.*\\\n +(\S+) \\\n +\.\/scripts\/deploy\.sh/.exec(commands) ?? [];
      if (container === undefined) {
        expect(here, name).toContain(program);
      } else {
        if (here === installed['own machine with Docker']) {
          expect(pipeline.text, name).toMatch(/need Docker|label docker/);
        }
        expect(here, name).toContain('docker');
        expect(container).toContain('--env DEPLOY_TOKEN ');
        expect(installed[withoutVersion(image)], name).toContain(program);
      }
    }
  });
});

/** Runs a script in an empty project, where each program that it calls ends with the status. */
function runWithPrograms(script: string, status: number) {
  const folder = folderWith([{ path: 'gradlew', text: `#!/bin/bash\nexit ${status}\n` }]);
  return spawnSync(
    '/bin/bash',
    ['-c', `command_not_found_handle() { return ${status}; }\n${script}`],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: folder },
    },
  );
}

test.each(managers)(
  'Travis CI says that the script is missing only if it is: $packageManager',
  (own) => {
    const options: PipelineOptions = {
      ...defaultPipelineOptions(own.language),
      ...own,
      stages: ['deploy'],
    };
    const [file] = createPipelineKit('travis-ci', options);
    if (!file) throw new Error('No pipeline');
    const { jobs } = outline({ name: own.packageManager, tool: 'travis-ci', options, file });
    const script = jobs.find(({ id }) => id === 'deploy-staging')?.commands.at(-1) ?? '';
    expect(script).toContain(toolchainOf(own.packageManager, options.version).build.commands[0]);

    const missing = 'scripts/deploy.sh is missing';
    const broken = runWithPrograms(script, 1);
    expect(broken.status).not.toBe(0);
    expect(broken.stderr).not.toContain(missing);
    const built = runWithPrograms(script, 0);
    expect(built.status).not.toBe(0);
    expect(built.stderr).toContain(missing);
  },
);

test('no command gives its message for the failure of another one', () => {
  for (const one of cases) {
    for (const command of outline(one).jobs.flatMap(({ commands }) => commands)) {
      expect(command, one.name).not.toMatch(/\|\| *\{/);
    }
  }
});
