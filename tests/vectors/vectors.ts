import * as v from 'valibot';
import { checkConnectionString } from '../../web/features/mongodb/connection.ts';

const vector = v.object({
  description: v.string(),
  uri: v.string(),
  valid: v.nullish(v.boolean()),
  warning: v.nullish(v.boolean()),
  hosts: v.nullish(
    v.array(v.object({ type: v.string(), host: v.string(), port: v.nullish(v.number()) })),
  ),
  auth: v.nullish(v.object({ db: v.nullish(v.string()) })),
});
const file = v.object({ tests: v.array(vector) });

export type Vector = v.InferOutput<typeof vector> & { readonly file: string };

export function readVectors(path: string, text: string): readonly Vector[] {
  return v.parse(file, JSON.parse(text)).tests.map((one) => ({ ...one, file: path }));
}

/** Hints that go beyond the specification: advice on strings that any driver takes in silence. */
const ADVICE = [
  'no-tls',
  'tls-unchecked',
  'localhost',
  'no-user',
  'password-in-string',
  'admin-user',
  'no-retry',
  'unacknowledged',
  'no-journal',
  'no-replica-set',
  'no-slash',
  'system-database',
  'no-auth-source',
];

/**
 * Vectors that contradict the text of the specification and its newer vectors: since 2025-09-10 a
 * driver must refuse AWS credentials in the string.
 */
const SUPERSEDED = [
  'should use username and password if specified (MONGODB-AWS)',
  'should use username, password and session token if specified (MONGODB-AWS)',
];

/** What the report says otherwise than the specification; empty if they agree. */
export function judgeVector({ description, uri, warning, hosts, auth, ...vector }: Vector) {
  const valid = vector.valid && !SUPERSEDED.includes(description);
  const report = checkConnectionString(uri);
  const problems = report.problems.map(({ rule }) => rule);
  const remarks = [...problems, ...report.hints.map(({ rule }) => rule)].filter(
    (rule) => !ADVICE.includes(rule),
  );
  const faults: string[] = [];
  if (valid === false) {
    if (problems.length === 0) faults.push('is invalid, and passes');
    return faults;
  }
  if (warning) {
    if (remarks.length === 0) faults.push('deserves a warning, and has none');
  } else if (problems.length > 0) faults.push(`is valid, and has problems: ${problems.join(', ')}`);

  const isReadable = report.hosts.length > 0;
  if (hosts && isReadable) {
    const expected = hosts.map(({ type, host, port }) => {
      const name = type === 'ip_literal' ? `[${host}]` : host;
      return port ? `${name}:${port}` : name;
    });
    if (expected.join() !== report.hosts.join()) {
      faults.push(`has the hosts ${expected.join()}, not ${report.hosts.join()}`);
    }
  }
  if (auth?.db && isReadable && auth.db !== report.database) {
    faults.push(`has the database ${auth.db}, not ${report.database}`);
  }
  return faults;
}
