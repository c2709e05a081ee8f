// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
import type { RuleDetails } from '../rule.ts';
import type { referenceRules } from '../rules/references.ts';
import { sources } from '../sources.ts';

const elsewhere = 'Another file, which is included or merged, declares the name.';

export const referenceDetails: Record<keyof typeof referenceRules, RuleDetails> = {
  'unknown-need': {
    unless: 'GitLab: an included file declares the job. GitHub: never.',
    source: sources.github,
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  deploy:\n    needs: build\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make deploy',
      right:
        'on: push\njobs:\n  build:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make\n  deploy:\n    needs: build\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make deploy',
    },
  },
  'unknown-stage': {
    unless:
      'Another file, which is included or merged, declares the stage, or COPY --from names an image on purpose.',
    source: { name: 'GitLab, “stages”', url: 'https://docs.gitlab.com/ci/yaml/#stages' },
    example: {
      file: '.gitlab-ci.yml',
      wrong: 'stages: [build]\n\nunit:\n  stage: test\n  script: make test',
      right: 'stages: [build, test]\n\nunit:\n  stage: test\n  script: make test',
    },
  },
  'unknown-base': {
    unless: elsewhere,
    source: { name: 'GitLab, “extends”', url: 'https://docs.gitlab.com/ci/yaml/#extends' },
    example: {
      file: '.gitlab-ci.yml',
      wrong: 'stages: [test]\n\nunit:\n  stage: test\n  extends: .node',
      right:
        'stages: [test]\n\n.node:\n  script: npm test\n\nunit:\n  stage: test\n  extends: .node',
    },
  },
  'unknown-job': {
    unless:
      'The job that an Azure dependsOn names is in the pipeline that uses this template. Jobs of an orb have a slash in their names and are not reported.',
    source: sources.circleci,
    example: {
      file: '.circleci/config.yml',
      wrong:
        'version: 2.1\njobs:\n  build:\n    docker:\n      - image: cimg/base:2025.01\n    steps: [checkout]\nworkflows:\n  main:\n    jobs: [test]',
      right:
        'version: 2.1\njobs:\n  build:\n    docker:\n      - image: cimg/base:2025.01\n    steps: [checkout]\nworkflows:\n  main:\n    jobs: [build]',
    },
  },
  'unknown-executor': {
    unless: 'Never: an executor of an orb has a slash in its name and is not reported.',
    source: sources.circleci,
    example: {
      file: '.circleci/config.yml',
      wrong: 'version: 2.1\njobs:\n  build:\n    executor: node\n    steps: [checkout]',
      right:
        'version: 2.1\nexecutors:\n  node:\n    docker:\n      - image: cimg/node:26.8.0\njobs:\n  build:\n    executor: node\n    steps: [checkout]',
    },
  },
  'unknown-step': {
    unless: 'Never: a command of an orb has a slash in its name and is not reported.',
    source: sources.circleci,
    example: {
      file: '.circleci/config.yml',
      wrong:
        'version: 2.1\njobs:\n  build:\n    docker:\n      - image: cimg/base:2025.01\n    steps: [chekout]',
      right:
        'version: 2.1\njobs:\n  build:\n    docker:\n      - image: cimg/base:2025.01\n    steps: [checkout]',
    },
  },
  'unknown-service': {
    unless: elsewhere,
    source: sources.compose,
    example: {
      file: 'compose.yaml',
      wrong:
        'services:\n  api:\n    image: example/api:1.4.0\n  web:\n    image: nginx:1.30.5\n    depends_on: [apo]',
      right:
        'services:\n  api:\n    image: example/api:1.4.0\n  web:\n    image: nginx:1.30.5\n    depends_on: [api]',
    },
  },
  'unknown-network': {
    unless: elsewhere,
    source: {
      name: 'Docker, “Compose file reference: networks”',
      url: 'https://docs.docker.com/reference/compose-file/networks/',
    },
    example: {
      file: 'compose.yaml',
      wrong: 'services:\n  web:\n    image: nginx:1.30.5\n    networks: [front]',
      right:
        'services:\n  web:\n    image: nginx:1.30.5\n    networks: [front]\nnetworks:\n  front:',
    },
  },
  'unknown-volume': {
    unless: elsewhere,
    source: {
      name: 'Docker, “Compose file reference: volumes”',
      url: 'https://docs.docker.com/reference/compose-file/volumes/',
    },
    example: {
      file: 'compose.yaml',
      wrong:
        'services:\n  db:\n    image: postgres:17.6\n    volumes: ["data:/var/lib/postgresql/data"]',
      right:
        'services:\n  db:\n    image: postgres:17.6\n    volumes: ["data:/var/lib/postgresql/data"]\nvolumes:\n  data:',
    },
  },
  'unknown-secret': {
    unless: elsewhere,
    source: {
      name: 'Docker, “Compose file reference: secrets”',
      url: 'https://docs.docker.com/reference/compose-file/secrets/',
    },
    example: {
      file: 'compose.yaml',
      wrong:
        'services:\n  web:\n    image: nginx:1.30.5\n    secrets: [certs]\nsecrets:\n  cert:\n    file: ./cert.pem',
      right:
        'services:\n  web:\n    image: nginx:1.30.5\n    secrets: [cert]\nsecrets:\n  cert:\n    file: ./cert.pem',
    },
  },
  'unknown-config': {
    unless: elsewhere,
    source: {
      name: 'Docker, “Compose file reference: configs”',
      url: 'https://docs.docker.com/reference/compose-file/configs/',
    },
    example: {
      file: 'compose.yaml',
      wrong:
        'services:\n  web:\n    image: nginx:1.30.5\n    configs: [sites]\nconfigs:\n  site:\n    file: ./site.conf',
      right:
        'services:\n  web:\n    image: nginx:1.30.5\n    configs: [site]\nconfigs:\n  site:\n    file: ./site.conf',
    },
  },
  'unknown-context': {
    unless: 'An empty value is what you want.',
    source: {
      name: 'GitHub, “Contexts reference”',
      url: 'https://docs.github.com/en/actions/reference/workflows-and-actions/contexts',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo "$TAG"\n        env:\n          TAG: ${{ steps.build.outputs.tag }}',
      right:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - id: build\n        run: echo "tag=v1" >> "$GITHUB_OUTPUT"\n      - run: echo "$TAG"\n        env:\n          TAG: ${{ steps.build.outputs.tag }}',
    },
  },
  'idle-service': {
    unless: 'Its pods are in another file.',
    source: {
      name: 'KubeLinter, “dangling-service”',
      url: 'https://docs.kubelinter.io/#/generated/checks?id=dangling-service',
    },
    example: {
      file: 'shop.yaml',
      wrong:
        'apiVersion: v1\nkind: Service\nmetadata: { name: shop }\nspec:\n  selector: { app: store }\n  ports: [{ port: 80 }]\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: shop }\nspec:\n  selector:\n    matchLabels: { app: shop }\n  template:\n    metadata:\n      labels: { app: shop }\n    spec:\n      containers:\n        - name: shop\n          image: nginx:1.30.5',
      right:
        'apiVersion: v1\nkind: Service\nmetadata: { name: shop }\nspec:\n  selector: { app: shop }\n  ports: [{ port: 80 }]\n---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: shop }\nspec:\n  selector:\n    matchLabels: { app: shop }\n  template:\n    metadata:\n      labels: { app: shop }\n    spec:\n      containers:\n        - name: shop\n          image: nginx:1.30.5',
    },
  },
  'selector-mismatch': {
    unless: 'Kustomize or Helm adds the label.',
    source: sources.kubeLinter,
    example: {
      file: 'deployment.yaml',
      wrong:
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: shop }\nspec:\n  selector:\n    matchLabels: { app: shop }\n  template:\n    metadata:\n      labels: { app: store }\n    spec:\n      containers:\n        - name: shop\n          image: nginx:1.30.5',
      right:
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: shop }\nspec:\n  selector:\n    matchLabels: { app: shop }\n  template:\n    metadata:\n      labels: { app: shop }\n    spec:\n      containers:\n        - name: shop\n          image: nginx:1.30.5',
    },
  },
};
