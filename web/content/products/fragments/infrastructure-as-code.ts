import type { Fragments } from '../fragment.ts';

export const fragments: Fragments = [
  {
    kind: 'diff',
    label: 'An environment that takes a newer version of a module',
    title: 'envs/staging/orders.tf',
    lines: [
      '|module "orders" {',
      '|  source  = "acme/service/aws"',
      '-  version = "3.1.0"',
      '+  version = "3.2.0"',
      '|  size    = "small"',
      '|  owner   = "team-orders"',
      '|}',
    ],
  },
  {
    kind: 'graph',
    label: 'The states of four systems: three depend on the network, and one is being imported',
    title: 'state · split by system',
    rows: [
      { state: 'passed', name: 'network', note: '64 resources' },
      { state: 'passed', name: 'orders', note: '118 resources' },
      { state: 'running', name: 'reports', note: '41 of 73 imported' },
      { state: 'waiting', name: 'payroll', note: 'after the audit' },
    ],
  },
  {
    kind: 'rows',
    label: 'A plan in a pull request, with one change that policy stops',
    title: 'plan · pull request 318',
    rows: [
      { state: 'passed', name: 'aws_s3_bucket.logs', note: 'create' },
      { state: 'passed', name: 'aws_db_instance.orders', note: 'change' },
      { state: 'failed', name: 'aws_ebs_volume.\u200breports', note: 'destroy, stopped' },
      { state: 'running', name: 'second approval', note: 'platform team' },
    ],
  },
  {
    kind: 'rows',
    label: 'The approved plan while it is applied',
    title: 'apply · approved plan 318',
    rows: [
      { state: 'passed', name: 'plan', note: 'as approved' },
      { state: 'passed', name: 'aws_s3_bucket.logs', note: 'created' },
      { state: 'running', name: 'aws_db_instance.orders', note: 'changing, 2 min' },
      { state: 'waiting', name: 'tests of the environment', note: 'next' },
    ],
  },
  {
    kind: 'rows',
    label: 'The plans of last night, one of which found a difference',
    title: 'drift · last night',
    rows: [
      { state: 'passed', name: 'prod-eu', note: 'no difference' },
      { state: 'failed', name: 'staging, port 22', note: 'opened by hand' },
      { state: 'running', name: 'ticket OPS-88', note: 'team-orders' },
      { state: 'passed', name: '11 other environments', note: 'no difference' },
    ],
  },
];
