import { type Database, sql } from '../../worker/db/database.ts';

interface SchemaEntry {
  readonly type: 'table' | 'index';
  readonly name: string;
  /** The statement that makes it, without a semicolon. */
  readonly sql: string;
}

/** Lists the site's tables and indexes in the order in which they were made, without those of D1. */
export function listSchema(db: Database): Promise<SchemaEntry[]> {
  return db.all(sql`
    SELECT type, name, sql FROM sqlite_schema
    WHERE sql IS NOT NULL
      AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
    ORDER BY rowid`);
}
