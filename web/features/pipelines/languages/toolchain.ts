import { listWords } from '../../../content/list-words.ts';
import type { ActionName } from '../pinned.ts';

/** Stages that run the language's tools; each is a job. */
export type WorkStage = 'lint' | 'build' | 'test';

/** A unit of work: commands to run, and notes for the reader. */
export interface Work {
  readonly commands: readonly string[];
  readonly note?: string;
}

/** An Azure Pipelines step that installs a language on a hosted agent. */
export type AzureSetup =
  | { readonly task: string; readonly inputs: Readonly<Record<string, string>> }
  | { readonly script: string; readonly note: string };

/** Programs that runners of the reader's own need, where the tool's setup step does not bring them. */
export interface OwnRunnerNeeds {
  readonly github?: string;
  readonly azure?: string;
}

/** Cache location of a package manager. */
export interface PackageCache {
  /** Environment variable that relocates the cache, and its value for a given folder. */
  readonly variable: string;
  readonly valueFor?: (folder: string) => string;
  /** Subfolder of the cache folder that the CI tool chooses. */
  readonly folder: string;
  /** Default locations when the variable is not set. */
  readonly homeFolders: readonly string[];
  /** Files whose hash is the cache key: one file, or all files with a name. */
  readonly key: { readonly file: string } | { readonly pattern: string };
}

interface TestReport {
  /** JUnit is supported by every tool; trx is Visual Studio's format. */
  readonly format: 'junit' | 'trx';
  readonly files: string;
  /** Folder of the reports, for tools that expect a folder. */
  readonly folder: string;
}

/** Default report location for most test runners. */
export const JUNIT_REPORT: TestReport = {
  format: 'junit',
  files: 'reports/junit.xml',
  folder: 'reports',
};

/** Everything a pipeline needs to know about a language and package manager. */
export interface Toolchain {
  /** What the repository must contain for these jobs, as sentence fragments. */
  readonly expects: (stages: readonly WorkStage[]) => readonly string[];
  /** For tools that run jobs in arbitrary containers (Jenkins, GitLab CI). */
  readonly image: string;
  readonly imageNote?: string;
  readonly circleImage: string;
  readonly githubSetup: {
    readonly action: ActionName;
    readonly inputs: Readonly<Record<string, string>>;
    /** Whether the setup action caches packages itself. */
    readonly caches: boolean;
  };
  readonly ownRunnerNeeds?: OwnRunnerNeeds;
  readonly azureSetup: readonly AzureSetup[];
  /** Travis CI keys that select the language, with preinstalled versions. */
  readonly travisSetup: {
    readonly keys: Readonly<Record<string, string>>;
    readonly note?: string;
    readonly commands?: readonly string[];
  };
  /** Environment variables for all jobs, on every tool. */
  readonly variables: Readonly<Record<string, string>>;
  readonly cache: PackageCache;
  /** Installs the package manager if the language does not include it. */
  readonly prepare: readonly string[];
  readonly install: Work;
  readonly lint: Work;
  readonly build: Work;
  readonly test: Work;
  /** Checks dependencies for known vulnerabilities; empty if Trivy suffices. */
  readonly audit: Work;
  /** What the repository must contain for the audit beside what `expects` names. */
  readonly auditExpects?: string;
  readonly report: TestReport;
  /** Build output to deploy. */
  readonly output: string;
  /** Whether the reader's own build decides where it writes. */
  readonly expectsOutput?: boolean;
  /** Makes the output ready to run on a server, if copying it is not enough. */
  readonly prepareRelease?: string;
}

/** A lock file, with the packages that the jobs need in it. */
export function lockFile(
  path: string,
  tools: Readonly<Partial<Record<WorkStage, readonly string[]>>>,
  stages: readonly WorkStage[],
): string {
  const needed = stages.flatMap((stage) => tools[stage] ?? []);
  return needed.length > 0 ? `${path}, with ${listWords(needed)} in it` : path;
}

/** Packs the sources of an interpreted language, without files that the jobs create. */
export const archiveCommands = [
  'mkdir -p dist',
  "tar --exclude=./dist --exclude=./vendor --exclude=./reports --exclude='./.*' -czf dist/app.tar.gz .",
] as const;

/** Unpacks on the server what `archiveCommands` packed. */
export const UNPACK_ARCHIVE = 'tar -xzf app.tar.gz && rm app.tar.gz';

/**
 * Fails with a message. As an `if`, it can be chained with `&&`: after `||`, the message would also
 * appear if an earlier command of the chain failed.
 */
export function failUnless(condition: string, message: string): string {
  return `if ! ${condition}; then echo "${message}" >&2; false; fi`;
}
