import type { SignalState } from '../signal.ts';

interface FragmentHead {
  /** Text alternative of the picture for screen readers. */
  readonly label: string;
  readonly title: string;
}

/** A small piece of the product at work. */
export type Fragment = FragmentHead &
  (
    | {
        readonly kind: 'diff';
        /** "+" or "-" before a changed line; "|" is drawn as a space. At most 38 characters. */
        readonly lines: readonly string[];
      }
    | {
        /** In a graph, the others depend on the first. */
        readonly kind: 'rows' | 'graph';
        readonly rows: readonly {
          readonly state?: SignalState;
          readonly name: string;
          readonly note: string;
        }[];
      }
    | {
        readonly kind: 'bars';
        readonly bars: readonly {
          readonly state: SignalState;
          readonly name: string;
          readonly note: string;
          /** Where the bar starts and how long it is, in percent of the width. */
          readonly from?: number;
          readonly length: number;
        }[];
      }
    | {
        readonly kind: 'traces';
        readonly traces: readonly {
          readonly state: SignalState;
          readonly name: string;
          readonly note: string;
          /** In percent of the height. */
          readonly values: readonly number[];
          /** Times of the values, if they are uneven. */
          readonly at?: readonly number[];
        }[];
      }
    | {
        /** Four weeks from Monday to Friday, and what happens on some of their days. */
        readonly kind: 'calendar';
        /** In the month. */
        readonly firstMonday: number;
        readonly days: readonly {
          readonly day: number;
          readonly state: SignalState;
          readonly name: string;
        }[];
      }
    | {
        /** Many things of one kind, each of which is well or not. */
        readonly kind: 'cells';
        readonly columns: number;
        readonly cells: readonly { readonly state: SignalState; readonly count: number }[];
        readonly note: string;
      }
  );

/** The pictures of a product's five stages. */
export type Fragments = readonly [Fragment, Fragment, Fragment, Fragment, Fragment];
