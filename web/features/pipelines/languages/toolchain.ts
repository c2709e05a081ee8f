import type { ActionName } from '../pinned.ts';

/** A part of the pipeline's work: what is run, and what a reader should know about it. */
export interface Work {
  readonly commands: readonly string[];
  readonly note?: string;
}

/** A step of Azure Pipelines that puts a language on a hosted agent. */
export type AzureSetup =
  | { readonly task: string; readonly inputs: Readonly<Record<string, string>> }
  | { readonly script: string; readonly note: string };

/** Where a package manager keeps what it downloads. */
export interface PackageCache {
  /** The environment variable that moves the cache, and its value for a folder. */
  readonly variable: string;
  readonly valueFor?: (folder: string) => string;
  /** The folder below the one that the tool chooses. */
  readonly folder: string;
  /** Where it is if the variable is not set. */
  readonly homeFolders: readonly string[];
  /** What the cache depends on: one file, or all files of a name. */
  readonly key: { readonly file: string } | { readonly pattern: string };
}

export interface TestReport {
  /** JUnit is what every tool shows; trx is Visual Studio's format. */
  readonly format: 'junit' | 'trx';
  readonly files: string;
  /** The folder that holds them, for tools that want a folder. */
  readonly folder: string;
}

/** Where most test runners are told to write theirs. */
export const JUNIT_REPORT: TestReport = {
  format: 'junit',
  files: 'reports/junit.xml',
  folder: 'reports',
};

/** All that a pipeline has to know of a language with one of its package managers. */
export interface Toolchain {
  /** What the repository has to hold, as parts of a sentence. */
  readonly expects: readonly string[];
  /** For tools that run jobs in containers of any origin (Jenkins, GitLab CI). */
  readonly image: string;
  readonly imageNote?: string;
  readonly circleImage: string;
  readonly githubSetup: {
    readonly action: ActionName;
    readonly inputs: Readonly<Record<string, string>>;
    /** Whether the action itself keeps the package cache. */
    readonly caches: boolean;
  };
  readonly azureSetup: readonly AzureSetup[];
  /** The keys that choose a language on Travis CI, with the versions that it keeps ready. */
  readonly travisSetup: {
    readonly keys: Readonly<Record<string, string>>;
    readonly note?: string;
    readonly commands?: readonly string[];
  };
  /** Set for all jobs, whatever the tool. */
  readonly variables: Readonly<Record<string, string>>;
  readonly cache: PackageCache;
  /** Puts the package manager itself in place, where the language comes without it. */
  readonly prepare: readonly string[];
  readonly install: Work;
  readonly lint: Work;
  readonly build: Work;
  readonly test: Work;
  /** Looks up the dependencies among known vulnerabilities; no commands if Trivy alone can. */
  readonly audit: Work;
  readonly report: TestReport;
  /** What the build leaves to be deployed. */
  readonly output: string;
}
