import { join } from 'node:path';
import { withPostgres } from '../postgres.ts';
import { expectIn, type Trial } from '../trial.ts';

const ROLE_AND_DATABASE = 'CREATE ROLE shop LOGIN;\nCREATE DATABASE shop OWNER shop;\n';
const SCALE = 'thousands=1';

/** A small shop is lost and restored on another server, then with each of the article's mistakes. */
export const restore: Trial = {
  needs: ['psql', 'pg_dump', 'pg_restore', 'vacuumdb'],
  async run(workspace) {
    const { folder } = workspace;
    await withPostgres(folder, async (sql, source) => {
      await sql(ROLE_AND_DATABASE);
      const shop = ['-Xq', '-U', 'shop', '-d', 'shop', '-v', SCALE, '-f', 'shop.sql'];
      await workspace.run('psql', shop, source);
      await workspace.run('bash', ['backup.sh', join(folder, 'backup')], source);

      await withPostgres(folder, async (_, target) => {
        const drilled = await workspace.run('bash', ['drill.sh', 'backup'], target);
        expectIn(drilled, 'the facts agree after');
        expectIn(drilled, 'the newest order was placed 00:00:');

        const lost = ['-Xq', '-d', 'shop', '-c', 'DELETE FROM orders WHERE id = 77'];
        await workspace.run('psql', lost, target);
        const compare = 'psql -XqAt -d shop -f facts.sql | diff backup/facts.txt -';
        expectIn(await workspace.fail('bash', ['-c', compare], target), '> orders|999|');
      });

      await withPostgres(folder, async (_, target) => {
        const load = ['--create', '--dbname=postgres', 'backup/shop'];
        const withoutRoles = await workspace.fail('pg_restore', load, target);
        expectIn(withoutRoles, 'errors ignored on restore: 3');
      });
    });
    await workspace.run('bash', ['-c', 'printf x >> backup/facts.txt']);
    expectIn(await workspace.fail('bash', ['drill.sh', 'backup']), 'facts.txt: FAILED');
  },
};
