// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
import type { RuleDetails } from '../rule.ts';
import type { exposureRules } from '../rules/exposure.ts';
import { sources } from '../sources.ts';

export const exposureDetails: Record<keyof typeof exposureRules, RuleDetails> = {
  'plain-text-secret': {
    unless: 'The value is made up, or its publisher documents it, as for an emulator.',
    source: sources.secrets,
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  deploy:\n    runs-on: ubuntu-24.04\n    env:\n      DB_PASSWORD: hunter22\n    steps:\n      - run: make deploy',
      right:
        'on: push\njobs:\n  deploy:\n    runs-on: ubuntu-24.04\n    env:\n      DB_PASSWORD: ${{ secrets.DB_PASSWORD }}\n    steps:\n      - run: make deploy',
    },
  },
  'default-password': {
    unless: 'The service exists for one test run, and nothing outside that run can reach it.',
    source: {
      name: 'Docker, “Compose file reference: interpolation”',
      url: 'https://docs.docker.com/reference/compose-file/interpolation/',
    },
    example: {
      file: 'compose.yaml',
      wrong:
        'services:\n  db:\n    image: postgres:17.6\n    environment:\n      POSTGRES_PASSWORD: postgres',
      right:
        'services:\n  db:\n    image: postgres:17.6\n    environment:\n      POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?set it in the environment}',
    },
  },
  'secret-default': {
    unless: 'The value is made up for tests.',
    source: {
      name: 'HashiCorp, “Manage sensitive data in your configuration”',
      url: 'https://developer.hashicorp.com/terraform/language/manage-sensitive-data',
    },
    example: {
      file: 'variables.tf',
      wrong: 'variable "db_password" {\n  default = "hunter22"\n}',
      right: 'variable "db_password" {\n  sensitive = true\n}',
    },
  },
  'secret-in-layer': {
    unless:
      'The value is not secret, whatever its name says. The example is built with --secret id=npm_token,env=NPM_TOKEN, and its .npmrc names ${NPM_TOKEN}.',
    source: {
      name: 'Docker, “SecretsUsedInArgOrEnv”',
      url: 'https://docs.docker.com/reference/build-checks/secrets-used-in-arg-or-env/',
    },
    example: {
      file: 'Dockerfile',
      wrong:
        'FROM node:26.10.0\nWORKDIR /app\nCOPY package.json package-lock.json .npmrc ./\nARG NPM_TOKEN\nRUN npm ci\nUSER node',
      right:
        '# syntax=docker/dockerfile:1\nFROM node:26.10.0\nWORKDIR /app\nCOPY package.json package-lock.json .npmrc ./\nRUN --mount=type=secret,id=npm_token,env=NPM_TOKEN npm ci\nUSER node',
    },
  },
  'secret-in-command': {
    unless: 'Never. Let the program read the variable, a file or its standard input.',
    source: {
      name: 'Jenkins, “String interpolation”',
      url: 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/#string-interpolation',
    },
    example: {
      file: 'Jenkinsfile',
      wrong:
        "node {\n  timeout(5) {\n    withCredentials([string(credentialsId: 'a', variable: 'API_TOKEN')]) {\n      sh \"./release --token ${API_TOKEN}\"\n    }\n  }\n}",
      right:
        "node {\n  timeout(5) {\n    withCredentials([string(credentialsId: 'a', variable: 'API_TOKEN')]) {\n      sh './release' // reads API_TOKEN\n    }\n  }\n}",
    },
  },
  'secret-in-manifest': {
    unless:
      'The values are made up for a local cluster, or encrypted, as with SOPS. Replace a real one: the history keeps it.',
    source: {
      name: 'Kubernetes, “Good practices for Kubernetes Secrets”',
      url: 'https://kubernetes.io/docs/concepts/security/secrets-good-practices/',
    },
    example: {
      file: 'secret.yaml',
      wrong: 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ndata:\n  key: aHVudGVyMjI=',
      right:
        'apiVersion: external-secrets.io/v1\nkind: ExternalSecret\nmetadata:\n  name: db\nspec:\n  secretStoreRef: { kind: ClusterSecretStore, name: vault }\n  dataFrom:\n    - extract: { key: db }',
    },
  },
  'script-injection': {
    unless: 'Only people who may change the pipeline anyway can set the value.',
    source: sources.githubSecurity,
    example: {
      file: 'ci.yml',
      wrong:
        'on: issues\njobs:\n  greet:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo "${{ github.event.issue.title }}"',
      right:
        'on: issues\njobs:\n  greet:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo "$TITLE"\n        env:\n          TITLE: ${{ github.event.issue.title }}',
    },
  },
  'untrusted-checkout': {
    unless: 'The code is only read, and none of it is run, installed or built.',
    source: {
      name: 'zizmor, “dangerous-triggers”',
      url: 'https://docs.zizmor.sh/audits/#dangerous-triggers',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on: pull_request_target\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v7\n        with:\n          ref: ${{ github.event.pull_request.head.sha }}\n          allow-unsafe-pr-checkout: true\n      - run: make test',
      right:
        'on: pull_request\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: actions/checkout@v7\n      - run: make test',
    },
  },
  'missing-permissions': {
    unless: 'The organisation’s default is read-only, and you rely on it.',
    source: {
      name: 'zizmor, “excessive-permissions”',
      url: 'https://docs.zizmor.sh/audits/#excessive-permissions',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
      right:
        'on: push\npermissions:\n  contents: read\njobs:\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make test',
    },
  },
  'write-all-permissions': {
    unless: 'Never. Name the scopes.',
    source: {
      name: 'zizmor, “excessive-permissions”',
      url: 'https://docs.zizmor.sh/audits/#excessive-permissions',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\npermissions: write-all\njobs:\n  release:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make release',
      right:
        'on: push\npermissions:\n  contents: write\njobs:\n  release:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: make release',
    },
  },
  'inherited-secrets': {
    unless: 'The other repository is yours and as well protected as this one.',
    source: {
      name: 'zizmor, “secrets-inherit”',
      url: 'https://docs.zizmor.sh/audits/#secrets-inherit',
    },
    example: {
      file: 'ci.yml',
      wrong:
        'on: push\njobs:\n  release:\n    uses: example/ci/.github/workflows/release.yml@v2\n    secrets: inherit',
      right:
        'on: push\njobs:\n  release:\n    uses: example/ci/.github/workflows/release.yml@v2\n    secrets:\n      NPM_TOKEN: ${{ secrets.NPM_TOKEN }}',
    },
  },
  'download-into-shell': {
    unless: 'The server is yours, and the connection is verified.',
    source: {
      name: 'Docker, “ADD --checksum”',
      url: 'https://docs.docker.com/reference/dockerfile/#add---checksum',
    },
    example: {
      file: 'Dockerfile',
      wrong: 'FROM alpine:3.22.1\nRUN wget -qO- https://example.com/install | sh\nUSER 1000',
      right:
        'FROM alpine:3.22.1\nADD --checksum=sha256:3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c https://example.com/install /tmp/install\nRUN sh /tmp/install\nUSER 1000',
    },
  },
  'remote-add': {
    unless:
      'The URL names a Git repository at a full commit hash. A downloaded file needs --chmod if any user but root is to read it.',
    source: {
      name: 'Docker, “ADD --checksum”',
      url: 'https://docs.docker.com/reference/dockerfile/#add---checksum',
    },
    example: {
      file: 'Dockerfile',
      wrong: 'FROM alpine:3.22.1\nADD https://example.com/tool.tgz /opt/\nUSER 1000',
      right:
        'FROM alpine:3.22.1\nADD --chmod=644 --checksum=sha256:3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c3f5c https://example.com/tool.tgz /opt/\nUSER 1000',
    },
  },
  'open-admin-port': {
    unless: 'The machine is a bastion that is made for it.',
    source: {
      name: 'Trivy, “AWS-0107”',
      url: 'https://avd.aquasec.com/misconfig/aws/ec2/avd-aws-0107/',
    },
    example: {
      file: 'main.tf',
      wrong:
        'resource "aws_security_group" "web" {\n  ingress {\n    from_port   = 22\n    to_port     = 22\n    protocol    = "tcp"\n    cidr_blocks = ["0.0.0.0/0"]\n  }\n}',
      right:
        'resource "aws_security_group" "web" {\n  ingress {\n    from_port   = 22\n    to_port     = 22\n    protocol    = "tcp"\n    cidr_blocks = ["10.8.0.0/16"]\n  }\n}',
    },
  },
  'public-database': {
    unless: 'It holds public data only.',
    source: {
      name: 'Trivy, “AWS-0180”',
      url: 'https://avd.aquasec.com/misconfig/aws/rds/avd-aws-0180/',
    },
    example: {
      file: 'main.tf',
      wrong: 'resource "aws_db_instance" "shop" {\n  # …\n  publicly_accessible = true\n}',
      right: 'resource "aws_db_instance" "shop" {\n  # …\n  publicly_accessible = false\n}',
    },
  },
  'published-database': {
    unless:
      'Only machines that you trust can reach the host. If only other services of the project use it, remove the ports.',
    source: {
      name: 'Docker, “Port publishing and mapping”',
      url: 'https://docs.docker.com/engine/network/port-publishing/',
    },
    example: {
      file: 'compose.yaml',
      wrong: 'services:\n  db:\n    image: postgres:17.6\n    ports:\n      - "5432:5432"',
      right:
        'services:\n  db:\n    image: postgres:17.6\n    ports:\n      - "127.0.0.1:5432:5432"',
    },
  },
  'public-bucket': {
    unless: 'The bucket holds a public site and nothing else.',
    source: {
      name: 'Trivy, “AWS-0092”',
      url: 'https://avd.aquasec.com/misconfig/aws/s3/avd-aws-0092/',
    },
    example: {
      file: 'main.tf',
      wrong:
        'resource "aws_s3_bucket_acl" "files" {\n  bucket = aws_s3_bucket.files.id\n  acl    = "public-read"\n}',
      right:
        'resource "aws_s3_bucket_public_access_block" "files" {\n  bucket                  = aws_s3_bucket.files.id\n  block_public_acls       = true\n  block_public_policy     = true\n  ignore_public_acls      = true\n  restrict_public_buckets = true\n}',
    },
  },
  'unencrypted-storage': {
    unless: 'It holds public data only.',
    source: {
      name: 'Trivy, “AWS-0080”',
      url: 'https://avd.aquasec.com/misconfig/aws/rds/avd-aws-0080/',
    },
    example: {
      file: 'main.tf',
      wrong: 'resource "aws_db_instance" "shop" {\n  # …\n  storage_encrypted = false\n}',
      right: 'resource "aws_db_instance" "shop" {\n  # …\n  storage_encrypted = true\n}',
    },
  },
  'iam-wildcard': {
    unless: 'The policy covers only a few resources, and all of them are yours.',
    source: {
      name: 'AWS, “Security best practices in IAM”',
      url: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html#grant-least-privilege',
    },
    example: {
      file: 'main.tf',
      wrong:
        'data "aws_iam_policy_document" "ci" {\n  statement {\n    actions   = ["*"]\n    resources = ["*"]\n  }\n}',
      right:
        'data "aws_iam_policy_document" "ci" {\n  statement {\n    actions   = ["s3:GetObject"]\n    resources = ["arn:aws:s3:::ci-artifacts/*"]\n  }\n}',
    },
  },
  'wide-role': {
    unless: 'It belongs to the administrators of the cluster.',
    source: sources.rbac,
    example: {
      file: 'role.yaml',
      wrong:
        'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata:\n  name: ci\nrules:\n  - apiGroups: [""]\n    resources: ["pods"]\n    verbs: ["*"]',
      right:
        'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata:\n  name: ci\nrules:\n  - apiGroups: [""]\n    resources: ["pods"]\n    verbs: ["get", "list"]',
    },
  },
  'privileged-container': {
    unless:
      'It is the program’s task to administer the host. If it needs a single right, give it that capability with cap_add.',
    source: sources.podSecurity,
    example: {
      file: 'compose.yaml',
      wrong: 'services:\n  web:\n    image: nginx:1.30.5\n    privileged: true',
      right: 'services:\n  web:\n    image: nginx:1.30.5',
    },
  },
  'wide-capability': {
    unless: 'It is the program’s task to administer the host.',
    source: sources.podSecurity,
    example: {
      file: 'compose.yaml',
      wrong: 'services:\n  web:\n    image: nginx:1.30.5\n    cap_add: [SYS_ADMIN]',
      right: 'services:\n  web:\n    image: nginx:1.30.5',
    },
  },
  'docker-socket': {
    unless:
      'The program administers Docker, and nothing else reaches it. Mounted as :ro, the socket still takes commands.',
    source: sources.dockerSecurity,
    example: {
      file: 'compose.yaml',
      wrong:
        'services:\n  proxy:\n    image: traefik:3.5.3\n    volumes:\n      - /var/run/docker.sock:/var/run/docker.sock',
      right:
        'services:\n  proxy:\n    image: traefik:3.5.3\n    command: ["--providers.file.filename=/etc/traefik/routes.yml"]\n    volumes:\n      - ./routes.yml:/etc/traefik/routes.yml',
    },
  },
  'host-network': {
    unless: 'The program measures or configures the host.',
    source: sources.compose,
    example: {
      file: 'compose.yaml',
      wrong: 'services:\n  web:\n    image: nginx:1.30.5\n    network_mode: host',
      right: 'services:\n  web:\n    image: nginx:1.30.5\n    ports: ["80:80"]',
    },
  },
  'host-access': {
    unless: 'It is an agent that administers or measures nodes.',
    source: sources.podSecurity,
    example: {
      file: 'pod.yaml',
      wrong:
        'apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  hostNetwork: true\n  containers:\n    - name: web\n      image: nginx:1.30.5',
      right:
        'apiVersion: v1\nkind: Pod\nmetadata: { name: web }\nspec:\n  containers:\n    - name: web\n      image: nginx:1.30.5',
    },
  },
  'root-user': {
    unless: 'The program changes its user itself, as the official database images do.',
    source: {
      name: 'Docker, “Building best practices: USER”',
      url: 'https://docs.docker.com/build/building/best-practices/#user',
    },
    example: {
      file: 'Dockerfile',
      wrong: 'FROM node:26.10.0\nCMD ["node", "app.js"]',
      right: 'FROM node:26.10.0\nUSER 1000\nCMD ["node", "app.js"]',
    },
  },
  'docker-without-tls': {
    unless:
      'Each job has a network of its own. With TLS, the runner has to share the volume /certs/client.',
    source: {
      name: 'GitLab, “Docker-in-Docker with TLS enabled”',
      url: 'https://docs.gitlab.com/ci/docker/using_docker_build/',
    },
    example: {
      file: '.gitlab-ci.yml',
      wrong:
        'build:\n  image: docker:28.5.1\n  services: ["docker:28.5.1-dind"]\n  variables:\n    DOCKER_TLS_CERTDIR: ""\n  script: docker build .',
      right:
        'build:\n  image: docker:28.5.1\n  services: ["docker:28.5.1-dind"]\n  variables:\n    DOCKER_TLS_CERTDIR: /certs\n  script: docker build .',
    },
  },
};
