import { describe, expect, test, vi } from 'vitest';
import { toolchainOf } from '../../../../../web/features/pipelines/languages/toolchains.ts';
import { createPipeline } from '../../../../../web/features/pipelines/pipeline.ts';
import {
  defaultPipelineOptions,
  languageNames,
  type PackageManager,
  pipelineLanguages,
  pipelineTools,
  type Runner,
} from '../../../../../web/features/pipelines/pipeline-options.ts';
import {
  type Case,
  cases,
  casesOf,
  deploysImage,
  deployTargets,
  languageOf,
  pushesImage,
} from './support/cases.ts';
import { type Outline, outline } from './support/outline.ts';
import { shellError } from './support/shell-error.ts';

vi.setConfig({ testTimeout: 60_000 });

const outlines: ReadonlyMap<Case, Outline> = new Map(cases.map((one) => [one, outline(one)]));
const STAGES = ['lint', 'build', 'test', 'security-scan', 'image'];

/** Names of the failing cases, so that one run shows several of them. */
function failing(some: readonly Case[], holds: (one: Case, plan: Outline) => boolean): string[] {
  return some
    .filter((one) => !holds(one, outlineOf(one)))
    .map(({ name }) => name)
    .slice(0, 20);
}

function outlineOf(one: Case): Outline {
  const found = outlines.get(one);
  if (!found) throw new Error(`No outline of ${one.name}`);
  return found;
}

function stagesOf({ jobs }: Outline): string[] {
  return jobs.map(({ id }) => id).filter((id) => STAGES.includes(id) || id.startsWith('deploy-'));
}

function expectedStages(one: Case): string[] {
  const chosen: readonly string[] = ['build', ...one.options.stages];
  return [
    ...STAGES.filter((stage) => chosen.includes(stage)),
    ...deployTargets(one).map(({ name }) => `deploy-${name}`),
  ];
}

/** The transitive dependencies of a job. */
function allNeeds({ jobs }: Outline, id: string): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    for (const need of jobs.find((job) => job.id === name)?.needs ?? []) {
      if (found.has(need)) continue;
      found.add(need);
      visit(need);
    }
  };
  visit(id);
  return found;
}

describe.each(pipelineTools)('a pipeline for %s', (tool) => {
  test('has the chosen stages, in order, and no others', () => {
    expect(
      failing(casesOf(tool), (one, plan) => stagesOf(plan).join() === expectedStages(one).join()),
    ).toEqual([]);
  });

  test('waits only for jobs that exist, and never for itself', () => {
    expect(
      failing(casesOf(tool), (_, plan) => {
        const ids = new Set(plan.jobs.map(({ id }) => id));
        return plan.jobs.every(
          ({ id, needs }) => needs.every((need) => ids.has(need)) && !allNeeds(plan, id).has(id),
        );
      }),
    ).toEqual([]);
  });

  test('publishes and deploys only after every check, environment by environment', () => {
    expect(
      failing(casesOf(tool), (one, plan) => {
        const expected = expectedStages(one);
        return expected.every((id, index) => {
          if (id !== 'image' && !id.startsWith('deploy-')) return true;
          const needs = allNeeds(plan, id);
          return expected.slice(0, index).every((earlier) => needs.has(earlier));
        });
      }),
    ).toEqual([]);
  });

  test('runs the commands of its package manager, each in its stage', () => {
    expect(
      failing(casesOf(tool), ({ options }, plan) => {
        const { lint, build, test: tests } = toolchainOf(options.packageManager, options.version);
        const works = { lint, build, test: tests };
        return plan.jobs.every(({ id, commands }) => {
          if (id !== 'lint' && id !== 'build' && id !== 'test') return true;
          const script = commands.join('\n');
          return works[id].commands.every((command) => script.includes(command));
        });
      }),
    ).toEqual([]);
  });

  test('hands each environment, and no other, to the script of the repository', () => {
    expect(
      failing(casesOf(tool), (one, plan) => {
        const calls = plan.jobs.flatMap(({ commands }) => [
          ...commands
            .join('\n')
            .matchAll(/\.\/scripts\/deploy\.sh ([a-z0-9-]+)( "\$IMAGE:\$\w+")?/g),
        ]);
        return (
          calls.map(([, name]) => name).join() ===
            deployTargets(one)
              .map(({ name }) => name)
              .join() && calls.every(([, , image]) => (image !== undefined) === deploysImage(one))
        );
      }),
    ).toEqual([]);
  });

  test('scans dependencies and repository with a pinned Trivy if asked, the image before its push', () => {
    expect(
      failing(casesOf(tool), (one, { jobs }) => {
        const all = jobs.flatMap(({ commands }) => commands).join('\n');
        const scans = one.options.stages.includes('security-scan');
        const hasImage = one.options.stages.includes('image');
        const scan = all.search(/image --severity/);
        const push = all.search(/docker push/);
        return (
          all.includes('fs --scanners vuln,secret,misconfig') === scans &&
          scan >= 0 === (scans && hasImage) &&
          push >= 0 === pushesImage(one) &&
          (scan < 0 || push < 0 || scan < push)
        );
      }),
    ).toEqual([]);
  });

  test('every script is one that bash can read', () => {
    const scripts = new Set(
      casesOf(tool).flatMap((one) => outlineOf(one).jobs.flatMap(({ commands }) => commands)),
    );
    expect(
      [...scripts].flatMap((script) => {
        // Replaces the macros that the tool expands before the shell sees the script.
        const error = shellError(script.replaceAll(/\$\(\w[\w.]*\)/g, 'x'));
        return error === '' ? [] : [`${script}: ${error}`];
      }),
    ).toEqual([]);
  });

  test('names nothing by a moving name, and has no tab or loose end', () => {
    expect(
      failing(
        casesOf(tool),
        ({ file: { text } }) =>
          !/latest|@(main|master)\b|:(stable|current|lts)\b/i.test(text) &&
          !/\t| $|\r/m.test(text) &&
          text.endsWith('\n') &&
          !text.endsWith('\n\n') &&
          !text.includes('undefined'),
      ),
    ).toEqual([]);
  });

  test('takes every image by its exact version', () => {
    const images = new Set(
      casesOf(tool).flatMap(({ file }) =>
        [
          ...file.text.matchAll(
            /^\s*(?:- )?(?:image|- image|name):? ['"]?([\w./-]+:[\w.@:-]+)['"]?$/gm,
          ),
          ...file.text.matchAll(/((?:ghcr\.io|amazon|mcr\.[\w.]+)\/[\w/-]+:[\w.@:-]+)/g),
        ].flatMap(([, image]) => image ?? []),
      ),
    );
    for (const image of images) {
      expect(image).toMatch(/:(\d+\.\d+|ubuntu-\d+|\d+\.\d+\.\d+)|^ubuntu-2404:\d{4}\.\d{2}\.\d$/);
    }
    if (tool !== 'travis-ci' && tool !== 'azure-devops') expect(images.size).toBeGreaterThan(0);
  });
});

describe('approvals', () => {
  const asking = ['azure-devops', 'circleci', 'gitlab-ci', 'jenkins'] as const;

  test.each(asking)('%s asks before each environment that wants it, and no other', (tool) => {
    expect(
      failing(casesOf(tool), (one, { approvals }) => {
        const wanted = deployTargets(one).filter(({ needsApproval }) => needsApproval);
        return approvals.join() === wanted.map(({ name }) => name).join();
      }),
    ).toEqual([]);
  });

  test('an approval on CircleCI stands right before the deployment', () => {
    for (const one of casesOf('circleci')) {
      for (const { name, needsApproval } of deployTargets(one)) {
        const job = outlineOf(one).jobs.find(({ id }) => id === `deploy-${name}`);
        expect(job?.needs.includes(`approve-${name}`)).toBe(needsApproval);
      }
    }
  });

  test('a Jenkins stage that asks holds no executor and gives up after three days', () => {
    for (const one of casesOf('jenkins')) {
      const { text } = one.file;
      expect(text).toContain('agent none');
      const asks = deployTargets(one).filter(({ needsApproval }) => needsApproval).length;
      expect(text.split("timeout(time: 3, unit: 'DAYS')").length - 1).toBe(asks);
      expect(text.split('beforeInput true').length - 1).toBe(asks);
    }
  });

  test('GitHub’s approval is the environment’s rule, and the file says where to set it', () => {
    for (const one of casesOf('github-actions')) {
      for (const { name, needsApproval } of deployTargets(one)) {
        const { text } = one.file;
        expect(text).toContain(`environment: '${name}'`);
        const words = text.replaceAll(/\n\s*# /g, ' ');
        expect(words.includes(`Settings → Environments → ${name}`)).toBe(needsApproval);
      }
    }
  });

  test('Travis CI, which cannot ask, deploys such an environment only for its tag, and says so', () => {
    for (const one of casesOf('travis-ci')) {
      for (const { name, needsApproval } of deployTargets(one)) {
        const { branch } = one.options;
        const condition = needsApproval
          ? `tag =~ ^${name}-`
          : `branch = ${branch === 'main' ? branch : `"${branch}"`} AND type = push`;
        expect(one.file.text).toContain(`- name: deploy-${name}\n    if: ${condition}\n`);
        if (needsApproval) expect(one.file.text).toContain('cannot ask for an approval');
      }
    }
  });
});

describe('secrets', () => {
  const SECRET = /TOKEN|SECRET|PASSWORD|CREDENTIALS|ACCESS_KEY/;
  const fromStore: Record<string, RegExp> = {
    'github-actions':
      /^\$\{\{ (secrets\.\w+|github\.token|steps\.google\.outputs\.access_token) \}\}$/,
    'azure-devops': /^\$\(\w+\)$/,
  };

  test('a variable that holds a secret takes it from the store of its tool', () => {
    for (const one of cases) {
      for (const [name, value] of outlineOf(one).variables) {
        if (SECRET.test(name)) expect(value).toMatch(fromStore[one.tool] ?? /^never here$/);
      }
    }
  });

  test('a Jenkinsfile takes secrets from credentials, and leaves their names to the shell', () => {
    for (const { file } of casesOf('jenkins')) {
      for (const [, name = '', value] of file.text.matchAll(/^ +([A-Z_]+) = (.*)$/gm)) {
        if (SECRET.test(name)) expect(value).toMatch(/^credentials\('[a-z0-9-]+'\)$/);
      }
      expect(file.text).not.toMatch(/^\s*sh "/m);
    }
  });

  test('a secret reaches docker login by its input, never as an argument', () => {
    for (const { file } of cases) {
      for (const line of file.text.split('\n')) {
        if (line.includes('docker login')) expect(line).toContain('--password-stdin');
      }
      expect(file.text).not.toMatch(/--password[ =]/);
    }
  });

  test('each secret that a pipeline uses is named at its head', () => {
    for (const one of cases) {
      const head = one.file.text.split(/^(?!#|\/\/)/m)[0] ?? '';
      if (one.tool === 'jenkins') {
        for (const [, id = ''] of one.file.text.matchAll(/credentials\('([^']+)'\)/g)) {
          expect(head).toContain(id);
        }
      } else if (deployTargets(one).length > 0) {
        expect(head).toContain('DEPLOY_TOKEN');
      }
    }
  });
});

describe('GitHub Actions', () => {
  test('pins every action to a full digest, with the version beside it', () => {
    for (const { file } of casesOf('github-actions')) {
      for (const [line] of file.text.matchAll(/uses: .*/g)) {
        expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v?\d+\.\d+\.\d+$/);
      }
    }
  });

  test('reads the repository and nothing more, but for the job that pushes an image', () => {
    for (const one of casesOf('github-actions')) {
      const { text } = one.file;
      expect(text).toContain('\npermissions:\n  contents: read\n');
      const writes = text.match(/: write$/gm)?.length ?? 0;
      const byToken = ['ghcr', 'amazon-ecr', 'azure-acr', 'google-artifact-registry'];
      expect(writes).toBe(pushesImage(one) && byToken.includes(one.options.registry) ? 1 : 0);
    }
  });
});

test('the tests reuse what the build made', () => {
  const reuses: Record<string, RegExp> = {
    'github-actions': /actions\/download-artifact[^\n]*\n\s+with:\n\s+name: build/,
    'azure-devops': /DownloadPipelineArtifact@2/,
    'gitlab-ci': /# Later stages fetch it by themselves\./,
    circleci: /- attach_workspace:/,
  };
  for (const { tool, name, options, file } of cases) {
    const pattern = reuses[tool];
    if (pattern && options.stages.includes('test')) expect(file.text, name).toMatch(pattern);
  }
});

test('the tests run on each version that was asked for, by its own image or setup', () => {
  for (const one of cases) {
    const { jobs } = outlineOf(one);
    const tests = one.options.stages.includes('test');
    for (const version of one.options.alsoTested) {
      const id =
        one.tool === 'jenkins'
          ? `test on ${languageNames[one.options.language]} ${version}`
          : `test-${version.replaceAll('.', '-')}`;
      const found = jobs.some((job) => job.id === id.toLowerCase());
      // On Travis CI the tests share a stage.
      if (one.tool !== 'travis-ci') expect(found, one.name).toBe(tests);
    }
  }
});

test('pip installs the project itself, so that tests find a package under src/', () => {
  for (const { name, options, file } of cases) {
    if (options.packageManager !== 'pip') continue;
    expect(file.text, name).toContain('pip install --no-deps --editable .');
  }
});

test('commands run in the folder of the project', () => {
  for (const { name, options, file } of cases) {
    const enters = /cd ("\$TRAVIS_BUILD_DIR"\/)?services\/api|working-directory: services\/api/;
    expect(enters.test(file.text), name).toBe(options.folder !== '');
  }
});

describe('runners of one’s own', () => {
  const headOf = (
    tool: 'github-actions' | 'azure-devops',
    packageManager: PackageManager,
    runner: Runner,
  ) => {
    const options = {
      ...defaultPipelineOptions(languageOf(packageManager)),
      packageManager,
      runner,
    };
    const { text } = createPipeline(tool, { ...options, stages: ['test'] });
    return { text, words: (text.split(/^(?!#)/m)[0] ?? '').replaceAll('\n# ', ' ') };
  };

  test.each<['github-actions' | 'azure-devops', PackageManager, string]>([
    ['github-actions', 'maven', 'need Maven.'],
    ['github-actions', 'composer', 'need Ubuntu, and sudo without a password.'],
    ['github-actions', 'bundler', 'need Ubuntu, or Ruby 4.0 in the tool cache'],
    ['github-actions', 'uv', 'need Ubuntu, or Python 3.14 in the tool cache'],
    ['azure-devops', 'maven', 'need Maven, and a JDK 25 whose folder'],
    ['azure-devops', 'gradle', 'need a JDK 25 whose folder is in the variable JAVA_HOME_25_X64'],
    ['azure-devops', 'composer', 'need PHP and Composer.'],
    ['azure-devops', 'bundler', 'need Ruby 4.0 in the tool cache'],
    ['azure-devops', 'pip', 'need Ubuntu, or Python 3.14 in the tool cache'],
  ])('on %s with %s need what no step brings, and the head says so', (tool, manager, need) => {
    expect(headOf(tool, manager, 'own').words).toContain(`To build and test, your runners ${need}`);
    expect(headOf(tool, manager, 'hosted').words).not.toContain('your runners');
  });

  test('keep the PHP that they have', () => {
    expect(headOf('azure-devops', 'composer', 'hosted').text).toContain('sudo');
    expect(headOf('azure-devops', 'composer', 'own').text).not.toContain('sudo');
  });
});

test('every job has a limit in time, where its tool has one to set', () => {
  for (const { tool, file } of cases) {
    const count = (pattern: RegExp) => file.text.match(pattern)?.length ?? 0;
    if (tool === 'github-actions') {
      expect(count(/timeout-minutes:/g)).toBe(count(/runs-on:/g));
    } else if (tool === 'azure-devops') {
      expect(count(/^ {8,10}timeoutInMinutes: '/gm)).toBe(count(/- (job|deployment): /g));
    } else if (tool === 'circleci') {
      expect(count(/no_output_timeout:/g)).toBe(count(/- run:/g));
    } else if (tool === 'gitlab-ci') {
      expect(count(/^ {2}timeout: /gm)).toBe(1);
    } else if (tool === 'jenkins') {
      expect(count(/timeout\(/g)).toBe(1 + count(/stage\('Deploy/g));
    }
  }
});

describe('schedules', () => {
  const FIELDS = [
    [0, 59],
    [0, 23],
    [1, 31],
    [1, 12],
    [0, 7],
  ] as const;

  function isCron(cron: string): boolean {
    const fields = cron.split(' ');
    return (
      fields.length === FIELDS.length &&
      FIELDS.every(([least, most], index) => {
        const field = fields[index] ?? '';
        if (field === '*' || (field === 'H' && index === 0)) return true;
        return /^\d+$/.test(field) && Number(field) >= least && Number(field) <= most;
      })
    );
  }

  test.each(['github-actions', 'azure-devops', 'circleci', 'jenkins'] as const)(
    '%s runs by a valid cron if asked, and only then',
    (tool) => {
      expect(
        failing(
          casesOf(tool),
          ({ options }, { crons }) =>
            crons.length === (options.schedule === 'none' ? 0 : 1) &&
            crons.every(
              (cron) => isCron(cron) && cron.endsWith('1') === (options.schedule === 'weekly'),
            ),
        ),
      ).toEqual([]);
    },
  );

  test.each([
    ['gitlab-ci', 'Build → Pipeline schedules'],
    ['travis-ci', 'Settings → Cron Jobs'],
  ] as const)('%s keeps schedules elsewhere, and the file says where', (tool, place) => {
    for (const { options, file } of casesOf(tool)) {
      const words = file.text.replaceAll('\n# ', ' ');
      expect(words.includes(place)).toBe(options.schedule !== 'none');
    }
  });
});

test('the defaults of every tool and language build, test, scan and deploy', () => {
  const made = pipelineTools.flatMap((tool) =>
    pipelineLanguages.map(
      (language) => createPipeline(tool, defaultPipelineOptions(language)).text,
    ),
  );
  expect(new Set(made).size).toBe(36);
  for (const text of made) {
    for (const part of ['build', 'test', 'trivy', 'deploy.sh staging', 'deploy.sh production']) {
      expect(text.toLowerCase()).toContain(part);
    }
  }
});

test('the same options give the same file', () => {
  for (const { tool, options, file } of cases) expect(createPipeline(tool, options)).toEqual(file);
});
