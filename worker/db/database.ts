export type SqlValue = string | number | null;

/** SQL with its values, ready to run alone or in a batch. */
export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** The site's database, to the Worker and to the operator's commands alike. */
export interface Database {
  first<Row>(statement: Statement): Promise<Row | null>;
  all<Row>(statement: Statement): Promise<Row[]>;
  run(statement: Statement): Promise<void>;
  /** All or nothing, in order. @returns the rows of each statement. */
  batch<Row>(statements: readonly Statement[]): Promise<Row[][]>;
}

export function sql(text: string, ...values: SqlValue[]): Statement {
  return { text, values };
}

const COLUMN = /^[a-z]\w*$/;

/**
 * Inserts a row whose properties are its columns, so that a column is named once, in its type. The
 * names become part of the SQL: build the row, or take it from a schema, never from a request.
 *
 * @throws {TypeError} for a property that cannot be the name of a column.
 * @param rest what follows the row, which conditions know as `new_row`; with its values.
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
    run: async (statement) => {
      await all(statement);
    },
  };
}
