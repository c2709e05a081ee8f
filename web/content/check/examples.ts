// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
/** Files to begin with, each with several mistakes. */
export const checkExamples = {
  compose: {
    label: 'Compose',
    file: 'compose.yaml',
    text: `version: "3.8"
services:
  web:
    image: nginx
    depends_on: [api]
    ports: ["80:80"]
    volumes:
      - cache:/var/cache/nginx
  shop:
    image: ghcr.io/tidewell/shop:2.14.0
    environment:
      DATABASE_HOST: db
  db:
    image: postgres:17.6
    ports:
      - "5432:5432"
    environment:
      POSTGRES_PASSWORD: postgres
  agent:
    image: ghcr.io/tidewell/agent:1.8.2
    privileged: true
    pid: host
volumes:
  data: {}`,
  },
  workflow: {
    label: 'GitHub Actions',
    file: '.github/workflows/ci.yml',
    text: `name: CI
on: [pull_request, issues]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - run: echo "\${{ github.event.issue.title }}"
  deploy:
    needs: [tests]
    runs-on: ubuntu-20.04
    timeout-minutes: 10
    steps:
      - run: make deploy`,
  },
  dockerfile: {
    label: 'Dockerfile',
    file: 'Dockerfile',
    text: `FROM node:lts AS build
WORKDIR /app
ADD package.json ./
ARG NPM_TOKEN
RUN npm ci
COPPY . .

FROM node
COPY --from=biuld /app /app
CMD node /app/server.js`,
  },
  kubernetes: {
    label: 'Kubernetes',
    file: 'shop.yaml',
    text: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: shop
spec:
  selector:
    matchLabels: { app: shop }
  template:
    metadata:
      labels: { app: store }
    spec:
      containers:
        - name: shop
          image: tidewell/shop:latest
          securityContext:
            privileged: true`,
  },
  terraform: {
    label: 'Terraform',
    file: 'main.tf',
    text: `module "vpc" {
  source = "terraform-aws-modules/vpc/aws"
}

resource "aws_security_group" "web" {
  ingress {
    from_port   = 0
    to_port     = 65535
    protocol    = "tcp"
    cidr_blocks = ["0.0.0.0/0"]
  }
}

resource "aws_db_instance" "shop" {
  publicly_accessible = true
  password            = "Tr0ub4dor3"
}`,
  },
} as const;

export type CheckExample = keyof typeof checkExamples;
