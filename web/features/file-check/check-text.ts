import type { ConfigKind, TerraformKind } from './config-kind.ts';
import { type Finding, noteOf, type Rule, ruleOf, runRules } from './finding.ts';
import { foldHouseRules } from './house-rules.ts';
import { findJsonError } from './json-syntax.ts';
import { type SchemaUse, schemaRule } from './schema/schema-rules.ts';
import { downloadIntoShell, secretsInCode, secretsInSettings, secretsInYaml } from './secrets.ts';
import { withoutSilenced } from './silenced.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';
import type { YamlNode } from './yaml-node.ts';
import { type RulesByName, toRules } from './yaml-rule.ts';

type CheckedKind = Exclude<ConfigKind, TerraformKind>;
type YamlKind = Exclude<CheckedKind, 'jenkinsfile' | 'dockerfile' | 'json' | 'text'>;

interface YamlRules {
  readonly rules: RulesByName;
  readonly published?: SchemaUse;
  /** The parts of a document that are judged each by itself. */
  readonly split?: (document: YamlNode) => readonly YamlNode[];
}

/** The rules of each kind are loaded on first use. */
export const yamlRules: Readonly<Record<YamlKind, () => Promise<YamlRules>>> = {
  'azure-pipelines': () => import('./kinds/azure-pipelines.ts'),
  'github-workflow': () => import('./kinds/github-workflow.ts'),
  'github-action': () => import('./kinds/github-workflow.ts'),
  travis: () => import('./kinds/travis.ts'),
  circleci: () => import('./kinds/circleci.ts'),
  'gitlab-ci': () => import('./kinds/gitlab-ci.ts'),
  compose: () => import('./kinds/compose.ts'),
  kubernetes: () => import('./kinds/kubernetes.ts'),
  yaml: async () => ({ rules: {} }),
};

/** Tools that reject duplicate keys; the others, kubectl among them, silently keep one of them. */
const UNIQUE_KEYS: readonly YamlKind[] = ['compose', 'azure-pipelines'];

/** Template syntax at positions where neither YAML nor a Dockerfile allows it. */
const TEMPLATE =
  /^[ \t]{0,200}\{[{%]|[:[,-][ \t]{0,20}['"]?\$[a-z]{1,30}(?:-[a-z]{1,30}){1,5}(?![\w/.])|[:-][ \t]{1,20}\{{2,3}[^{}\n]{1,200}\}\}|[:-][ \t]{1,20}(?:%[%\w]{0,40}%|@[A-Z_]{1,40}@)|[:-][ \t]{1,20}\{[\w-]{1,40}\}(?:[/\w.-]|:\S)|^[ \t]{0,80}(?:- )?<[A-Z][^<>\n]{1,200}>[ \t]*$|[:-][ \t]{1,20}\{[A-Z][A-Z0-9_]{2,40}\}|^(?:FROM|EXPOSE|USER|WORKDIR|ADD|COPY)[ \t].{0,200}(?:\{\{|\{%|<%)|^[ \t]{0,80}<%/m;

const TEMPLATE_NAME = /\.(?:template|tmpl|tpl|gotmpl|j2|jinja2?|erb|ejs|mustache|hbs|in)$/i;

/**
 * Findings for a configuration other than Terraform, sorted by line. Runs in linear time for any
 * input, and rejects only if a part of the check fails to load.
 *
 * @param onPart gets what is found in a workflow before GitHub's parser has loaded.
 */
export async function checkText(
  kind: CheckedKind,
  text: string,
  name = '',
  onPart?: (findings: readonly Finding[]) => void,
): Promise<readonly Finding[]> {
  const tidy = (found: readonly Finding[]) => foldHouseRules(withoutSilenced(found, text));
  return tidy(await findAll(kind, text, name, (found) => onPart?.(tidy(found))));
}

async function findAll(
  kind: CheckedKind,
  text: string,
  name: string,
  onPart: (found: Finding[]) => void,
): Promise<Finding[]> {
  switch (kind) {
    case 'jenkinsfile': {
      const { rules, readJenkinsfile } = await import('./kinds/jenkinsfile.ts');
      return runRules([...rules, secretsInCode, downloadIntoShell], readJenkinsfile(text));
    }
    case 'dockerfile': {
      const { rules, builderRule, readDockerfile } = await import('./kinds/dockerfile.ts');
      const template = findTemplate(text, name);
      const all = template ? [template] : [...toRules(rules), builderRule];
      return runRules([...all, secretsInSettings, downloadIntoShell], readDockerfile(text));
    }
    case 'json':
      return checkJson(text);
    case 'text':
      return runRules([secretsInSettings, downloadIntoShell], { text });
    default:
      return checkYaml(kind, text, name, onPart);
  }
}

function checkJson(text: string): Finding[] {
  const error = findJsonError(text);
  if (error) return runRules([ruleOf('json-syntax', [error], 'error'), secretsInCode], { text });
  // JSON is a subset of YAML, and the tree distinguishes values from keys.
  const file = readYaml(text);
  return file ? runRules([secretsInYaml], file) : runRules([secretsInCode], { text });
}

async function checkYaml(
  kind: YamlKind,
  text: string,
  name: string,
  onPart: (found: Finding[]) => void,
): Promise<Finding[]> {
  const file = readYaml(text, name);
  if (file === undefined) {
    const message = 'This file is too long to be read as YAML here. Only its text was searched.';
    const note = noteOf('too-much-yaml', message);
    return runRules([note, secretsInSettings, downloadIntoShell], { text });
  }
  const template = findTemplate(text, name);
  if (file.syntaxErrors.length > 0) {
    // An unrendered template is not valid YAML, so its syntax errors are not reported.
    const note =
      template ?? unusualString(file) ?? ruleOf('yaml-syntax', file.syntaxErrors, 'error');
    return runRules([note, secretsInCode, downloadIntoShell], file);
  }
  const { rules: own, published, split } = await yamlRules[kind]();
  const parts = split ? { ...file, documents: file.documents.flatMap(split) } : file;
  const ofSchema = published ? [schemaRule(published)] : [];
  const rules = [...toRules(own), ...ofSchema, secretsInYaml, downloadIntoShell];
  if (kind !== 'github-workflow' && kind !== 'github-action') {
    return runRules([duplicateKeys(file, kind), ...rules], parts);
  }
  if (template) return runRules([template, ...rules], file);
  onPart(runRules(rules, file));
  const { githubRule } = await import('./kinds/github-parser.ts');
  return runRules([...rules, await githubRule(file, kind)], file);
}

/**
 * A string in quotes may go on further to the left than its key for tools that are written in Go, C or
 * Python, and not by the standard. Of a string that is never closed there is one quote too many.
 */
function unusualString({ text, syntaxErrors: [first] }: YamlFile): Rule<unknown> | undefined {
  const [, quote] = /Missing closing (["'])quote/.exec(first?.message ?? '') ?? [];
  if (!first || !quote || text.split(quote).length % 2 === 0) return undefined;
  const message =
    'A string in quotes goes on too far to the left for the parser here. Only the text was searched.';
  return noteOf('unusual-yaml', message, first.offset);
}

function duplicateKeys({ duplicateKeys: keys }: YamlFile, kind: YamlKind): Rule<unknown> {
  const isRefused = UNIQUE_KEYS.includes(kind);
  const outcome = isRefused
    ? 'which this tool refuses'
    : 'and most tools keep the last without a word';
  const hits = keys.map(({ offset, message: key, fix }) => {
    return { offset, fix, message: `“${key}” appears twice in this block, ${outcome}.` };
  });
  return ruleOf('duplicate-key', hits, isRefused ? 'error' : 'hint');
}

function findTemplate(text: string, name: string): Rule<unknown> | undefined {
  const mark = TEMPLATE.exec(text)?.index ?? (TEMPLATE_NAME.test(name) ? 0 : undefined);
  const message = 'This is a template. Its structure can only be checked once it is filled in.';
  return mark === undefined ? undefined : noteOf('template', message, mark);
}
