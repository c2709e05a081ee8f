import type { ApiFailure } from '../../../lib/api.ts';

/** What each way to prove one's identity reports to the dialog. */
export interface ProofHandlers {
  onProven: () => void;
  /** Ends the dialog if the session is over. @returns whether it was. */
  onFailure: (failure: ApiFailure) => boolean;
}
