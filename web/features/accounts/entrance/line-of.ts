import type { SignalState, Stage } from '../../../content/signal.ts';

/** A titled line of lamps. */
export interface Line {
  readonly title: string;
  readonly stages: readonly Stage[];
}

interface LineText<Name extends string> {
  readonly title: string;
  readonly stages: Readonly<Record<Name, Omit<Stage, 'state'>>>;
}

/** The line with its lamps in the given states; a stage without one is waiting. */
export function lineOf<Name extends string>(
  { title, stages }: LineText<Name>,
  states: Readonly<Partial<Record<NoInfer<Name>, SignalState>>>,
): Line {
  const stateByName: Readonly<Record<string, SignalState | undefined>> = states;
  return {
    title,
    stages: Object.entries<Omit<Stage, 'state'>>(stages).map(([name, stage]) => ({
      ...stage,
      state: stateByName[name] ?? 'waiting',
    })),
  };
}
