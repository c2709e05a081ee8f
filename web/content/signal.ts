/** State of a lamp: done, in progress (or waiting for a person), not started, failed. */
export type SignalState = 'passed' | 'running' | 'waiting' | 'failed';
