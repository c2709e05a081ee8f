import type { LanguageId, ToolId } from './options.ts';

/** Where each tool keeps its pipeline, and its prerequisites for deployment. */
export const toolSurroundings = {
  jenkins: {
    file: 'Jenkinsfile',
    needs: 'An agent with its own label, and credentials for the registry and each environment.',
  },
  'azure-devops': {
    file: 'azure-pipelines.yml',
    needs: 'A service connection by workload identity, and environments with named approvers.',
  },
  'github-actions': {
    file: '.github/workflows/ci.yml',
    needs: 'OIDC trust between repository and cloud, and environments with required reviewers.',
  },
  'travis-ci': {
    file: '.travis.yml',
    needs:
      'Encrypted variables in the repository settings. Travis CI has no approvals, so a tag starts the release.',
  },
  circleci: {
    file: '.circleci/config.yml',
    needs: 'A context for each environment, and an approval job in front of the last one.',
  },
} as const satisfies Record<ToolId, { file: string; needs: string }>;

/** Default commands of a first pipeline. */
export const languageSurroundings = {
  dotnet: {
    build: 'dotnet build',
    test: 'dotnet test',
    // `dotnet list package --vulnerable` lists findings, but exits with 0.
    audit: 'dotnet restore --force --property:WarningsAsErrors=NU1903%3BNU1904',
  },
  java: {
    build: 'mvn package',
    test: 'mvn verify',
    audit: 'trivy filesystem --exit-code 1 --severity HIGH,CRITICAL pom.xml',
  },
  nodejs: { build: 'npm run build', test: 'npm test', audit: 'npm audit' },
  python: { build: 'python -m build', test: 'pytest', audit: 'pip-audit' },
  ruby: { build: 'bundle install', test: 'bundle exec rspec', audit: 'bundle-audit check' },
  php: { build: 'composer install', test: 'vendor/bin/phpunit', audit: 'composer audit' },
} as const satisfies Record<LanguageId, { build: string; test: string; audit: string }>;
