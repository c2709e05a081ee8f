import type { ConfigKind, TerraformKind } from './config-kind.ts';
import { type Finding, type Hit, noteOf, type Rule, runRules, type Severity } from './finding.ts';
import { findJsonError } from './json-syntax.ts';
import {
  downloadIntoShell,
  searchText,
  secretsInCode,
  secretsInSettings,
  secretsInYaml,
} from './secrets.ts';
import { withoutSilenced } from './silenced.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

type CheckedKind = Exclude<ConfigKind, TerraformKind>;
type YamlKind = Exclude<CheckedKind, 'jenkinsfile' | 'dockerfile' | 'json' | 'text'>;

/** The rules of each kind are loaded on first use. */
const yamlRules: Readonly<
  Record<YamlKind, () => Promise<{ readonly rules: readonly Rule<YamlFile>[] }>>
> = {
  'azure-pipelines': () => import('./kinds/azure-pipelines.ts'),
  'github-workflow': () => import('./kinds/github-workflow.ts'),
  'github-action': () => import('./kinds/github-workflow.ts'),
  travis: () => import('./kinds/travis.ts'),
  circleci: () => import('./kinds/circleci.ts'),
  'gitlab-ci': () => import('./kinds/gitlab-ci.ts'),
  compose: () => import('./kinds/compose.ts'),
  kubernetes: () => import('./kinds/kubernetes.ts'),
  yaml: async () => ({ rules: [] }),
};

const codeRules = {
  jenkinsfile: () => import('./kinds/jenkinsfile.ts'),
  dockerfile: () => import('./kinds/dockerfile.ts'),
} as const;

/** Tools that reject duplicate keys; the others silently keep one of them. */
const UNIQUE_KEYS: readonly ConfigKind[] = ['compose', 'kubernetes', 'azure-pipelines'];

/** Template syntax at positions where neither YAML nor a Dockerfile allows it. */
const TEMPLATE =
  /^[ \t]{0,200}\{[{%]|[:[,-][ \t]{0,20}['"]?\$[a-z]{1,30}(?:-[a-z]{1,30}){1,5}(?![\w/.])|[:-][ \t]{1,20}\{\{[^{}\n]{1,200}\}\}|^FROM[ \t].{0,200}(?:\{\{|\{%|<%)|^[ \t]{0,80}<%/m;

/**
 * Findings for a configuration other than Terraform, sorted by line. Runs in linear time for any
 * input, and rejects only if a part of the check fails to load.
 */
export async function checkText(kind: CheckedKind, text: string): Promise<readonly Finding[]> {
  return withoutSilenced(await findAll(kind, text), text);
}

/** Every rule as “kind: rule”, except syntax errors and the rules of external parsers. */
export async function allRuleNames(): Promise<readonly string[]> {
  const kinds = Object.entries({ ...yamlRules, ...codeRules }).map(async ([kind, load]) => {
    const { rules } = await load();
    return [...rules, secretsInYaml, downloadIntoShell].map(({ name }) => `${kind}: ${name}`);
  });
  return [...new Set((await Promise.all(kinds)).flat())];
}

async function findAll(kind: CheckedKind, text: string): Promise<Finding[]> {
  switch (kind) {
    case 'jenkinsfile': {
      const { rules, readJenkinsfile } = await codeRules.jenkinsfile();
      return [...runRules(rules, readJenkinsfile(text), text), ...searchText(text, secretsInCode)];
    }
    case 'dockerfile': {
      const template = findTemplate(text);
      if (template) return [...template, ...searchText(text, secretsInSettings)];
      const { rules, builderRules, readDockerfile } = await codeRules.dockerfile();
      const all = [...rules, ...builderRules(text)];
      return [...runRules(all, readDockerfile(text), text), ...searchText(text, secretsInSettings)];
    }
    case 'json':
      return checkJson(text);
    case 'text':
      return searchText(text, secretsInSettings);
    default:
      return checkYaml(kind, text);
  }
}

function checkJson(text: string): Finding[] {
  const error = findJsonError(text);
  if (error)
    return [
      ...report('json-syntax', 'error', [error], text),
      ...runRules([secretsInCode], text, text),
    ];
  // JSON is a subset of YAML, and the tree distinguishes values from keys.
  const file = readYaml(text);
  return file ? runRules([secretsInYaml], file, text) : runRules([secretsInCode], text, text);
}

async function checkYaml(kind: YamlKind, text: string): Promise<Finding[]> {
  const file = readYaml(text);
  if (file === undefined) {
    const message = 'This file is too long to be read as YAML here. Only its text was searched.';
    return [noteOf('too-much-yaml', message), ...searchText(text, secretsInSettings)];
  }
  if (file.syntaxErrors.length > 0) {
    // An unrendered template is not valid YAML, so its syntax errors are not reported.
    const errors = findTemplate(text) ?? report('yaml-syntax', 'error', file.syntaxErrors, text);
    return [...errors, ...searchText(text, secretsInCode)];
  }
  const { rules } = await yamlRules[kind]();
  const shared = [secretsInYaml, downloadIntoShell];
  if (kind === 'github-workflow' || kind === 'github-action') {
    const template = findTemplate(text);
    const { githubRules } = await import('./kinds/github-parser.ts');
    const refusals = template ? [] : await githubRules(file, kind);
    return [...(template ?? []), ...runRules([...rules, ...refusals, ...shared], file, text)];
  }
  return [...findDuplicateKeys(kind, file), ...runRules([...rules, ...shared], file, text)];
}

function findDuplicateKeys(kind: ConfigKind, { text, duplicateKeys }: YamlFile): Finding[] {
  const isRefused = UNIQUE_KEYS.includes(kind);
  const outcome = isRefused
    ? 'which this tool refuses'
    : 'and most tools keep the last without a word';
  const hits = duplicateKeys.map(({ offset, message: key }) => {
    return { offset, message: `“${key}” appears twice in this block, ${outcome}.` };
  });
  return report('duplicate-key', isRefused ? 'error' : 'hint', hits, text);
}

function findTemplate(text: string): Finding[] | undefined {
  const mark = TEMPLATE.exec(text);
  const message = 'This is a template. Its structure can only be checked once it is filled in.';
  return mark ? report('template', 'hint', [{ offset: mark.index, message }], text) : undefined;
}

/** Turns problems found while parsing into findings. */
function report(name: string, severity: Severity, hits: readonly Hit[], text: string): Finding[] {
  return runRules([{ name, severity, find: () => hits }], text, text);
}
