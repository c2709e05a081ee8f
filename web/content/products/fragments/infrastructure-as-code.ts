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
    kind: 'rows',
    label: 'A plan in a pull request, with one change that policy stops',
    title: 'plan · pull request 318',
    rows: [
      { state: 'passed', name: 'aws_s3_bucket.logs', note: 'create' },
      { state: 'passed', name: 'aws_db_instance.orders', note: 'change' },
      { state: 'failed', name: 'aws_ebs_volume.reports', note: 'destroy, stopped' },
      { state: 'running', name: 'second approval', note: 'platform team' },
    ],
  },
  {
    section: 'security',
    kind: 'rows',
    label: 'A plan that the policies refuse because of an open port',
    title: 'plan refused · network',
    rows: [
      { state: 'failed', name: 'port 22 from 0.0.0.0/0', note: 'open port' },
      { state: 'passed', name: 'bucket access-logs', note: 'private' },
      { state: 'passed', name: 'tags', note: '31 of 31 resources' },
      { state: 'waiting', name: 'apply', note: 'needs a new plan' },
    ],
  },
];
