import { type PackageName, pinnedImage, pinnedVersion } from '../pinned.ts';
import type { RuntimeVersion } from '../pipeline-options.ts';
import { JUNIT_REPORT, lockFile, type Toolchain } from './toolchain.ts';

type Version = RuntimeVersion<'python'>;

/** A requirement such as `uv==1.2.3`. */
function pinned(name: PackageName): string {
  return `${name}==${pinnedVersion(name)}`;
}

function base(version: Version) {
  return {
    image: pinnedImage(`python-${version}`),
    circleImage: pinnedImage(`circle-python-${version}`),
    githubSetup: {
      action: 'actions/setup-python',
      inputs: { 'python-version': version },
      caches: false,
    },
    azureSetup: [{ task: 'UsePythonVersion@0', inputs: { versionSpec: version } }],
    travisSetup: {
      keys: { language: 'python', python: '3.12' },
      note: 'Python 3.12 is the newest that Travis CI keeps ready on this image.',
    },
    ownRunnerNeeds: {
      github: `Ubuntu, or Python ${version} in the tool cache of the runner`,
      azure: `Ubuntu, or Python ${version} in the tool cache of the agent`,
    },
    variables: { PIP_DISABLE_PIP_VERSION_CHECK: '1' },
    lint: {
      commands: [`python -m pip install ${pinned('ruff')}`, 'python -m ruff check .'],
      note: 'The rules are those of pyproject.toml.',
    },
    report: JUNIT_REPORT,
    output: 'dist',
    prepareRelease: 'python3 -m venv .venv && .venv/bin/pip install ./*.whl',
  } as const;
}

const testRun = 'pytest --junitxml=reports/junit.xml';
/** Audits the exported lock file with hash checking instead of resolving dependencies again. */
const auditExported =
  'python -m pip_audit --requirement audit-requirements.txt --require-hashes --disable-pip';

export function pip(version: Version): Toolchain {
  return {
    ...base(version),
    expects: (stages) => [
      'pyproject.toml',
      `requirements.txt with exact versions${stages.includes('test') ? ', pytest among them' : ''}`,
    ],
    cache: {
      variable: 'PIP_CACHE_DIR',
      folder: '.pip',
      homeFolders: ['~/.cache/pip'],
      key: { file: 'requirements.txt' },
    },
    prepare: [],
    install: {
      commands: [
        'python -m pip install --requirement requirements.txt',
        'python -m pip install --no-deps --editable .',
      ],
      note: 'The project itself is installed too, so that tests find a package under src/.',
    },
    build: { commands: [`python -m pip install ${pinned('build')}`, 'python -m build'] },
    test: { commands: [`python -m ${testRun}`] },
    audit: {
      commands: [
        `python -m pip install ${pinned('pip-audit')}`,
        'python -m pip_audit --requirement requirements.txt',
      ],
    },
  };
}

export function poetry(version: Version): Toolchain {
  return {
    ...base(version),
    expects: (stages) => ['pyproject.toml', lockFile('poetry.lock', { test: ['pytest'] }, stages)],
    cache: {
      variable: 'POETRY_CACHE_DIR',
      folder: '.poetry',
      homeFolders: ['~/.cache/pypoetry'],
      key: { file: 'poetry.lock' },
    },
    prepare: [`python -m pip install ${pinned('poetry')} ${pinned('poetry-plugin-export')}`],
    install: { commands: ['python -m poetry sync --no-interaction'] },
    build: { commands: ['python -m poetry build'] },
    test: { commands: [`python -m poetry run ${testRun}`] },
    audit: {
      commands: [
        `python -m pip install ${pinned('pip-audit')}`,
        'python -m poetry export --output audit-requirements.txt',
        auditExported,
      ],
    },
  };
}

export function uv(version: Version): Toolchain {
  return {
    ...base(version),
    expects: (stages) => ['pyproject.toml', lockFile('uv.lock', { test: ['pytest'] }, stages)],
    cache: {
      variable: 'UV_CACHE_DIR',
      folder: '.uv',
      homeFolders: ['~/.cache/uv'],
      key: { file: 'uv.lock' },
    },
    prepare: [`python -m pip install ${pinned('uv')}`],
    install: { commands: ['python -m uv sync --locked'] },
    build: { commands: ['python -m uv build'] },
    test: { commands: [`python -m uv run --locked ${testRun}`] },
    audit: {
      commands: [
        `python -m pip install ${pinned('pip-audit')}`,
        'python -m uv export --locked --no-emit-project --output-file audit-requirements.txt',
        auditExported,
      ],
    },
  };
}
