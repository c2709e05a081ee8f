import { type SqlValue, type Statement, sql } from './database.ts';

/** Makes the statement that deletes at most `limit` rows and returns one row for each. */
export type Deletion = (limit: number) => Statement;

/** @param rowids SQL that selects the row ids; its placeholders take `values`. */
export function deleteSlice(table: string, rowids: string, ...values: SqlValue[]): Deletion {
  return (limit) =>
    sql(`DELETE FROM ${table} WHERE rowid IN (${rowids} LIMIT ?) RETURNING 1`, ...values, limit);
}
