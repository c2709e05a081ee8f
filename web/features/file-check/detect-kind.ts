import type { ConfigKind } from './config-kind.ts';
import { baseNameOf, extensionOf } from './file-limits.ts';

/** Enough of a file to detect its kind. */
const SAMPLE_CHARS = 64 * 1024;

const KINDS_BY_PATH: readonly (readonly [RegExp, ConfigKind])[] = [
  [/(?:^|[/\\])\.github[/\\]workflows[/\\][^/\\]+\.ya?ml$/i, 'github-workflow'],
  [/(?:^|[/\\])\.circleci[/\\]config\.ya?ml$/i, 'circleci'],
];

const KINDS_BY_NAME: readonly (readonly [RegExp, ConfigKind])[] = [
  [/\.(?:dockerignore|md|sh)$/, 'text'],
  [
    /^jenkinsfile$|^jenkinsfile[._-](?!.*\.(?:ya?ml|json|xml|sh|py|txt)$)|\.jenkinsfile$|[._-]jenkinsfile\.groovy$/,
    'jenkinsfile',
  ],
  [
    /^(?:dockerfile|containerfile)(?!.*\.(?:ya?ml|json|toml|xml|groovy|tf|py|js|ts|go|rb|txt|properties|java|kt|cs|php|rs|swift|scala|html)$)|\.(?:dockerfile|containerfile)$/,
    'dockerfile',
  ],
  [/^action\.ya?ml$/, 'github-action'],
  // Of a chart.
  [/^values[\w.-]*\.ya?ml$/, 'yaml'],
  [/^actions\.lock$/, 'yaml'],
  [/^\.travis\.ya?ml$/, 'travis'],
  [/\.gitlab-ci\.ya?ml$/, 'gitlab-ci'],
  [/^azure-pipelines.*\.ya?ml$/, 'azure-pipelines'],
  [/^(?:docker-)?compose(?:[.-].*)?\.ya?ml$/, 'compose'],
  [/^(?:.+_)?override\.tf$/, 'terraform-override'],
  [/\.(?:tf|tfvars|hcl)$/, 'terraform'],
  [/\.json$/, 'json'],
];

const NEVER_YAML = /^(?:groovy|toml|ini|cfg|conf|properties|xml|env)$/;

/** Detects the kind of a file by its path or, if that is ambiguous, by its first 64 KiB. */
export function detectKind(name: string, text: string): ConfigKind {
  const baseName = baseNameOf(name);
  const byName =
    KINDS_BY_PATH.find(([pattern]) => pattern.test(name)) ??
    KINDS_BY_NAME.find(([pattern]) => pattern.test(baseName));
  // A part that a template puts into a Dockerfile, or a program about them.
  const isPart = /^(?:dockerfile|containerfile)./.test(baseName) && !/^\s*FROM\b/im.test(text);
  if (byName) return isPart ? 'text' : byName[1];

  const sample = text.slice(0, SAMPLE_CHARS);
  const extension = extensionOf(name);
  if (/^ya?ml$/.test(extension)) return detectYamlKind(sample) ?? 'yaml';
  if (NEVER_YAML.test(extension)) return detectOtherKind(sample) ?? 'text';
  return detectOtherKind(sample) ?? detectYamlKind(sample) ?? 'text';
}

function detectOtherKind(text: string): ConfigKind | undefined {
  if (/^(?:pipeline|node)\b[^\n{]{0,100}\{/m.test(text)) return 'jenkinsfile';
  if (/^FROM [^\n]/im.test(text) && /^(?:RUN|CMD|COPY|ENTRYPOINT|WORKDIR)\s/m.test(text)) {
    return 'dockerfile';
  }
  if (/^(?:terraform|resource|provider|variable|module|data)\b[^\n{=:]{0,200}\{/m.test(text)) {
    return 'terraform';
  }
  if (/^\s{0,1000}[{[]\s{0,1000}["{}[\]]/.test(text)) return 'json';
  return undefined;
}

/** Detects by top-level keys, since each format has its own set. */
function detectYamlKind(text: string): ConfigKind | undefined {
  const keys = new Set(
    Array.from(text.matchAll(/^["']?([\w.-]{1,64})["']?:(?!\S)/gm), ([, key]) => key),
  );
  const has = (...names: readonly string[]) => names.some((name) => keys.has(name));

  // Charts of Helm have an apiVersion, but no metadata.
  if (has('apiVersion') && has('kind', 'metadata')) return 'kubernetes';
  if (has('runs') && has('name', 'description', 'inputs')) return 'github-action';
  if (has('jobs') && has('on', 'true')) return 'github-workflow';
  if (has('version') && has('jobs', 'workflows', 'orbs')) return 'circleci';
  const hasServices = has('services') && /[\s{,](?:image|build|extends):\s/.test(text);
  if (hasServices && !has('script', 'jobs', 'stages', 'language')) return 'compose';
  if (has('language') && has('script', 'install', 'before_script', 'jobs', 'env', 'node_js')) {
    return 'travis';
  }
  // Both have stages. GitLab keeps its jobs at the top level, and they wait for `- job: name`.
  const isAzure = has('steps', 'jobs', 'extends', 'parameters', 'resources');
  if (!isAzure && /^[ \t]{1,4}(?:before_)?script:/m.test(text)) return 'gitlab-ci';
  if (
    (isAzure || has('stages')) &&
    /^[ \t]{0,80}- (?:task|stage|job|deployment|checkout|template):|^[ \t]{0,80}(?:- )?vmImage:/m.test(
      text,
    )
  ) {
    return 'azure-pipelines';
  }
  if (has('trigger', 'pool') && has('steps', 'stages', 'jobs')) return 'azure-pipelines';
  return undefined;
}
