import type { Toolchain } from './toolchain.ts';

const base = {
  circleImage: 'cimg/openjdk:21.0.11',
  azureSetup: [
    {
      task: 'JavaToolInstaller@0',
      inputs: { versionSpec: '21', jdkArchitectureOption: 'x64', jdkSourceOption: 'PreInstalled' },
    },
  ],
  travisSetup: { keys: { language: 'java', jdk: 'openjdk21' } },
  prepare: [],
} as const;

const githubInputs = { distribution: 'temurin', 'java-version': '21' };

export const maven: Toolchain = {
  ...base,
  expects: ['a pom.xml in the root folder'],
  image: 'maven:3.9.16-eclipse-temurin-21-noble',
  githubSetup: {
    action: 'actions/setup-java',
    inputs: { ...githubInputs, cache: 'maven' },
    caches: true,
  },
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
};

export const gradle: Toolchain = {
  ...base,
  expects: ['the Gradle wrapper (gradlew)'],
  image: 'eclipse-temurin:21.0.12_8-jdk-noble',
  githubSetup: {
    action: 'actions/setup-java',
    inputs: { ...githubInputs, cache: 'gradle' },
    caches: true,
  },
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
      'test -f gradle.lockfile || { echo "gradle.lockfile is missing, turn on dependency locking" >&2; false; }',
    ],
    note: 'Trivy reads gradle.lockfile and nothing else of a Gradle build, so the file has to be there.',
  },
  report: {
    format: 'junit',
    files: '**/build/test-results/test/TEST-*.xml',
    folder: 'build/test-results/test',
  },
  output: 'build/libs',
};
