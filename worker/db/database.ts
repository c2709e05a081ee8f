export type SqlValue = string | number | null;

/** SQL with its values, to run alone, in a batch or as a part of another statement. */
export interface Statement {
  /** The text before, between and after the values. */
  readonly parts: readonly string[];
  readonly values: readonly SqlValue[];
}

/** The site's database, as used by the Worker and by the operator commands. */
export interface Database {
  first<Row>(statement: Statement): Promise<Row | null>;
  /** Whether a statement returns a row. */
  has(statement: Statement): Promise<boolean>;
  all<Row>(statement: Statement): Promise<Row[]>;
  run(statement: Statement): Promise<void>;
  /** Runs statements in order, atomically. @returns the rows of each statement. */
  batch<Row>(statements: readonly Statement[]): Promise<Row[][]>;
}

/** Tag of a statement: what is inserted is a value, which is bound, or another statement. */
export function sql(
  texts: readonly string[],
  ...inserts: readonly (SqlValue | Statement)[]
): Statement {
  return inserts.reduce<Statement>(
    (start, insert, index) => {
      const isPart = typeof insert === 'object' && insert !== null;
      const part = isPart ? insert : { parts: ['', ''], values: [insert] };
      return concatenate(start, part, raw(texts[index + 1] ?? ''));
    },
    raw(texts[0] ?? ''),
  );
}

/** SQL that is written in the code: a name, or a whole statement without values. */
export function raw(text: string): Statement {
  return { parts: [text], values: [] };
}

function concatenate(...statements: readonly Statement[]): Statement {
  return statements.reduce((start, { parts: [first = '', ...others], values }) => ({
    parts: [...start.parts.slice(0, -1), `${start.parts.at(-1)}${first}`, ...others],
    values: [...start.values, ...values],
  }));
}

const COLUMN = /^[a-z]\w*$/;

/**
 * Inserts an object as a row; its properties are the columns. Property names become part of the
 * SQL, so the row must be built in code or come from a schema, never directly from a request.
 *
 * @throws {TypeError} for a property that is not a valid column name.
 * @param rest SQL after the row; conditions refer to the row as `new_row`.
 */
export function insertRow<Row extends { readonly [Column in keyof Row]: SqlValue }>(
  table: string,
  row: Row,
  rest = raw(''),
): Statement {
  const columns = Object.keys(row);
  if (!columns.every((column) => COLUMN.test(column))) throw new TypeError('Not a column.');
  const cells = Object.entries<SqlValue>(row)
    .map(([column, value]) => sql`${value} AS ${raw(column)}`)
    .reduce((list, cell) => sql`${list}, ${cell}`);
  return sql`
    INSERT INTO ${raw(table)} (${raw(columns.join(', '))})
    SELECT * FROM (SELECT ${cells}) AS new_row ${rest}`;
}

export function createDatabase({ all, batch }: Pick<Database, 'all' | 'batch'>): Database {
  return {
    all,
    batch,
    first: async <Row>(statement: Statement) => (await all<Row>(statement))[0] ?? null,
    has: async (statement) => (await all(statement)).length > 0,
    run: async (statement) => {
      await all(statement);
    },
  };
}
