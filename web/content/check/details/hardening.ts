import type { RuleDetails } from '../rule.ts';
import type { hardeningRules } from '../rules/hardening.ts';
import { hadolint, sources, terraform } from '../sources.ts';

const image = (wrong: string, right: string) => ({ file: 'Dockerfile', wrong, right });
const cloud = (wrong: string, right: string) => ({ file: 'main.tf', wrong, right });
const PROBED =
  '          livenessProbe: { httpGet: { path: /live, port: web } }\n          readinessProbe: { httpGet: { path: /ready, port: web } }';
const deployment = (rest: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: web\nspec:\n  selector:\n    matchLabels: { app: web }\n  template:\n    metadata:\n      labels: { app: web }\n    spec:\n${rest}`;

export const hardeningDetails: Record<keyof typeof hardeningRules, RuleDetails> = {
  'leftover-lists': {
    unless: 'The stage is thrown away, and only files of it are copied.',
    source: hadolint('DL3009'),
    example: image(
      'FROM debian:13.1\nRUN apt-get update && apt-get install -y curl\nUSER 1000',
      'FROM debian:13.1\nRUN apt-get update && apt-get install -y curl && rm -rf /var/lib/apt/lists/*\nUSER 1000',
    ),
  },
  'unpinned-package': {
    unless: 'The stage is thrown away, or a lock file elsewhere holds the versions.',
    source: hadolint('DL3013'),
    example: image(
      'FROM python:3.14.0\nRUN pip install --no-cache-dir httpie\nUSER 1000',
      'FROM python:3.14.0\nRUN pip install --no-cache-dir httpie==3.2.4\nUSER 1000',
    ),
  },
  'missing-pipefail': {
    unless: 'The last command fails by itself when it gets nothing.',
    source: hadolint('DL4006'),
    example: image(
      'FROM debian:13.1\nRUN curl -fsSL https://example.com/a.tgz | tar xz -C /opt\nUSER 1000',
      'FROM debian:13.1\nSHELL ["/bin/bash", "-o", "pipefail", "-c"]\nRUN curl -fsSL https://example.com/a.tgz | tar xz -C /opt\nUSER 1000',
    ),
  },
  'early-variable': {
    unless: 'The value from before the instruction is meant.',
    source: hadolint('DL3044'),
    example: image(
      'FROM debian:13.1\nENV HOME=/app BIN=$HOME/bin\nUSER 1000',
      'FROM debian:13.1\nENV HOME=/app\nENV BIN=$HOME/bin\nUSER 1000',
    ),
  },
  'unhardened-container': {
    unless: 'The program needs the right, or a policy of the cluster takes it away anyway.',
    source: sources.podSecurity,
    example: {
      file: 'deployment.yaml',
      wrong: deployment('      containers:\n        - name: web\n          image: nginx:1.30.5'),
      right: deployment(
        '      automountServiceAccountToken: false\n      containers:\n        - name: web\n          image: nginx:1.30.5\n          securityContext:\n            readOnlyRootFilesystem: true\n            allowPrivilegeEscalation: false\n            capabilities: { drop: [ALL] }',
      ),
    },
  },
  'unknown-port': {
    unless: 'Never. Name the port, or give the probe its number.',
    source: sources.probes,
    example: {
      file: 'deployment.yaml',
      wrong: deployment(
        `      containers:\n        - name: web\n          image: nginx:1.30.5\n          ports: [{ containerPort: 80, name: http }]\n${PROBED}`,
      ),
      right: deployment(
        `      containers:\n        - name: web\n          image: nginx:1.30.5\n          ports: [{ containerPort: 80, name: web }]\n${PROBED}`,
      ),
    },
  },
  'unknown-target': {
    unless: 'Another file holds the object.',
    source: sources.kubeLinter,
    example: {
      file: 'scaling.yaml',
      wrong:
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec:\n  selector: { matchLabels: { app: web } }\n  template:\n    metadata: { labels: { app: web } }\n    spec:\n      containers: [{ name: web, image: "nginx:1.30.5" }]\n---\napiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: { name: web }\nspec:\n  maxReplicas: 3\n  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: wbe }',
      right:
        'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec:\n  selector: { matchLabels: { app: web } }\n  template:\n    metadata: { labels: { app: web } }\n    spec:\n      containers: [{ name: web, image: "nginx:1.30.5" }]\n---\napiVersion: autoscaling/v2\nkind: HorizontalPodAutoscaler\nmetadata: { name: web }\nspec:\n  maxReplicas: 3\n  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: web }',
    },
  },
  'blocked-eviction': {
    unless: 'Somebody moves the pods by hand before each update.',
    source: sources.disruptions,
    example: {
      file: 'budget.yaml',
      wrong:
        'apiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata:\n  name: web\nspec:\n  maxUnavailable: 0\n  selector:\n    matchLabels: { app: web }',
      right:
        'apiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata:\n  name: web\nspec:\n  maxUnavailable: 1\n  selector:\n    matchLabels: { app: web }',
    },
  },
  'retired-field': {
    unless: 'Never. The new name means the same.',
    source: sources.kubeLinter,
    example: {
      file: 'deployment.yaml',
      wrong: deployment(
        '      serviceAccount: web\n      containers:\n        - name: web\n          image: nginx:1.30.5',
      ),
      right: deployment(
        '      serviceAccountName: web\n      containers:\n        - name: web\n          image: nginx:1.30.5',
      ),
    },
  },
  'open-metadata': {
    unless: 'The account’s default already asks for tokens.',
    source: terraform('aws/latest/docs/resources/instance', 'aws_instance'),
    example: cloud(
      'resource "aws_instance" "web" {\n  ami           = var.image\n  instance_type = "t4g.small"\n}',
      'resource "aws_instance" "web" {\n  ami           = var.image\n  instance_type = "t4g.small"\n\n  metadata_options {\n    http_tokens = "required"\n  }\n}',
    ),
  },
  'public-cluster': {
    unless:
      'People or pipelines from anywhere need the API, and each logs in with a second factor.',
    source: terraform('aws/latest/docs/resources/eks_cluster', 'aws_eks_cluster'),
    example: cloud(
      'resource "aws_eks_cluster" "main" {\n  name     = "main"\n  role_arn = var.role\n\n  vpc_config {\n    subnet_ids = var.subnets\n  }\n}',
      'resource "aws_eks_cluster" "main" {\n  name     = "main"\n  role_arn = var.role\n\n  vpc_config {\n    subnet_ids              = var.subnets\n    endpoint_private_access = true\n    endpoint_public_access  = false\n  }\n}',
    ),
  },
  'public-address': {
    unless: 'The server is there to be reached, such as a bastion or a mail server.',
    source: terraform('aws/latest/docs/resources/instance', 'aws_instance'),
    example: cloud(
      'resource "aws_instance" "web" {\n  ami                         = var.image\n  associate_public_ip_address = true\n\n  metadata_options {\n    http_tokens = "required"\n  }\n}',
      'resource "aws_instance" "web" {\n  ami                         = var.image\n  associate_public_ip_address = false\n\n  metadata_options {\n    http_tokens = "required"\n  }\n}',
    ),
  },
  'unencrypted-transport': {
    unless: 'Something in front of it ends TLS, and the network between is yours.',
    source: terraform('aws/latest/docs/resources/lb_listener', 'aws_lb_listener'),
    example: cloud(
      'resource "aws_lb_listener" "web" {\n  load_balancer_arn = var.balancer\n  port              = 80\n  protocol          = "HTTP"\n\n  default_action {\n    type             = "forward"\n    target_group_arn = var.group\n  }\n}',
      'resource "aws_lb_listener" "web" {\n  load_balancer_arn = var.balancer\n  port              = 80\n  protocol          = "HTTP"\n\n  default_action {\n    type = "redirect"\n\n    redirect {\n      protocol    = "HTTPS"\n      port        = "443"\n      status_code = "HTTP_301"\n    }\n  }\n}',
    ),
  },
  'weak-trail': {
    unless: 'Another trail records the same, without the gap.',
    source: terraform('aws/latest/docs/resources/cloudtrail', 'aws_cloudtrail'),
    example: cloud(
      'resource "aws_cloudtrail" "all" {\n  name           = "all"\n  s3_bucket_name = var.bucket\n}',
      'resource "aws_cloudtrail" "all" {\n  name                       = "all"\n  s3_bucket_name             = var.bucket\n  is_multi_region_trail      = true\n  enable_log_file_validation = true\n}',
    ),
  },
  'unrotated-key': {
    unless: 'You replace the key yourselves, or its material comes from elsewhere.',
    source: terraform('aws/latest/docs/resources/kms_key', 'aws_kms_key'),
    example: cloud(
      'resource "aws_kms_key" "data" {\n  description = "Data"\n}',
      'resource "aws_kms_key" "data" {\n  description         = "Data"\n  enable_key_rotation = true\n}',
    ),
  },
  'mutable-tags': {
    unless: 'Nothing is deployed by its tag.',
    source: terraform('aws/latest/docs/resources/ecr_repository', 'aws_ecr_repository'),
    example: cloud(
      'resource "aws_ecr_repository" "web" {\n  name = "web"\n}',
      'resource "aws_ecr_repository" "web" {\n  name                 = "web"\n  image_tag_mutability = "IMMUTABLE"\n}',
    ),
  },
  'missing-backups': {
    unless: 'The data can be made again, or is copied elsewhere.',
    source: terraform('aws/latest/docs/resources/db_instance', 'aws_db_instance'),
    example: cloud(
      'resource "aws_db_instance" "main" {\n  storage_encrypted       = true\n  backup_retention_period = 0\n}',
      'resource "aws_db_instance" "main" {\n  storage_encrypted       = true\n  backup_retention_period = 14\n}',
    ),
  },
  'weak-login': {
    unless: 'Something in front of it lets only known people through.',
    source: terraform(
      'azurerm/latest/docs/resources/linux_virtual_machine',
      'azurerm_linux_virtual_machine',
    ),
    example: cloud(
      'resource "azurerm_linux_virtual_machine" "web" {\n  admin_username                  = "onego"\n  disable_password_authentication = false\n}',
      'resource "azurerm_linux_virtual_machine" "web" {\n  admin_username                  = "onego"\n  disable_password_authentication = true\n}',
    ),
  },
  'any-principal': {
    unless: 'Everybody is meant to have it, such as the files of a website.',
    source: {
      name: 'AWS, “AWS JSON policy elements: Principal”',
      url: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_principal.html',
    },
    example: cloud(
      'resource "aws_sqs_queue_policy" "jobs" {\n  queue_url = var.queue\n  policy = jsonencode({\n    Statement = [{\n      Effect    = "Allow"\n      Principal = "*"\n      Action    = "sqs:SendMessage"\n    }]\n  })\n}',
      'resource "aws_sqs_queue_policy" "jobs" {\n  queue_url = var.queue\n  policy = jsonencode({\n    Statement = [{\n      Effect    = "Allow"\n      Principal = { AWS = var.sender }\n      Action    = "sqs:SendMessage"\n    }]\n  })\n}',
    ),
  },
};
