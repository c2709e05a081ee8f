import { withPostgres } from '../postgres.ts';
import { expectIn, type Trial } from '../trial.ts';

const SETUP = `
CREATE TABLE orders (id bigint PRIMARY KEY, total numeric(12, 2) NOT NULL);
INSERT INTO orders SELECT id, id / 100.0 FROM generate_series(1, 12000) AS id;
`;

/** Statements that read the old column, as the view shows them. */
const READERS = [
  'SELECT sum(total) FROM orders',
  'SELECT DISTINCT ON (id) * FROM orders',
  'SELECT id, * FROM orders',
  'copy (select total from orders) to stdout',
];
const OTHERS = ['SELECT sum(total_cents) FROM orders', 'SELECT count(*) FROM orders'];

export const migrations: Trial = {
  needs: ['psql', 'pg_dump'],
  async run(workspace) {
    const [expand = '', rest = ''] = workspace.code('steps.sql').split('-- 3a.');
    const [backfill = '', proved = ''] = `-- 3a.${rest}`.split('-- 3b.');
    const [prove = '', contract = ''] = proved.split('-- 6.');
    await withPostgres(workspace.folder, async (sql, connection) => {
      await sql(SETUP + expand);
      // The old release still writes, before the new one writes both columns.
      await sql('INSERT INTO orders (id, total) VALUES (12001, 3.99);');
      // The new release writes both columns, then the old one changes only its own.
      await sql('UPDATE orders SET total = 5, total_cents = 500 WHERE id = 2;');
      await sql('UPDATE orders SET total = 7 WHERE id = 2;');
      for (const from of [0, 5000, 10_000]) await sql(backfill.replaceAll(':from_id', `${from}`));
      const steps = await sql(`SET client_min_messages = debug1; -- 3b.${prove}`);
      expectIn(steps, 'are sufficient to prove that it does not contain nulls');
      const cents = 'SELECT total_cents FROM orders WHERE id IN (1, 2, 12001) ORDER BY id;';
      expectIn(await sql(cents), '1\n700\n399');
      const refused = await sql('INSERT INTO orders (id, total) VALUES (12002, 1);').catch(String);
      expectIn(refused, 'violates not-null constraint');
      await sql('CREATE EXTENSION pg_stat_statements;');
      const [reset = '', search = ''] = workspace
        .code('last-readers.sql')
        .split('-- Before step 6');
      await sql(`${reset}${[...READERS, ...OTHERS].join(';\n')};`);
      await workspace.run('pg_dump', ['--data-only', '--file=dump.sql'], connection);
      expectIn(await sql('SELECT query FROM pg_stat_statements;'), 'COPY public.orders (');
      const found = await sql(`-- Before step 6${search}`);
      for (const reader of READERS) expectIn(found, `1|${reader}\n`);
      const lines = found.trim().split('\n');
      if (lines.length !== READERS.length + 1 || lines.at(-1) !== '0') throw new Error(found);
      await sql(`-- 6.${contract}`);
      const gone = await sql('SELECT total FROM orders;').catch(String);
      expectIn(gone, 'column "total" does not exist');
    });
  },
};
