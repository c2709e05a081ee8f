export type SqlValue = string | number | null;

/** SQL with its bound values, to run alone or in a batch. */
export interface Statement {
  readonly text: string;
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

export function sql(text: string, ...values: SqlValue[]): Statement {
  return { text, values };
}

const COLUMN = /^[a-z]\w*$/;

/**
 * Inserts an object as a row; its properties are the columns. Property names become part of the
 * SQL, so the row must be built in code or come from a schema, never directly from a request.
 *
 * @throws {TypeError} for a property that is not a valid column name.
 * @param rest SQL after the row, with its values; conditions refer to the row as `new_row`.
 */
export function insertRow<Row extends { readonly [Column in keyof Row]: SqlValue }>(
  table: string,
  row: Row,
  rest = '',
  ...values: SqlValue[]
): Statement {
  const columns = Object.keys(row);
  if (!columns.every((column) => COLUMN.test(column))) throw new TypeError('Not a column.');
  const cells = columns.map((column) => `? AS ${column}`);
  return sql(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT * FROM (SELECT ${cells.join(', ')}) AS new_row ${rest}`,
    ...Object.values<SqlValue>(row),
    ...values,
  );
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
