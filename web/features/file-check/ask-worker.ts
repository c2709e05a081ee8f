interface Exchange<Answer> {
  /** Parts of the question that are moved to the worker. */
  transfer?: Transferable[];
  signal?: AbortSignal;
  /** Gets what the worker posts as `{ part }` before its answer. */
  onPart?: (part: Answer) => void;
}

/**
 * Asks a web worker one question and terminates it.
 *
 * @throws if the worker fails or answers nothing, or when the signal aborts.
 */
export async function askWorker<Answer>(
  worker: Worker,
  question: unknown,
  exchange: Exchange<Answer>,
): Promise<Answer> {
  try {
    return await askLastingWorker(worker, question, exchange);
  } finally {
    worker.terminate();
  }
}

/** As `askWorker`, of a worker that can be asked again, unless this throws. */
export async function askLastingWorker<Answer>(
  worker: Worker,
  question: unknown,
  { transfer = [], signal, onPart }: Exchange<Answer>,
): Promise<Answer> {
  const answered = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      const during = { signal: answered.signal };
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer | { readonly part: Answer } | undefined>) => {
          if (!data) reject(new Error('The worker has no answer.'));
          else if (typeof data === 'object' && 'part' in data) onPart?.(data.part);
          else resolve(data);
        },
        during,
      );
      worker.addEventListener('error', reject, during);
      signal?.addEventListener('abort', reject, during);
      worker.postMessage(question, transfer);
    });
  } finally {
    answered.abort();
  }
}
