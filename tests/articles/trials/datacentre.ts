import { withPostgres } from '../postgres.ts';
import { expectIn, type Trial } from '../trial.ts';

const FLOWS = `
CREATE TABLE flows (source text, target text, seen timestamptz, bytes bigint);
CREATE TABLE declared (source text, target text);
INSERT INTO flows
  SELECT 'claims', 'licences', day, 2048 FROM generate_series('2026-01-01'::date, '2026-01-30', '1 day') AS day;
INSERT INTO flows VALUES
  ('claims', 'archive', '2026-01-02', 900000000), ('claims', 'archive', '2026-01-03', 900000000),
  ('claims', 'once', '2026-01-02', 1), ('claims', 'database', '2026-01-02', 1), ('claims', 'database', '2026-01-03', 1);
INSERT INTO flows SELECT target, source, seen, bytes FROM flows;
INSERT INTO declared VALUES ('claims', 'database');
`;

/** Terabytes, percent changed a day, line, percent usable, and the row of the paper's table. */
const ROWS = [
  ['80', '0.5', 'seeding 10.6 days, daily change 1.3 hours, last hour 3 minutes'],
  ['12', '3', 'seeding 1.6 days, daily change 1.1 hours, last hour 3 minutes'],
  ['45', '6', 'seeding 6.0 days, daily change 8.6 hours, last hour 21 minutes'],
  ['6', '4', 'seeding 0.8 days, daily change 0.8 hours, last hour 2 minutes'],
] as const;

export const datacentre: Trial = {
  needs: ['psql', 'awk'],
  async run(workspace) {
    for (const [terabytes, change, row] of ROWS) {
      const args = ['transfer.sh', terabytes, change, '1000', '70'];
      expectIn(await workspace.run('bash', args), row);
    }
    await withPostgres(workspace.folder, async (sql) => {
      const found = await sql(FLOWS + workspace.code('undeclared.sql'));
      expectIn(found, 'claims|licences|30|120 kB\narchive|claims|2|3433 MB\n');
      if (/once|database|licences\|claims/.test(found))
        throw new Error(`Found too much:\n${found}`);
    });
  },
};
