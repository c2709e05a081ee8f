import { pinnedImage, pinnedVersion } from '../pinned.ts';
import type { RuntimeVersion } from '../pipeline-options.ts';
import {
  archiveCommands,
  JUNIT_REPORT,
  lockFile,
  type Toolchain,
  UNPACK_ARCHIVE,
} from './toolchain.ts';

export function bundler(version: RuntimeVersion<'ruby'>): Toolchain {
  return {
    expects: (stages) => {
      const tools = { lint: ['rubocop'], test: ['rspec', 'rspec_junit_formatter'] };
      return [lockFile('Gemfile.lock', tools, stages)];
    },
    image: pinnedImage(`ruby-${version}`),
    circleImage: pinnedImage(`circle-ruby-${version}`),
    githubSetup: { action: 'ruby/setup-ruby', inputs: { 'ruby-version': version }, caches: false },
    ownRunnerNeeds: {
      github: `Ubuntu, or Ruby ${version} in the tool cache of the runner`,
      azure: `Ruby ${version} in the tool cache of the agent`,
    },
    azureSetup: [{ task: 'UseRubyVersion@0', inputs: { versionSpec: version } }],
    travisSetup: {
      keys: { language: 'ruby', rvm: '3.3.10' },
      note: 'Ruby 3.3.10 is the newest that Travis CI keeps ready on this image.',
    },
    variables: { BUNDLE_PATH: 'vendor/bundle', BUNDLE_FROZEN: 'true' },
    cache: {
      variable: 'BUNDLE_PATH',
      folder: 'vendor/bundle',
      homeFolders: ['vendor/bundle'],
      key: { file: 'Gemfile.lock' },
    },
    prepare: [],
    install: { commands: ['bundle install --jobs 4 --retry 3'] },
    lint: { commands: ['bundle exec rubocop --parallel'] },
    build: {
      commands: [
        "find . -name '*.rb' -not -path './vendor/*' -print0 | xargs -0 -r -n 1 ruby -c",
        ...archiveCommands,
      ],
      note: 'Ruby has nothing to compile: the first command finds files that do not parse, the others pack what is deployed without the gems.',
    },
    test: {
      commands: [
        'bundle exec rspec --format progress --format RspecJunitFormatter --out reports/junit.xml',
      ],
    },
    audit: {
      commands: [
        `gem install bundler-audit --version ${pinnedVersion('bundler-audit')}`,
        'bundle-audit check --update',
      ],
    },
    report: JUNIT_REPORT,
    output: 'dist',
    prepareRelease: `${UNPACK_ARCHIVE} && bundle config set --local path vendor/bundle && bundle config set --local without development:test && bundle install`,
  };
}
