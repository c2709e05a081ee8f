import runtimeUrl from 'web-tree-sitter/web-tree-sitter.wasm?url';
import grammarUrl from '../../../node_modules/@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm?url';
import { askLastingWorker } from './ask-worker.ts';
import { type ConfigKind, isTerraform } from './config-kind.ts';
import type { Finding } from './finding.ts';
import type { TerraformPrograms } from './kinds/read-terraform.ts';

const PATIENCE_MS = 10_000;

const TOO_SLOW: Finding = {
  severity: 'hint',
  rule: 'too-slow',
  message: 'Checking this file took too long and was stopped.',
  line: 1,
  column: 1,
};

type TakeFindings = (findings: readonly Finding[]) => void;

/** The workers at rest: they take longer to load than to check, so the next text finds them ready. */
const idle: { terraform?: Worker | undefined; others?: Worker | undefined } = {};
let lastCheck: Promise<unknown> = Promise.resolve();

/**
 * Checks a text in a web worker, after the texts before it. On timeout the worker is terminated.
 *
 * @param onPart gets what is found in a workflow before GitHub's own parser has started.
 * @throws if a part of the check fails to load.
 */
export function checkInWorker(
  kind: ConfigKind,
  text: string,
  name: string,
  onPart?: TakeFindings,
): Promise<readonly Finding[]> {
  const check = lastCheck.then(() => askNext(kind, text, name, onPart));
  lastCheck = check.catch(() => {});
  return check;
}

async function askNext(
  kind: ConfigKind,
  text: string,
  name: string,
  onPart: TakeFindings | undefined,
): Promise<readonly Finding[]> {
  const room = isTerraform(kind) ? 'terraform' : 'others';
  const parser = isTerraform(kind) ? await loadPrograms().catch(() => undefined) : undefined;
  const worker = idle[room] ?? startWorker(room);
  idle[room] = undefined;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let part: readonly Finding[] = [];
  const takePart = (findings: readonly Finding[]) => {
    part = findings;
    onPart?.(findings);
  };
  try {
    const question = { kind, text, name, programs: parser };
    const findings = await askLastingWorker(worker, question, { signal, onPart: takePart });
    idle[room] = worker;
    return findings;
  } catch (error) {
    worker.terminate();
    if (signal.aborted) return [TOO_SLOW, ...part];
    throw error;
  }
}

function startWorker(room: keyof typeof idle): Worker {
  return room === 'terraform'
    ? new Worker(new URL('./terraform-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
}

let programs: TerraformPrograms | undefined;

async function loadPrograms(): Promise<TerraformPrograms> {
  if (programs) return programs;
  const [runtime, grammar] = await Promise.all([load(runtimeUrl), load(grammarUrl)]);
  programs = { runtime, grammar };
  return programs;
}

async function load(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not load.`);
  return response.arrayBuffer();
}
