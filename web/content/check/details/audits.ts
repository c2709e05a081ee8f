// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
import type { RuleDetails } from '../rule.ts';
import type { auditRules } from '../rules/audits.ts';
import { sources, zizmor } from '../sources.ts';

const ci = (wrong: string, right: string) => ({ file: 'ci.yml', wrong, right });

export const auditDetails: Record<keyof typeof auditRules, RuleDetails> = {
  'untrusted-environment': {
    unless: 'A stranger cannot change what is written there.',
    source: zizmor('github-env'),
    example: ci(
      'on: pull_request_target\njobs:\n  label:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo "NAME=$(cat name.txt)" >> "$GITHUB_ENV"\n      - run: make label',
      'on: pull_request_target\njobs:\n  label:\n    runs-on: ubuntu-24.04\n    steps:\n      - id: name\n        run: echo "name=$(cat name.txt)" >> "$GITHUB_OUTPUT"\n      - run: make label\n        env:\n          NAME: ${{ steps.name.outputs.name }}',
    ),
  },
  'artifact-with-credentials': {
    unless: 'The artifact leaves out hidden files, and nothing copies .git.',
    source: zizmor('artipacked'),
    example: ci(
      'on: push\njobs:\n  build:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v4\n      - uses: actions/upload-artifact@v7\n        with:\n          path: .',
      'on: push\njobs:\n  build:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          persist-credentials: false\n      - uses: actions/upload-artifact@v7\n        with:\n          path: .',
    ),
  },
  'cache-in-release': {
    unless: 'Nobody but maintainers can start a run that fills the cache.',
    source: zizmor('cache-poisoning'),
    example: ci(
      'on:\n  release:\n    types: [published]\njobs:\n  publish:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v7\n      - uses: actions/setup-node@v7\n        with:\n          cache: npm\n      - run: npm publish',
      'on:\n  release:\n    types: [published]\njobs:\n  publish:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v7\n      - uses: actions/setup-node@v7\n      - run: npm publish',
    ),
  },
  'spoofable-actor': {
    unless: 'The step does nothing that a stranger may not do.',
    source: zizmor('bot-conditions'),
    example: ci(
      "on: pull_request_target\njobs:\n  merge:\n    runs-on: ubuntu-24.04\n    if: github.actor == 'dependabot[bot]'\n    steps:\n      - run: make merge",
      "on: pull_request_target\njobs:\n  merge:\n    runs-on: ubuntu-24.04\n    if: github.event.pull_request.user.login == 'dependabot[bot]'\n    steps:\n      - run: make merge",
    ),
  },
  'unmasked-secret': {
    unless: 'Never. Name each secret that the step needs.',
    source: zizmor('overprovisioned-secrets'),
    example: ci(
      'on: push\njobs:\n  deploy:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make deploy\n        env:\n          SECRETS: ${{ toJSON(secrets) }}',
      'on: push\njobs:\n  deploy:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make deploy\n        env:\n          DEPLOY_TOKEN: ${{ secrets.DEPLOY_TOKEN }}',
    ),
  },
  'loose-condition': {
    unless: 'Every value that it lets through is meant.',
    source: zizmor('unsound-contains'),
    example: ci(
      "on: push\njobs:\n  deploy:\n    runs-on: ubuntu-24.04\n    if: contains('refs/heads/main refs/heads/next', github.ref)\n    steps:\n      - run: make deploy",
      'on: push\njobs:\n  deploy:\n    runs-on: ubuntu-24.04\n    if: contains(fromJSON(\'["refs/heads/main", "refs/heads/next"]\'), github.ref)\n    steps:\n      - run: make deploy',
    ),
  },
  'vulnerable-action': {
    unless: 'The advisory says that your use of the action is not affected.',
    source: zizmor('known-vulnerable-actions'),
    example: ci(
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: tj-actions/changed-files@v45',
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: git diff --name-only HEAD^ > changed.txt',
    ),
  },
  'archived-action': {
    unless: 'You keep a copy of the action and maintain it yourself.',
    source: zizmor('archived-uses'),
    example: ci(
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/setup-ruby@v1\n      - run: rake test',
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: ruby/setup-ruby@v1\n      - run: rake test',
    ),
  },
  'misspelt-action': {
    unless: 'The owner is the one that you mean.',
    source: zizmor('typosquat-uses'),
    example: ci(
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: action/checkout@v7\n      - run: make test',
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v7\n      - run: make test',
    ),
  },
  'wide-app-token': {
    unless: 'The app itself has no more rights than this job needs.',
    source: zizmor('github-app'),
    example: ci(
      'on: push\njobs:\n  tag:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/create-github-app-token@v3\n        id: token\n        with:\n          app-id: ${{ vars.APP_ID }}\n          private-key: ${{ secrets.APP_KEY }}',
      'on: push\njobs:\n  tag:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/create-github-app-token@v3\n        id: token\n        with:\n          app-id: ${{ vars.APP_ID }}\n          private-key: ${{ secrets.APP_KEY }}\n          permission-contents: write',
    ),
  },
  'long-lived-token': {
    unless: 'The index that you publish to knows no trusted publishing.',
    source: zizmor('use-trusted-publishing'),
    example: ci(
      'on:\n  release:\n    types: [published]\njobs:\n  publish:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: python -m build\n      - uses: pypa/gh-action-pypi-publish@v1.14.0\n        with:\n          password: ${{ secrets.PYPI_TOKEN }}',
      'on:\n  release:\n    types: [published]\njobs:\n  publish:\n    runs-on: ubuntu-24.04\n    permissions:\n      id-token: write\n    steps:\n      - run: python -m build\n      - uses: pypa/gh-action-pypi-publish@v1.14.0',
    ),
  },
  'input-in-script': {
    unless: 'Only people who may change the pipeline anyway can set the input.',
    source: zizmor('template-injection'),
    example: {
      file: 'action.yml',
      wrong:
        'name: Greet\ndescription: Greets somebody.\ninputs:\n  name:\n    description: Whom to greet.\nruns:\n  using: composite\n  steps:\n    - shell: bash\n      run: echo "Hello ${{ inputs.name }}"',
      right:
        'name: Greet\ndescription: Greets somebody.\ninputs:\n  name:\n    description: Whom to greet.\nruns:\n  using: composite\n  steps:\n    - shell: bash\n      run: echo "Hello $NAME"\n      env:\n        NAME: ${{ inputs.name }}',
    },
  },
  'unknown-runner': {
    unless: 'A runner of your own has this label.',
    source: sources.github,
    example: ci(
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.4\n    steps:\n      - run: make test',
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
    ),
  },
};
