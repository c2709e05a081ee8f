/**
 * A database as SQL, page by page: other requests are answered between two pages, and what is in
 * memory does not grow with the database.
 */
import { type Database, raw, type Statement, sql } from '../../worker/db/database.ts';
import { EMPTY, OperatorError } from './errors.ts';
import { listSchema } from './schema.ts';

export interface Dump {
  /** Statements that make the tables. */
  readonly tables: string;
  /** Statements that make the indexes: quicker once the rows are there. */
  readonly indexes: string;
  readonly rowCount: number;
  /**
   * Statements that insert the rows. A row that refers to another comes after it. If the other was
   * added meanwhile and is not in the dump, the statement inserts nothing.
   *
   * @param after the end of a page, to go on from there.
   */
  readonly readPages: (after?: Position) => AsyncGenerator<Page>;
}

interface Page {
  readonly text: string;
  readonly rowCount: number;
  readonly end: Position;
}

export interface Position {
  readonly table: string;
  /** `rowid` of the last row that is included. */
  readonly row: number;
}

interface Table {
  readonly name: string;
  readonly rowCount: number;
  /** @returns the rows after a given one, each as the statement that inserts it. */
  readonly selectPage: (row: number) => Statement;
}

interface Insert {
  readonly row: number;
  readonly text: string;
}

interface Reference {
  /** The referring column. */
  readonly from: string;
  /** The table that is referred to, and its column. */
  readonly table: string;
  readonly to: string;
}

/** Each query starts wrangler anew. */
const ROWS_PER_PAGE = 10_000;
const BEFORE_ALL_ROWS = Number.MIN_SAFE_INTEGER;

export async function openDump(db: Database): Promise<Dump> {
  const schema = await listSchema(db);
  if (schema.length === 0) throw new OperatorError(EMPTY);
  const list = (wanted: string) =>
    toText(schema.filter(({ type }) => type === wanted).map((entry) => `${entry.sql};`));
  const tables = await describeTables(
    db,
    schema.filter(({ type }) => type === 'table').map(({ name }) => name),
  );
  return {
    tables: list('table'),
    indexes: list('index'),
    rowCount: sumRows(tables),
    readPages: (after) => readPages(db, tables, after),
  };
}

async function describeTables(db: Database, names: readonly string[]): Promise<Table[]> {
  const ask = <Row>(render: (name: string) => string) =>
    db.batch<Row>(names.map((name) => raw(render(name))));
  const [columns, references, counts] = await Promise.all([
    ask<{ name: string }>((name) => `PRAGMA table_info("${name}")`),
    ask<Reference>((name) => `PRAGMA foreign_key_list("${name}")`),
    ask<{ count: number }>((name) => `SELECT count(*) AS count FROM "${name}"`),
  ]);
  return names.map((name, index) => ({
    name,
    rowCount: counts[index]?.[0]?.count ?? 0,
    selectPage: prepareInserts(
      name,
      (columns[index] ?? []).map((column) => `"${column.name}"`),
      references[index] ?? [],
    ),
  }));
}

async function* readPages(
  db: Database,
  tables: readonly Table[],
  after?: Position,
): AsyncGenerator<Page> {
  const first = after ? tables.findIndex(({ name }) => name === after.table) : 0;
  let row = after?.row ?? BEFORE_ALL_ROWS;
  for (const group of groupBySize(tables.slice(first))) {
    const table = group.at(-1)?.name ?? '';
    let isWhole = false;
    while (!isWhole) {
      const results = await db.batch<Insert>(
        group.map(({ selectPage }, index) => selectPage(index === 0 ? row : BEFORE_ALL_ROWS)),
      );
      const inserts = results.flat();
      isWhole = group.length > 1 || inserts.length < ROWS_PER_PAGE;
      row = results.at(-1)?.at(-1)?.row ?? (group.length > 1 ? BEFORE_ALL_ROWS : row);
      const text = toText(inserts.map((insert) => insert.text));
      yield { text, rowCount: inserts.length, end: { table, row } };
    }
    row = BEFORE_ALL_ROWS;
  }
}

/** @returns groups of successive tables that fit into a page, and larger tables alone. */
function groupBySize(tables: readonly Table[]): Table[][] {
  const groups: Table[][] = [];
  for (const table of tables) {
    const group = groups.at(-1);
    if (group && sumRows([...group, table]) < ROWS_PER_PAGE) group.push(table);
    else groups.push([table]);
  }
  return groups;
}

function sumRows(tables: readonly Table[]): number {
  return tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
}

function prepareInserts(
  table: string,
  columns: readonly string[],
  references: readonly Reference[],
): Table['selectPage'] {
  const values = columns.map((column) => `quote(${column})`).join(` || ',' || `);
  const conditions = references.map((reference) => `|| ${renderCondition(reference)}`);
  const select = raw(`
    SELECT rowid AS row, 'INSERT INTO "${table}" (${columns.join(',')}) SELECT ' || ${values}
      || ' WHERE 1' ${conditions.join(' ')} || ';' AS text
    FROM "${table}"`);
  return (row) => sql`${select} WHERE rowid > ${row} ORDER BY rowid LIMIT ${ROWS_PER_PAGE}`;
}

/** @returns an SQL expression that makes a condition. */
function renderCondition({ from, table, to }: Reference): string {
  return `iif("${from}" IS NULL, '',
    ' AND EXISTS (SELECT 1 FROM "${table}" WHERE "${to}"=' || quote("${from}") || ')')`;
}

function toText(statements: readonly string[]): string {
  return statements.map((statement) => `${statement}\n`).join('');
}
