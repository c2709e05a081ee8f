import { raw, type Statement, sql } from './database.ts';

/** Makes the statement that deletes at most `limit` rows and returns one row for each. */
export type Deletion = (limit: number) => Statement;

/** @param rowids selects the row ids. */
export function deleteSlice(table: string, rowids: Statement): Deletion {
  return (limit) =>
    sql`DELETE FROM ${raw(table)} WHERE rowid IN (${rowids} LIMIT ${limit}) RETURNING 1`;
}
