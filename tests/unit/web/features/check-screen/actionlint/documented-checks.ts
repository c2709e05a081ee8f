// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are workflows
/**
 * A mistake for each chapter of actionlint's documentation, its line marked by ◀. Four chapters need
 * what a browser does not have: shellcheck, pyflakes, and the files of local actions and workflows.
 */
export type DocumentedCheck = readonly [chapter: string, kind: string, workflow: string];

const job = (rest: string, on = 'push') => `on: ${on}\njobs:\n  a:\n${rest}`;
const linux = (rest: string, on?: string) => job(`    runs-on: ubuntu-24.04\n${rest}`, on);
const steps = (rest: string, on?: string) => linux(`    steps:\n${rest}`, on);
const echo = (expression: string) => `      - run: echo '\${{ ${expression} }}'◀\n`;
const make = '    steps:\n      - run: make\n';

export const documentedChecks: readonly DocumentedCheck[] = [
  ['Unexpected keys', 'syntax-check', linux(`    step: 5◀\n${make}`)],
  ['Missing required keys', 'syntax-check', `on: push\njobs:\n  a:\n    name: A◀\n${make}`],
  ['Key duplicates', 'syntax-check', linux(`    env:\n      A: 1\n      A: 2◀\n${make}`)],
  ['Unexpected empty mappings', 'syntax-check', 'on: push\njobs:◀\n'],
  ['Unexpected mapping values', 'syntax-check', linux(`    timeout-minutes: soon◀\n${make}`)],
  ['Syntax of expressions', 'expression', steps(echo('github.sha +'))],
  ['Types in expressions', 'expression', steps(echo('github.repository.owner'))],
  ['An object in a text', 'expression', steps(echo('github.event'))],
  ['Contexts', 'expression', steps(echo('gihub.sha'))],
  ['Functions', 'expression', steps(echo("startWith('ab', 'a')"))],
  ['Arguments of functions', 'expression', steps(echo("startsWith('ab', github.event)"))],
  ['Placeholders', 'expression', steps(echo("format('{0}', 1, 2)"))],
  ['JSON in expressions', 'expression', steps(echo("fromJSON('[1')"))],
  ['Outputs of steps', 'expression', steps(echo('steps.build.outputs.version'))],
  [
    'Matrix properties',
    'expression',
    linux(
      `    strategy:\n      matrix:\n        db: [{ name: mongo, port: 27017 }]\n    steps:\n${echo('matrix.db.host')}`,
    ),
  ],
  [
    'Outputs of jobs',
    'expression',
    `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    outputs: { tag: x }\n${make}  b:\n    needs: a\n    runs-on: ubuntu-24.04\n    steps:\n${echo('needs.a.outputs.tagg')}`,
  ],
  [
    'Comparisons',
    'expression',
    steps("      - run: make\n        if: ${{ github.event == 'push' }}◀\n"),
  ],
  [
    'Script injection',
    'expression',
    steps(echo('github.event.pull_request.title'), 'pull_request'),
  ],
  ['Job dependencies', 'job-needs', linux(`    needs: [missing]◀\n${make}`)],
  [
    'Circular dependencies',
    'job-needs',
    `on: push\njobs:\n  a:◀\n    needs: b\n    runs-on: ubuntu-24.04\n${make}  b:\n    needs: a\n    runs-on: ubuntu-24.04\n${make}`,
  ],
  [
    'Matrix values',
    'matrix',
    linux(`    strategy:\n      matrix:\n        node: [22, 24, 24]◀\n${make}`),
  ],
  [
    'Excluded matrix values',
    'matrix',
    linux(
      `    strategy:\n      matrix:\n        node: [22, 24]\n        exclude:\n          - node: 26◀\n${make}`,
    ),
  ],
  ['Webhook events', 'events', `on: pushed◀\njobs:\n  a:\n    runs-on: ubuntu-24.04\n${make}`],
  [
    'Filters that exclude each other',
    'events',
    linux(make, '\n  push:\n    branches: main\n    branches-ignore: next◀'),
  ],
  [
    'Inputs of workflow_dispatch',
    'events',
    linux(
      make,
      '\n  workflow_dispatch:\n    inputs:\n      level:\n        type: choice\n        options: [low, high]\n        default: middle◀',
    ),
  ],
  ['Glob patterns', 'glob', linux(make, "\n  push:\n    branches:\n      - '^v1'◀")],
  ['Cron', 'events', linux(make, "\n  schedule:\n    - cron: '0 3 * *'◀")],
  ['Frequent schedules', 'events', linux(make, "\n  schedule:\n    - cron: '* * * * *'◀")],
  ['Runner labels', 'runner-label', job(`    runs-on: linux-latest◀\n${make}`)],
  [
    'Conflicting labels',
    'runner-label',
    job(`    runs-on: [ubuntu-latest, windows-latest]◀\n${make}`),
  ],
  ['Format of actions', 'action', steps('      - uses: actions/checkout◀\n')],
  [
    'Inputs of popular actions',
    'action',
    steps('      - uses: actions/checkout@v4\n        with:\n          fetch-dept: 0◀\n'),
  ],
  [
    'Required inputs of popular actions',
    'action',
    steps('      - uses: actions/cache@v4◀\n        with:\n          path: dist\n'),
  ],
  ['Outdated popular actions', 'action', steps('      - uses: actions/setup-node@v3◀\n')],
  ['Shell names', 'shell-name', steps('      - run: make\n        shell: fish◀\n')],
  [
    'Unique step IDs',
    'id',
    steps('      - id: build\n        run: make\n      - id: BUILD◀\n        run: make\n'),
  ],
  ['Naming of IDs', 'id', steps('      - id: 1st◀\n        run: make\n')],
  [
    'Hardcoded credentials',
    'credentials',
    linux(
      `    container:\n      image: example.com/app:1.4.0\n      credentials:\n        username: ci\n        password: hunter22◀\n${make}`,
    ),
  ],
  ['Environment variables', 'env-var', linux(`    env:\n      MY VALUE: 1◀\n${make}`)],
  ['Permissions', 'permissions', linux(`    permissions:\n      content: read◀\n${make}`)],
  ['Reusable workflows', 'workflow-call', job('    uses: ./.github/workflows/release.yml@v1◀\n')],
  [
    'Inputs of reusable workflows',
    'events',
    linux(
      make,
      '\n  workflow_call:\n    inputs:\n      port:\n        type: number\n        default: http◀',
    ),
  ],
  [
    'Availability of contexts',
    'expression',
    linux(`    env:\n      DIR: \${{ runner.temp }}◀\n${make}`),
  ],
  [
    'Deprecated commands',
    'deprecated-commands',
    steps('      - run: echo "::set-output name=a::b"◀\n'),
  ],
  [
    'Constant conditions',
    'if-cond',
    steps('      - run: make\n        if: "${{ github.ref_name == \'main\' }} "◀\n'),
  ],
];
