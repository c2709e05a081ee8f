import { JUNIT_REPORT, type Toolchain } from './toolchain.ts';

const POETRY = 'poetry==2.2.1';
const POETRY_EXPORT = 'poetry-plugin-export==1.9.0';
const UV = 'uv==0.9.7';
const PIP_AUDIT = 'pip-audit==2.10.1';

const base = {
  image: 'python:3.13.15-slim-trixie',
  circleImage: 'cimg/python:3.13.14',
  githubSetup: {
    action: 'actions/setup-python',
    inputs: { 'python-version': '3.13' },
    caches: false,
  },
  azureSetup: [{ task: 'UsePythonVersion@0', inputs: { versionSpec: '3.13' } }],
  travisSetup: {
    keys: { language: 'python', python: '3.12' },
    note: 'Python 3.12 is the newest that Travis CI keeps ready on this image.',
  },
  variables: { PIP_DISABLE_PIP_VERSION_CHECK: '1' },
  lint: {
    commands: ['python -m pip install ruff==0.16.9', 'python -m ruff check .'],
    note: 'The rules are those of pyproject.toml.',
  },
  report: JUNIT_REPORT,
  output: 'dist',
} as const;

const testRun = 'pytest --junitxml=reports/junit.xml';
/** Audits the exported lock file with hash checking instead of resolving dependencies again. */
const auditExported =
  'python -m pip_audit --requirement audit-requirements.txt --require-hashes --disable-pip';

export const pip: Toolchain = {
  ...base,
  expects: ['pyproject.toml', 'requirements.txt with exact versions, pytest among them'],
  cache: {
    variable: 'PIP_CACHE_DIR',
    folder: '.pip',
    homeFolders: ['~/.cache/pip'],
    key: { file: 'requirements.txt' },
  },
  prepare: [],
  install: { commands: ['python -m pip install --requirement requirements.txt'] },
  build: { commands: ['python -m pip install build==1.6.1', 'python -m build'] },
  test: { commands: [`python -m ${testRun}`] },
  audit: {
    commands: [
      `python -m pip install ${PIP_AUDIT}`,
      'python -m pip_audit --requirement requirements.txt',
    ],
  },
};

export const poetry: Toolchain = {
  ...base,
  expects: ['pyproject.toml', 'poetry.lock, with pytest in it'],
  cache: {
    variable: 'POETRY_CACHE_DIR',
    folder: '.poetry',
    homeFolders: ['~/.cache/pypoetry'],
    key: { file: 'poetry.lock' },
  },
  prepare: [`python -m pip install ${POETRY} ${POETRY_EXPORT}`],
  install: { commands: ['python -m poetry sync --no-interaction'] },
  build: { commands: ['python -m poetry build'] },
  test: { commands: [`python -m poetry run ${testRun}`] },
  audit: {
    commands: [
      `python -m pip install ${PIP_AUDIT}`,
      'python -m poetry export --output audit-requirements.txt',
      auditExported,
    ],
  },
};

export const uv: Toolchain = {
  ...base,
  expects: ['pyproject.toml', 'uv.lock, with pytest in it'],
  cache: {
    variable: 'UV_CACHE_DIR',
    folder: '.uv',
    homeFolders: ['~/.cache/uv'],
    key: { file: 'uv.lock' },
  },
  prepare: [`python -m pip install ${UV}`],
  install: { commands: ['python -m uv sync --locked'] },
  build: { commands: ['python -m uv build'] },
  test: { commands: [`python -m uv run --locked ${testRun}`] },
  audit: {
    commands: [
      `python -m pip install ${PIP_AUDIT}`,
      'python -m uv export --locked --no-emit-project --output-file audit-requirements.txt',
      auditExported,
    ],
  },
};
