import { pinnedImage } from '../pinned.ts';
import type { RuntimeVersion } from '../pipeline-options.ts';
import { failUnless, type Toolchain } from './toolchain.ts';

type Version = RuntimeVersion<'java'>;

function base(version: Version) {
  return {
    circleImage: pinnedImage(`circle-java-${version}`),
    azureSetup: [
      {
        task: 'JavaToolInstaller@0',
        inputs: {
          versionSpec: version,
          jdkArchitectureOption: 'x64',
          jdkSourceOption: 'PreInstalled',
        },
      },
    ],
    travisSetup: { keys: { language: 'java', jdk: `openjdk${version}` } },
    prepare: [],
  } as const;
}

/** What JavaToolInstaller looks for. */
function installedJdk(version: Version): string {
  return `a JDK ${version} whose folder is in the variable JAVA_HOME_${version}_X64`;
}

function githubSetup(version: Version, cache: 'maven' | 'gradle') {
  return {
    action: 'actions/setup-java',
    inputs: { distribution: 'temurin', 'java-version': version, cache },
    caches: true,
  } as const;
}

export function maven(version: Version): Toolchain {
  return {
    ...base(version),
    expects: () => ['a pom.xml in the root folder'],
    ownRunnerNeeds: { github: 'Maven', azure: `Maven, and ${installedJdk(version)}` },
    image: pinnedImage(`maven-${version}`),
    githubSetup: githubSetup(version, 'maven'),
    variables: {},
    cache: {
      variable: 'MAVEN_OPTS',
      valueFor: (folder) => `-Dmaven.repo.local=${folder}`,
      folder: '.m2-repository',
      homeFolders: ['~/.m2/repository'],
      key: { file: 'pom.xml' },
    },
    install: {
      commands: ['mvn --batch-mode --no-transfer-progress dependency:go-offline'],
    },
    lint: {
      commands: [
        'mvn --batch-mode --no-transfer-progress org.apache.maven.plugins:maven-checkstyle-plugin:3.6.0:check -Dcheckstyle.config.location=google_checks.xml',
      ],
      note: 'Google’s rules only warn. Put your own checkstyle.xml in their place to fail a run.',
    },
    build: { commands: ['mvn --batch-mode --no-transfer-progress -DskipTests package'] },
    test: { commands: ['mvn --batch-mode --no-transfer-progress verify'] },
    audit: {
      commands: [],
      note: 'Maven has no audit of its own: Trivy follows the dependencies of pom.xml.',
    },
    report: {
      format: 'junit',
      files: '**/target/surefire-reports/TEST-*.xml',
      folder: 'target/surefire-reports',
    },
    output: 'target',
    expectsOutput: true,
  };
}

export function gradle(version: Version): Toolchain {
  return {
    ...base(version),
    expects: () => ['the Gradle wrapper (gradlew)'],
    ownRunnerNeeds: { azure: installedJdk(version) },
    image: pinnedImage(`temurin-${version}`),
    githubSetup: githubSetup(version, 'gradle'),
    variables: {},
    cache: {
      variable: 'GRADLE_USER_HOME',
      folder: '.gradle-home',
      homeFolders: ['~/.gradle/caches', '~/.gradle/wrapper'],
      key: { pattern: '*.gradle*' },
    },
    install: { commands: ['./gradlew --no-daemon --version'] },
    lint: {
      commands: ['./gradlew --no-daemon check --exclude-task test'],
      note: 'Runs the linters that the build applies, such as Checkstyle, Spotless or detekt.',
    },
    build: { commands: ['./gradlew --no-daemon assemble'] },
    test: { commands: ['./gradlew --no-daemon test'] },
    audit: {
      commands: [
        failUnless(
          'test -f gradle.lockfile',
          'gradle.lockfile is missing: turn on dependency locking',
        ),
      ],
      note: 'Trivy reads gradle.lockfile and nothing else of a Gradle build, so the file has to be there.',
    },
    auditExpects: 'gradle.lockfile, from dependency locking (./gradlew dependencies --write-locks)',
    report: {
      format: 'junit',
      files: '**/build/test-results/test/TEST-*.xml',
      folder: 'build/test-results/test',
    },
    output: 'build/libs',
    expectsOutput: true,
  };
}
