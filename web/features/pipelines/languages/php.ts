import { imageVersion, pinnedImage } from '../pinned.ts';
import {
  archiveCommands,
  JUNIT_REPORT,
  lockFile,
  type Toolchain,
  UNPACK_ARCHIVE,
} from './toolchain.ts';

export function composer(): Toolchain {
  return {
    expects: (stages) => [
      lockFile('composer.lock', { lint: ['phpstan'], test: ['phpunit'] }, stages),
    ],
    image: pinnedImage('composer'),
    imageNote:
      'Composer’s image brings its own PHP; state yours as config.platform.php in composer.json, or build an image with it.',
    circleImage: pinnedImage('circle-php-8.5'),
    githubSetup: {
      action: 'shivammathur/setup-php',
      inputs: {
        'php-version': '8.5',
        tools: `composer:${imageVersion('composer')}`,
        coverage: 'none',
      },
      caches: false,
    },
    ownRunnerNeeds: {
      github: 'Ubuntu, and sudo without a password',
      azure: 'PHP and Composer',
    },
    azureSetup: [
      {
        script: 'sudo update-alternatives --set php /usr/bin/php8.3',
        note: 'PHP 8.3 is the version that the hosted image brings.',
      },
    ],
    travisSetup: {
      keys: { language: 'php', php: '8.3' },
      note: 'PHP 8.3 is the newest that Travis CI keeps ready on this image.',
    },
    variables: { COMPOSER_NO_INTERACTION: '1' },
    cache: {
      variable: 'COMPOSER_CACHE_DIR',
      folder: '.composer-cache',
      homeFolders: ['~/.cache/composer', '~/.composer/cache'],
      key: { file: 'composer.lock' },
    },
    prepare: [],
    install: { commands: ['composer install --no-progress --prefer-dist'] },
    lint: { commands: ['vendor/bin/phpstan analyse --no-progress'] },
    build: {
      commands: [
        'composer validate --no-check-publish',
        "find . -name '*.php' -not -path './vendor/*' -print0 | xargs -0 -r -n 1 php -l",
        ...archiveCommands,
      ],
      note: 'PHP has nothing to compile: the checks find files that do not parse, and the archive, without vendor, is what is deployed.',
    },
    test: { commands: ['vendor/bin/phpunit --log-junit reports/junit.xml'] },
    audit: { commands: ['composer audit --locked'] },
    report: JUNIT_REPORT,
    output: 'dist',
    prepareRelease: `${UNPACK_ARCHIVE} && composer install --no-dev`,
  };
}
