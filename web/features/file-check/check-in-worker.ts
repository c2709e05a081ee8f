import runtimeUrl from 'web-tree-sitter/web-tree-sitter.wasm?url';
import grammarUrl from '../../../node_modules/@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm?url';
import { askWorker } from './ask-worker.ts';
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

/**
 * Checks a text in a dedicated web worker, which is terminated on timeout.
 *
 * @throws if a part of the check fails to load.
 */
export async function checkInWorker(
  kind: ConfigKind,
  text: string,
  name: string,
): Promise<readonly Finding[]> {
  const programs = isTerraform(kind) ? await loadPrograms().catch(() => undefined) : undefined;
  const worker = isTerraform(kind)
    ? new Worker(new URL('./terraform-worker.ts', import.meta.url), { type: 'module' })
    : new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await askWorker(worker, { kind, text, name, programs }, { signal });
  } catch (error) {
    if (signal.aborted) return [TOO_SLOW];
    throw error;
  }
}

async function loadPrograms(): Promise<TerraformPrograms> {
  const [runtime, grammar] = await Promise.all([load(runtimeUrl), load(grammarUrl)]);
  return { runtime, grammar };
}

async function load(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not load.`);
  return response.arrayBuffer();
}
