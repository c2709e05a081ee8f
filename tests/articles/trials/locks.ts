import { readFile } from 'node:fs/promises';
import { withPostgres } from '../postgres.ts';
import { expectIn, type Trial } from '../trial.ts';

const ARTICLE = 'web/content/blog/what-alter-table-locks.md';
const ROW = /^\| `([^`]+)`\s+\| (\w+)\s+\| (yes|no)\s+\| (all|none)\s+\|$/gm;
const ROWS = 19;
const ROWS_OF_TABLE = 100_000;

/** The function sees nothing of what happens to the partitions. */
const PARTITIONED = `
ALTER TABLE orders RENAME TO plain_orders;
CREATE TABLE orders (id bigint, quantity int) PARTITION BY RANGE (id);
CREATE TABLE part PARTITION OF orders FOR VALUES FROM (0) TO (1000);
INSERT INTO orders SELECT id, 1 FROM generate_series(1, 999) AS id;
`;

/** Every row of the article's table is measured again. */
export const locks: Trial = {
  needs: ['psql'],
  async run(workspace) {
    const rows = [...(await readFile(ARTICLE, 'utf8')).matchAll(ROW)];
    if (rows.length !== ROWS) throw new Error(`Found ${rows.length} rows in the table`);
    await withPostgres(workspace.folder, async (sql, connection) => {
      await sql(workspace.code('orders.sql') + workspace.code('measure.sql'));
      const measure = (change: string, zone: string) =>
        sql(`SET timezone = '${zone}'; BEGIN; SELECT * FROM measure($q$${change}$q$); ROLLBACK;`);
      for (const [, change = '', lock, rewrite, read] of rows) {
        const measured = await measure(change, 'UTC');
        expectIn(measured, `${lock}Lock|${rewrite === 'yes' ? 't' : 'f'}|`);
        const rowsRead = Number(/\|(\d+)$/m.exec(measured)?.[1]);
        const isRight = read === 'all' ? rowsRead >= ROWS_OF_TABLE : rowsRead === 0;
        if (!isRight) throw new Error(`${change}: ${measured}`);
      }
      expectIn(await measure('ADD COLUMN extra timestamptz DEFAULT now()', 'UTC'), 'Lock|f|0');
      const toZone = 'ALTER COLUMN placed TYPE timestamptz';
      expectIn(await measure(toZone, 'UTC'), 'Lock|f');
      expectIn(await measure(toZone, 'Asia/Kolkata'), 'Lock|t');
      await sql('CREATE INDEX by_time ON orders (placed);');
      expectIn(await measure(toZone, 'UTC'), `Lock|f|${ROWS_OF_TABLE}`);
      for (const column of ['bigserial', 'int GENERATED ALWAYS AS (quantity * 2) STORED']) {
        expectIn(await measure(`ADD COLUMN extra ${column}`, 'UTC'), 'Lock|t|');
      }
      // A new tablespace copies the table without reading a row, so rule 2 asks for both.
      await sql(`SET allow_in_place_tablespaces = on; CREATE TABLESPACE beside LOCATION '';`);
      expectIn(await measure('SET TABLESPACE beside', 'UTC'), 'AccessExclusiveLock|t|0');

      const queued = await workspace.run('bash', ['queue.sh'], connection);
      if (!/took [23] seconds/.test(queued)) throw new Error(queued);
      await sql(workspace.code('limit.sql'));

      await sql(PARTITIONED);
      expectIn(await measure('ALTER COLUMN quantity TYPE bigint', 'UTC'), 'AccessExclusiveLock||0');
    });
  },
};
