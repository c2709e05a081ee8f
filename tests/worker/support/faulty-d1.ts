import { vi } from 'vitest';

type Fault = 'fails' | 'hangs';

/** A D1 database whose statements fail or hang. */
export function createFaultyD1(fault: Fault): D1Database {
  const answer = (): Promise<never> =>
    fault === 'fails'
      ? Promise.reject(new Error('D1_ERROR: canary-of-the-database'))
      : scheduler.wait(60_000).then(() => Promise.reject(new Error('too late')));
  const statement: D1PreparedStatement = {
    bind: () => statement,
    first: answer,
    run: answer,
    all: answer,
    raw: answer,
  };
  return {
    prepare: () => statement,
    batch: answer,
    exec: answer,
    dump: answer,
    withSession: () => {
      throw new Error('not used');
    },
  };
}

/** Wraps a D1 database. */
function wrap(real: D1Database, changes: Partial<D1Database>): D1Database {
  return {
    prepare: (text) => real.prepare(text),
    batch: (statements) => real.batch(statements),
    exec: (text) => real.exec(text),
    dump: () => real.dump(),
    withSession: (constraint) => real.withSession(constraint),
    ...changes,
  };
}

/** Fails every statement and batch whose SQL matches. */
export function createD1FailingOn(real: D1Database, pattern: RegExp): D1Database {
  const broken = createFaultyD1('fails');
  const brokenStatement = broken.prepare('');
  return wrap(real, {
    prepare: (text) => (pattern.test(text) ? brokenStatement : real.prepare(text)),
    batch: (statements) => (statements.includes(brokenStatement) ? broken : real).batch(statements),
  });
}

/** A rival acts right before the first batch whose SQL matches. */
export function createD1WithRival(
  real: D1Database,
  pattern: RegExp,
  act: () => Promise<unknown>,
): D1Database {
  let isNext = false;
  let hasActed = false;
  return wrap(real, {
    prepare: (text) => {
      isNext ||= pattern.test(text);
      return real.prepare(text);
    },
    batch: async (statements) => {
      if (isNext && !hasActed) await act();
      hasActed ||= isNext;
      return real.batch(statements);
    },
  });
}

/** Every statement whose SQL matches takes time of the test's own clock. */
export function createSlowD1(real: D1Database, pattern: RegExp, delayMs: number): D1Database {
  const slow = (statement: D1PreparedStatement): D1PreparedStatement => {
    const slowed: D1PreparedStatement = Object.create(statement);
    slowed.bind = (...values) => slow(statement.bind(...values));
    slowed.all = async () => {
      vi.setSystemTime(Date.now() + delayMs);
      return statement.all();
    };
    return slowed;
  };
  return wrap(real, {
    prepare: (text) => {
      const statement = real.prepare(text);
      return pattern.test(text) ? slow(statement) : statement;
    },
  });
}
