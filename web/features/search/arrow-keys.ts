import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the field and the links around it; Enter then follows a link by itself. */
export function moveByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const current = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[current + step];
  if (current < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
}
