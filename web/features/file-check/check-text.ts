import type { ConfigKind } from './config-kind.ts';
import { readDockerfile } from './dockerfile.ts';
import { type Finding, type Hit, type Rule, runRules } from './finding.ts';
import { findJsonError } from './json-syntax.ts';
import { groovy, maskCode } from './masked-code.ts';
import { azureRules } from './rules/azure-pipelines.ts';
import { circleRules } from './rules/circleci.ts';
import { composeRules } from './rules/compose.ts';
import { dockerfileRules } from './rules/dockerfile.ts';
import { workflowRules } from './rules/github-workflow.ts';
import { gitlabRules } from './rules/gitlab-ci.ts';
import { jenkinsRules } from './rules/jenkinsfile.ts';
import { kubernetesRules } from './rules/kubernetes.ts';
import { secretsInCode, secretsInSettings, secretsInYaml } from './rules/secrets.ts';
import { downloadIntoShell } from './rules/shell.ts';
import { terraformRules } from './rules/terraform.ts';
import { travisRules } from './rules/travis.ts';
import { readTerraform } from './terraform.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

type YamlKind = Exclude<ConfigKind, 'jenkinsfile' | 'terraform' | 'dockerfile' | 'json' | 'text'>;

const yamlRules: Readonly<Record<YamlKind, readonly Rule<YamlFile>[]>> = {
  'azure-pipelines': azureRules,
  'github-workflow': workflowRules,
  travis: travisRules,
  circleci: circleRules,
  'gitlab-ci': gitlabRules,
  compose: composeRules,
  kubernetes: kubernetesRules,
  yaml: [],
};

/** A template engine's marks at a place where YAML has none. */
const TEMPLATE = /^[ \t]{0,200}\{[{%]|:[ \t]{1,20}\{\{[^{}\n]{1,200}\}\}/m;

/**
 * What is wrong with a configuration, in the order of its lines. Takes time in proportion to the
 * text, whatever it contains, and never throws.
 */
export function checkText(kind: ConfigKind, text: string): readonly Finding[] {
  return findAll(kind, text).sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Every rule of every kind, as “kind: rule”, but for those of the syntax. */
export function allRuleNames(): readonly string[] {
  const inYaml = [secretsInYaml, downloadIntoShell];
  const inText = [secretsInSettings, downloadIntoShell];
  const rules: Readonly<Record<ConfigKind, readonly { readonly name: string }[]>> = {
    ...yamlRules,
    jenkinsfile: [...jenkinsRules, ...inText],
    terraform: [...terraformRules, ...inText],
    dockerfile: [...dockerfileRules, ...inText],
    json: [secretsInYaml],
    text: inText,
  };
  return Object.entries(rules).flatMap(([kind, ofKind]) => {
    const names = [...ofKind, ...(kind in yamlRules ? inYaml : [])];
    return names.map(({ name }) => `${kind}: ${name}`);
  });
}

function findAll(kind: ConfigKind, text: string): Finding[] {
  switch (kind) {
    case 'jenkinsfile': {
      const code = maskCode(text, groovy);
      return [...runRules(jenkinsRules, code, text), ...checkShell(text, secretsInCode)];
    }
    case 'terraform':
      return [
        ...runRules(terraformRules, readTerraform(text), text),
        ...checkShell(text, secretsInCode),
      ];
    case 'dockerfile':
      return [
        ...runRules(dockerfileRules, readDockerfile(text), text),
        ...checkShell(text, secretsInSettings),
      ];
    case 'json':
      return checkJson(text);
    case 'text':
      return checkShell(text, secretsInSettings);
    default:
      return checkYaml(kind, text);
  }
}

function checkShell(text: string, secrets: Rule<string>): Finding[] {
  return [...runRules([secrets], text, text), ...runRules([downloadIntoShell], { text }, text)];
}

function checkJson(text: string): Finding[] {
  const error = findJsonError(text);
  const syntax = runRules([report('json-syntax', 'error', error ? [error] : [])], text, text);
  // JSON is YAML too, and its tree tells a value from a name.
  const file = error ? undefined : readYaml(text);
  const secrets = file
    ? runRules([secretsInYaml], file, text)
    : runRules([secretsInCode], text, text);
  return [...syntax, ...secrets];
}

function checkYaml(kind: YamlKind, text: string): Finding[] {
  const file = readYaml(text);
  if (file === undefined) {
    const message = 'This file is too long to be read as YAML here. Only its text was searched.';
    const note = report('too-much-yaml', 'hint', [{ offset: 0, message }]);
    return [...runRules([note], text, text), ...checkShell(text, secretsInSettings)];
  }
  if (file.syntaxErrors.length > 0) {
    return [...runRules([explainErrors(file)], text, text), ...checkShell(text, secretsInCode)];
  }
  const duplicates = report('duplicate-key', 'error', file.duplicateKeys);
  return [
    ...runRules([duplicates], text, text),
    ...runRules([...yamlRules[kind], secretsInYaml, downloadIntoShell], file, text),
  ];
}

/** A template is not YAML yet, so its marks are no mistakes. */
function explainErrors({ text, syntaxErrors }: YamlFile): Rule<string> {
  const mark = TEMPLATE.exec(text);
  if (mark === null) return report('yaml-syntax', 'error', syntaxErrors);
  const message = 'This is a template. Its structure can only be checked once it is filled in.';
  return report('template', 'hint', [{ offset: mark.index, message }]);
}

/** What was found while reading, in the form of a rule. */
function report(name: string, severity: Finding['severity'], hits: readonly Hit[]): Rule<string> {
  return { name, severity, find: () => hits };
}
