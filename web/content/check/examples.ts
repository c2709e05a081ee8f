// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are written in other languages
/** Files to begin with, each with several mistakes. */
export const checkExamples = [
  {
    label: 'GitHub Actions',
    file: '.github/workflows/ci.yml',
    text: `name: CI
on:
  pull_request:
  issues:
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
      - run: echo "\${{ github.event.issue.title }}"
      - run: echo "::set-output name=version::1.4.0"
  deploy:
    needs: [tests]
    runs-on: ubuntu-20.04
    timeout-minutes: 10
    steps:
      - run: make deploy`,
  },
  {
    label: 'Dockerfile',
    file: 'Dockerfile',
    text: `FROM node:lts AS build
WORKDIR /app
ADD package.json package-lock.json ./
ARG NPM_TOKEN
RUN npm ci
COPY . .
RUN npm run build

FROM node
RUN apt-get update && apt-get install curl
COPY --from=biuld /app/dist /app
CMD node /app/server.js`,
  },
  {
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
  db:
    image: postgres:17.6
    ports:
      - "5432:5432"
    environment:
      POSTGRES_PASSWORD: postgres`,
  },
  {
    label: 'Terraform',
    file: 'main.tf',
    text: `provider "aws" {
  region = "eu-central-1"
}

module "vpc" {
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
  storage_encrypted   = false
  password            = "Tr0ub4dor3"
}`,
  },
] as const;
