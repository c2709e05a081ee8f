/**
 * Asks a web worker one question and terminates it.
 *
 * @param transfer parts of the question that are moved to the worker.
 * @throws if the worker fails or answers nothing, or when the signal aborts.
 */
export async function askWorker<Answer>(
  worker: Worker,
  question: unknown,
  { transfer = [], signal }: { transfer?: Transferable[]; signal?: AbortSignal },
): Promise<Answer> {
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer | undefined>) =>
        data ? resolve(data) : reject(new Error('The worker has no answer.')),
      );
      worker.addEventListener('error', reject);
      signal?.addEventListener('abort', reject);
      worker.postMessage(question, transfer);
    });
  } finally {
    worker.terminate();
  }
}
