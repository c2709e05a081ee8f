/** State of a lamp: done, in progress (or waiting for a person), not started, failed. */
export type SignalState = 'passed' | 'running' | 'waiting' | 'failed';

/** A step on a line of lamps. */
export interface Stage {
  readonly name: string;
  readonly detail: string;
  readonly state: SignalState;
}
