/**
 * Runs Python scripts in copies of one process that has loaded what they import: Python takes longer
 * to start than they to run.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const SERVER = `
import csv, datetime, json, os, pathlib, re, runpy, subprocess, sys, tempfile

for line in sys.stdin:
    folder, path, script, *args = json.loads(line)
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(out.fileno(), 1)
            os.dup2(err.fileno(), 2)
            os.chdir(folder)
            os.environ["PATH"] = path
            sys.argv = [script, *args]
            runpy.run_path(script, run_name="__main__")
            sys.exit()
        _, status = os.waitpid(child, 0)
        texts = []
        for file in (out, err):
            file.seek(0)
            texts.append(file.read().decode())
    print(json.dumps([os.waitstatus_to_exitcode(status), "".join(texts)]), flush=True)
`;

interface Script {
  readonly folder: string;
  /** The variable PATH. */
  readonly path: string;
  readonly script: string;
  readonly args: readonly string[];
}

export type Python = ReturnType<typeof startPython>;

/** The caller closes it. It runs one script at a time. */
export function startPython() {
  const server = spawn('python3', ['-c', SERVER], {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface(server.stdout)[Symbol.asyncIterator]();
  return {
    async run({ folder, path, script, args }: Script): Promise<{ status: number; words: string }> {
      server.stdin.write(`${JSON.stringify([folder, path, script, ...args])}\n`);
      const answer = await answers.next();
      if (answer.done) throw new Error('Python has ended.');
      const [status, words] = JSON.parse(answer.value);
      return { status, words };
    },
    close: () => {
      server.stdin.end();
    },
  };
}
