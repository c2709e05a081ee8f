/** What a lamp says: done, on its way or waiting for a person, not begun, gone wrong. */
export type SignalState = 'passed' | 'running' | 'waiting' | 'failed';
