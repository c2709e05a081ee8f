// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are workflows
/**
 * A mistake for each chapter of actionlint's documentation, its line marked by ◀. Four chapters need
 * what a browser does not have: shellcheck, pyflakes, and the files of local actions and workflows.
 */
const job = (rest: string, on = 'push') => `on: ${on}\njobs:\n  a:\n${rest}`;
const linux = (rest: string, on?: string) => job(`    runs-on: ubuntu-24.04\n${rest}`, on);
const steps = (rest: string, on?: string) => linux(`    steps:\n${rest}`, on);
const echo = (expression: string) => `      - run: echo '\${{ ${expression} }}'◀\n`;
const make = '    steps:\n      - run: make\n';

/** By the name of the check, and by chapter. */
const workflows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'syntax-check': {
    'Unexpected keys': linux(`    step: 5◀\n${make}`),
    'Missing required keys': `on: push\njobs:\n  a:\n    name: A◀\n${make}`,
    'Key duplicates': linux(`    env:\n      A: 1\n      A: 2◀\n${make}`),
    'Unexpected empty mappings': 'on: push\njobs:◀\n',
    'Unexpected mapping values': linux(`    timeout-minutes: soon◀\n${make}`),
  },
  expression: {
    'Syntax of expressions': steps(echo('github.sha +')),
    'Types in expressions': steps(echo('github.repository.owner')),
    'An object in a text': steps(echo('github.event')),
    Contexts: steps(echo('gihub.sha')),
    Functions: steps(echo("startWith('ab', 'a')")),
    'Arguments of functions': steps(echo("startsWith('ab', github.event)")),
    Placeholders: steps(echo("format('{0}', 1, 2)")),
    'JSON in expressions': steps(echo("fromJSON('[1')")),
    'Outputs of steps': steps(echo('steps.build.outputs.version')),
    'Matrix properties': linux(
      `    strategy:\n      matrix:\n        db: [{ name: mongo, port: 27017 }]\n    steps:\n${echo('matrix.db.host')}`,
    ),
    'Outputs of jobs': `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    outputs: { tag: x }\n${make}  b:\n    needs: a\n    runs-on: ubuntu-24.04\n    steps:\n${echo('needs.a.outputs.tagg')}`,
    Comparisons: steps("      - run: make\n        if: ${{ github.event == 'push' }}◀\n"),
    'Script injection': steps(echo('github.event.pull_request.title'), 'pull_request'),
    'Availability of contexts': linux(`    env:\n      DIR: \${{ runner.temp }}◀\n${make}`),
  },
  'job-needs': {
    'Job dependencies': linux(`    needs: [missing]◀\n${make}`),
    'Circular dependencies': `on: push\njobs:\n  a:◀\n    needs: b\n    runs-on: ubuntu-24.04\n${make}  b:\n    needs: a\n    runs-on: ubuntu-24.04\n${make}`,
  },
  matrix: {
    'Matrix values': linux(`    strategy:\n      matrix:\n        node: [22, 24, 24]◀\n${make}`),
    'Excluded matrix values': linux(
      `    strategy:\n      matrix:\n        node: [22, 24]\n        exclude:\n          - node: 26◀\n${make}`,
    ),
  },
  events: {
    'Webhook events': `on: pushed◀\njobs:\n  a:\n    runs-on: ubuntu-24.04\n${make}`,
    'Filters that exclude each other': linux(
      make,
      '\n  push:\n    branches: main\n    branches-ignore: next◀',
    ),
    'Inputs of workflow_dispatch': linux(
      make,
      '\n  workflow_dispatch:\n    inputs:\n      level:\n        type: choice\n        options: [low, high]\n        default: middle◀',
    ),
    Cron: linux(make, "\n  schedule:\n    - cron: '0 3 * *'◀"),
    'Frequent schedules': linux(make, "\n  schedule:\n    - cron: '* * * * *'◀"),
    'Inputs of reusable workflows': linux(
      make,
      '\n  workflow_call:\n    inputs:\n      port:\n        type: number\n        default: http◀',
    ),
  },
  glob: {
    'Glob patterns': linux(make, "\n  push:\n    branches:\n      - '^v1'◀"),
  },
  'runner-label': {
    'Runner labels': job(`    runs-on: linux-latest◀\n${make}`),
    'Conflicting labels': job(`    runs-on: [ubuntu-latest, windows-latest]◀\n${make}`),
  },
  action: {
    'Format of actions': steps('      - uses: actions/checkout◀\n'),
    'Inputs of popular actions': steps(
      '      - uses: actions/checkout@v4\n        with:\n          fetch-dept: 0◀\n',
    ),
    'Required inputs of popular actions': steps(
      '      - uses: actions/cache@v4◀\n        with:\n          path: dist\n',
    ),
    'Outdated popular actions': steps('      - uses: actions/setup-node@v3◀\n'),
  },
  'shell-name': {
    'Shell names': steps('      - run: make\n        shell: fish◀\n'),
  },
  id: {
    'Unique step IDs': steps(
      '      - id: build\n        run: make\n      - id: BUILD◀\n        run: make\n',
    ),
    'Naming of IDs': steps('      - id: 1st◀\n        run: make\n'),
  },
  credentials: {
    'Hardcoded credentials': linux(
      `    container:\n      image: example.com/app:1.4.0\n      credentials:\n        username: ci\n        password: hunter22◀\n${make}`,
    ),
  },
  'env-var': {
    'Environment variables': linux(`    env:\n      MY VALUE: 1◀\n${make}`),
  },
  permissions: {
    Permissions: linux(`    permissions:\n      content: read◀\n${make}`),
  },
  'workflow-call': {
    'Reusable workflows': job('    uses: ./.github/workflows/release.yml@v1◀\n'),
  },
  'deprecated-commands': {
    'Deprecated commands': steps('      - run: echo "::set-output name=a::b"◀\n'),
  },
  'if-cond': {
    'Constant conditions': steps(
      '      - run: make\n        if: "${{ github.ref_name == \'main\' }} "◀\n',
    ),
  },
};

export const documentedChecks = Object.entries(workflows).flatMap(([kind, chapters]) =>
  Object.entries(chapters).map(([chapter, workflow]) => ({ kind, chapter, workflow })),
);
