/** What a pipeline does, for every pair of options and every tool. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { toolchainOf } from '../../../../../web/features/pipelines/languages/toolchains.ts';
import { languageNames } from '../../../../../web/features/pipelines/pipeline-options.ts';
import {
  type Case,
  cases,
  casesOf,
  deploysImage,
  deployTargets,
  pushesImage,
} from './support/cases.ts';
import { listJenkinsStages, type Outline, outline } from './support/outline.ts';
import { record } from './support/unknown.ts';

const outlines = new Map(cases.map((one) => [one, outline(one)]));
const STAGES = ['lint', 'build', 'test', 'security-scan', 'image'];

function outlineOf(one: Case): Outline {
  const found = outlines.get(one);
  if (!found) throw new Error(`No outline of ${one.name}`);
  return found;
}

/** Names the cases that fail, so that one run shows several of them. */
function expectEach(some: readonly Case[], holds: (one: Case, plan: Outline) => boolean): void {
  const failing = some.filter((one) => !holds(one, outlineOf(one)));
  expect(failing.map(({ name }) => name).slice(0, 20)).toEqual([]);
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

/** The comment below the code, as one line. */
function notesOf({ file: { text } }: Pick<Case, 'file'>): string {
  return (text.split(/^(?!#|\/\/)/m).at(-1) ?? '').replaceAll(/\n(?:#|\/\/) /g, ' ');
}

const countOf = ({ file: { text } }: Case, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('stages', () => {
  test('are those that were chosen, in order, and no others', () => {
    expectEach(cases, (one, { jobs }) => {
      const ids = jobs.map(({ id }) => id);
      const stages = ids.filter((id) => STAGES.includes(id) || id.startsWith('deploy-'));
      return stages.join() === expectedStages(one).join();
    });
  });

  test('publish and deploy only after every check, environment by environment', () => {
    expectEach(cases, (one, plan) => {
      const expected = expectedStages(one);
      return expected.every((id, index) => {
        if (id !== 'image' && !id.startsWith('deploy-')) return true;
        const needs = allNeeds(plan, id);
        return expected.slice(0, index).every((earlier) => needs.has(earlier));
      });
    });
  });

  test('run the commands of their package manager, in the folder of the project', () => {
    const enters = /cd ("\$TRAVIS_BUILD_DIR"\/)?services\/api|working-directory: services\/api/;
    expectEach(cases, ({ options, file }, { jobs }) => {
      const { lint, build, test: tests } = toolchainOf(options.packageManager, options.version);
      const works: Record<string, { commands: readonly string[] }> = { lint, build, test: tests };
      const inFolder = enters.test(file.text) === (options.folder !== '');
      return (
        inFolder &&
        jobs.every(({ id, commands }) =>
          (works[id]?.commands ?? []).every((one) => commands.join('\n').includes(one)),
        )
      );
    });
  });

  test('hand each environment, and no other, to the script of the repository', () => {
    const call = /\.\/scripts\/deploy\.sh ([a-z0-9-]+)( "\$IMAGE:\$\w+")?/g;
    expectEach(cases, (one, { jobs }) => {
      const calls = jobs.flatMap(({ commands }) => [...commands.join('\n').matchAll(call)]);
      const names = deployTargets(one).map(({ name }) => name);
      return (
        calls.map(([, name]) => name).join() === names.join() &&
        calls.every(([, , image]) => (image !== undefined) === deploysImage(one))
      );
    });
  });

  test('scan dependencies and repository if asked, and the image before its push', () => {
    expectEach(cases, (one, { jobs }) => {
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
    });
  });

  test('test what was built, on each version that was asked for', () => {
    const reuses: Record<string, RegExp> = {
      'github-actions': /actions\/download-artifact[^\n]*\n\s+with:\n\s+name: build/,
      'azure-devops': /DownloadPipelineArtifact@2/,
      'gitlab-ci': /# Later stages fetch it by themselves\./,
      circleci: /- attach_workspace:/,
    };
    expectEach(cases, ({ tool, options, file }, { jobs }) => {
      const tests = options.stages.includes('test');
      if (tests && !(reuses[tool]?.test(file.text) ?? true)) return false;
      // On Travis CI the tests share a stage.
      if (tool === 'travis-ci') return true;
      return options.alsoTested.every((version) => {
        const id =
          tool === 'jenkins'
            ? `test on ${languageNames[options.language]} ${version}`
            : `test-${version.replaceAll('.', '-')}`;
        return jobs.some((job) => job.id === id.toLowerCase()) === tests;
      });
    });
  });

  test('install the project itself with pip, so that tests find a package under src/', () => {
    const withPip = cases.filter(({ options }) => options.packageManager === 'pip');
    expectEach(withPip, ({ file }) => file.text.includes('pip install --no-deps --editable .'));
  });

  test('end at a limit in time, where the tool has one to set', () => {
    const limits: Record<string, (one: Case) => boolean> = {
      'github-actions': (one) => countOf(one, /timeout-minutes:/g) === countOf(one, /runs-on:/g),
      'azure-devops': (one) =>
        countOf(one, /^ {8,10}timeoutInMinutes: '/gm) === countOf(one, /- (job|deployment): /g),
      circleci: (one) => countOf(one, /no_output_timeout:/g) === countOf(one, /- run:/g),
      'gitlab-ci': (one) => countOf(one, /^ {2}timeout: /gm) === 1,
      jenkins: (one) => countOf(one, /timeout\(/g) === 1 + countOf(one, /stage\('Deploy/g),
    };
    expectEach(cases, (one) => limits[one.tool]?.(one) ?? true);
  });
});

describe('approvals', () => {
  test('are asked for before each environment that wants one, and no other', () => {
    const asking = cases.filter(({ tool }) => !['github-actions', 'travis-ci'].includes(tool));
    expectEach(asking, (one, { jobs, approvals }) => {
      const targets = deployTargets(one);
      const wanted = targets.filter(({ needsApproval }) => needsApproval);
      const stands = targets.every(
        ({ name, needsApproval }) =>
          one.tool !== 'circleci' ||
          jobs.find(({ id }) => id === `deploy-${name}`)?.needs.includes(`approve-${name}`) ===
            needsApproval,
      );
      return stands && approvals.join() === wanted.map(({ name }) => name).join();
    });
  });

  test('of Jenkins hold no executor, and give up after three days', () => {
    expectEach(casesOf('jenkins'), (one) => {
      const asks = deployTargets(one).filter(({ needsApproval }) => needsApproval).length;
      return (
        one.file.text.includes('agent none') &&
        countOf(one, /timeout\(time: 3, unit: 'DAYS'\)/g) === asks &&
        countOf(one, /beforeInput true/g) === asks
      );
    });
  });

  test('of GitHub are a rule of the environment, and the file says where to set it', () => {
    expectEach(casesOf('github-actions'), (one) => {
      const words = one.file.text.replaceAll(/\n\s*# /g, ' ');
      return deployTargets(one).every(
        ({ name, needsApproval }) =>
          words.includes(`environment: '${name}'`) &&
          words.includes(`Settings → Environments → ${name}`) === needsApproval,
      );
    });
  });

  test('are tags on Travis CI, which cannot ask, and the file says so', () => {
    expectEach(casesOf('travis-ci'), (one) =>
      deployTargets(one).every(({ name, needsApproval }) => {
        const { branch } = one.options;
        const quoted = branch === 'main' ? branch : `"${branch}"`;
        const condition = needsApproval ? `tag =~ ^${name}-` : `branch = ${quoted} AND type = push`;
        const { text } = one.file;
        return (
          text.includes(`- name: deploy-${name}\n    if: ${condition}\n`) &&
          (!needsApproval || text.includes('cannot ask for an approval'))
        );
      }),
    );
  });
});

describe('concurrency', () => {
  /** Evaluates the expressions that a concurrency group uses. */
  function evaluate(template: unknown, event: { pull?: string; run: string }): string {
    return String(template).replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
      if (expression === 'github.workflow') return 'CI';
      if (expression === "github.event_name == 'pull_request'") return String(!!event.pull);
      if (expression === "github.event_name == 'pull_request' && github.ref || github.run_id")
        return event.pull ?? event.run;
      throw new Error(`Unknown expression: ${expression}`);
    });
  }

  test('on GitHub, a pull request replaces its own run, and only deployments wait for each other', () => {
    expectEach(casesOf('github-actions'), ({ file }) => {
      const workflow = record(parse(file.text));
      const { group, 'cancel-in-progress': cancels } = record(workflow.concurrency);
      const pull = { pull: 'refs/pull/1/merge', run: '1' };
      return (
        evaluate(group, { run: '1' }) !== evaluate(group, { run: '2' }) &&
        evaluate(group, { ...pull, run: '2' }) === evaluate(group, pull) &&
        evaluate(group, { ...pull, pull: 'refs/pull/2/merge' }) !== evaluate(group, pull) &&
        evaluate(cancels, pull) === 'true' &&
        evaluate(cancels, { run: '1' }) === 'false' &&
        Object.entries(record(workflow.jobs)).every(
          ([id, job]) => record(job).concurrency === (id.startsWith('deploy-') ? id : undefined),
        )
      );
    });
  });

  test('in Jenkins, a run that asks holds up no other, and a lock keeps deployments apart', () => {
    expectEach(casesOf('jenkins'), (one) => {
      const asks = deployTargets(one).some(({ needsApproval }) => needsApproval);
      const steps = listJenkinsStages(one.file.text)
        .filter(({ name }) => name.startsWith('Deploy to'))
        .map(({ body }) => body);
      const locks = steps.map((each) => /lock\(resource: (\S+)\) \{/.exec(each)?.[1]);
      const ordinals = steps.map((each) => /milestone\(ordinal: (\d+)\)/.exec(each)?.[1]);
      const expected = steps.map((_, index) => (asks ? String(index + 1) : undefined));
      return (
        one.file.text.includes('disableConcurrentBuilds()') !== asks &&
        notesOf(one).includes('Lockable Resources') === asks &&
        ordinals.join() === expected.join() &&
        new Set(locks.filter(Boolean)).size === (asks ? steps.length : 0)
      );
    });
  });
});

describe('secrets', () => {
  const VARIABLE = /^ +(?:- )?([A-Z][A-Z_]+)(?:: | = |=)(.*)$/gm;
  const SECRET = /TOKEN|SECRET|PASSWORD|CREDENTIALS|ACCESS_KEY/;
  const fromStore: Record<string, RegExp> = {
    'github-actions':
      /^\$\{\{ (secrets\.\w+|github\.token|steps\.google\.outputs\.access_token) \}\}$/,
    'azure-devops': /^\$\(\w+\)$/,
    jenkins: /^credentials\('[a-z0-9-]+'\)$/,
    'travis-ci': /^"\$\w+" /,
  };

  test('come from the store of their tool, and are named below the code', () => {
    expectEach(cases, (one) => {
      const fromTool = [...one.file.text.matchAll(VARIABLE)].every(
        ([, name = '', value = '']) => !SECRET.test(name) || fromStore[one.tool]?.test(value),
      );
      if (one.tool !== 'jenkins') {
        const isNamed = deployTargets(one).length === 0 || notesOf(one).includes('DEPLOY_TOKEN');
        return fromTool && isNamed;
      }
      const { text } = one.file;
      const ids = [...text.matchAll(/credentials\('([^']+)'\)/g)].map(([, id = '']) => id);
      // Groovy would write the value of a secret into a script in double quotes.
      return fromTool && ids.every((id) => notesOf(one).includes(id)) && !/^\s*sh "/m.test(text);
    });
  });

  test('reach docker login by its input, never as an argument', () => {
    expectEach(
      cases,
      ({ file }) =>
        !/--password[ =]/.test(file.text) &&
        file.text
          .split('\n')
          .every((line) => !line.includes('docker login') || line.includes('--password-stdin')),
    );
  });

  test('of a workflow come with one permission to write, for the job that pushes an image', () => {
    const byToken = ['ghcr', 'amazon-ecr', 'azure-acr', 'google-artifact-registry'];
    expectEach(casesOf('github-actions'), (one) => {
      const isWriting = pushesImage(one) && byToken.includes(one.options.registry);
      return (
        one.file.text.includes('\npermissions:\n  contents: read\n') &&
        countOf(one, /: write$/gm) === (isWriting ? 1 : 0)
      );
    });
  });
});

describe('schedules', () => {
  const CRON = /(?:cron: ['"]?|\? ')([\dH] ?[^'"\n]*)/g;

  test('are one cron if asked, and none otherwise', () => {
    const crons = cases.filter(({ tool }) => !['gitlab-ci', 'travis-ci'].includes(tool));
    expectEach(crons, ({ options, file }) => {
      const found = [...file.text.matchAll(CRON)].map(([, cron]) => cron);
      if (options.schedule === 'none') return found.length === 0;
      const day = options.schedule === 'weekly' ? '1' : '\\*';
      return found.length === 1 && new RegExp(`^(\\d+|H) \\d+ \\* \\* ${day}$`).test(`${found}`);
    });
  });

  test('are set elsewhere for GitLab and Travis CI, and the file says where', () => {
    const places = {
      'gitlab-ci': 'Build → Pipeline schedules',
      'travis-ci': 'Settings → Cron Jobs',
    };
    for (const tool of ['gitlab-ci', 'travis-ci'] as const) {
      expectEach(
        casesOf(tool),
        ({ options, file }) =>
          file.text.replaceAll('\n# ', ' ').includes(places[tool]) ===
          (options.schedule !== 'none'),
      );
    }
  });
});
