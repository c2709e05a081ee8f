import type { RequestContext } from '../context.ts';
import { MINUTE_MS } from '../contract/durations.ts';
import { type Deletion, listDeletions } from '../db/expired.ts';
import { logEvent } from '../log.ts';

const FIRST_SLICE_ROWS = 500;
const LARGEST_SLICE_ROWS = 20_000;
/** Visitors wait for a slice: one that takes longer is followed by a smaller one. */
const SLICE_MS = 200;
/** Statements of one run: a Worker on the free plan may send 50. */
const SLICES_PER_RUN = 40;
/** Lets visitors in between two slices. */
const PAUSE_MS = 50;
const LONGEST_RUN_MS = 4 * MINUTE_MS;

/**
 * Deletes what has expired, in slices that hold up no visitor for long, however many rows there are
 * and however slow the database is. What a run leaves, the next one deletes.
 */
export async function deleteExpiredRows({ db, requestId }: RequestContext): Promise<void> {
  const startedAtMs = Date.now();
  let waiting: readonly Deletion[] = listDeletions(startedAtMs);
  let sliceRows = FIRST_SLICE_ROWS;
  let slicesLeft = SLICES_PER_RUN;
  let deletedRows = 0;
  // In turns, so that a table with much to delete does not keep the others waiting.
  while (waiting.length > 0) {
    const unfinished: Deletion[] = [];
    for (const deletion of waiting) {
      const sliceStartedAtMs = Date.now();
      if (slicesLeft === 0 || sliceStartedAtMs - startedAtMs > LONGEST_RUN_MS) {
        logEvent('clean_up_continues_later', { requestId, deletedRows });
        return;
      }
      slicesLeft -= 1;
      const deleted = await db.all(deletion(sliceRows));
      deletedRows += deleted.length;
      if (deleted.length < sliceRows) continue;
      unfinished.push(deletion);
      const isQuick = Date.now() - sliceStartedAtMs < SLICE_MS;
      sliceRows = isQuick ? Math.min(2 * sliceRows, LARGEST_SLICE_ROWS) : Math.ceil(sliceRows / 2);
      await scheduler.wait(PAUSE_MS);
    }
    waiting = unfinished;
  }
  logEvent('expired_rows_deleted', { requestId, deletedRows });
}
