import { vi } from 'vitest';

/** Catches what the Worker logs until the test ends. @returns a function that reads the lines. */
export function readLog(): () => string[] {
  const lines: string[] = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
  }
  return () => lines;
}
