import schema from 'virtual:schema/azure-pipelines';
import { replaceInLine } from '../edits.ts';
import { baseNameOf } from '../file-limits.ts';
import type { SchemaUse } from '../schema/schema-rules.ts';
import { cyclesOf, lacksAll, type RulesByName, type TreeFile } from '../yaml-rule.ts';
import { explainImage } from './images.ts';
import { findUnbalanced } from './masked-code.ts';

export const published: SchemaUse = {
  schema,
  later:
    'templateContext lockBehavior fetchTags sparseCheckoutDirectories isSkippable trigger stage values parameters:map',
};

/** Tasks of Microsoft with their versions. Source: Microsoft, “Azure Pipelines task reference”. */
const TASKS: ReadonlyMap<string, string> = new Map(
  'AzureCLI@2 AzureWebApp@1 Bash@3 Cache@2 CmdLine@2 CopyFiles@2 Docker@2 DotNetCoreCLI@2 DownloadPipelineArtifact@2 GitHubRelease@1 Gradle@3 KubernetesManifest@1 Maven@4 Npm@1 NuGetCommand@2 PowerShell@2 PublishBuildArtifacts@1 PublishCodeCoverageResults@2 PublishPipelineArtifact@1 PublishTestResults@2 UseDotNet@2 UsePythonVersion@0 VSBuild@1 VSTest@2'
    .split(' ')
    .map((task) => {
      const [name = '', version = ''] = task.split('@');
      return [name, version];
    }),
);

const isRoot = (file: TreeFile) =>
  /^azure-pipelines.*\.ya?ml$/i.test(baseNameOf(file.name ?? '')) ||
  !lacksAll('trigger', 'pr', 'schedules', 'resources', 'pool')(file) ||
  (!file.name && lacksAll('parameters')(file));

/** A template has its stages and jobs from elsewhere, and so has whoever uses one. */
const isWhole = (file: TreeFile) => isRoot(file) && lacksAll('**.template', '**.extends')(file);

const SCRIPTS = ['**.script|bash|pwsh|powershell|inlineScript'];

const WAITS = 'With this, “%” waits for itself.';

const UNPINNED_TEMPLATE =
  'Templates from this repository change with its branch. Refer to a tag: refs/tags/…';

export const rules: RulesByName = {
  'task-without-version': {
    severity: 'error',
    at: ['**.task'],
    unlike: /@\d|\$\{\{/,
    say: '“%” needs its version after an @, such as @2.',
    fix: (text, offset) => {
      const [found = '', name = ''] = /^["']?(\w+)/.exec(text.slice(offset, offset + 80)) ?? [];
      const end = offset + found.length;
      const version = TASKS.get(name);
      return version ? { offset: end, end, text: `@${version}` } : undefined;
    },
  },
  'unknown-stage': {
    at: ['stages.*.dependsOn'],
    among: ['**.stage'],
    unlike: /^$/,
    given: isWhole,
    say: 'This stage waits for “%”, which the file does not have.',
  },
  'unknown-job': {
    at: ['**.jobs.*.dependsOn'],
    among: ['**.job|deployment'],
    unlike: /^$/,
    given: isWhole,
    say: 'This job waits for “%”, which the file does not have.',
  },
  'wrong-value': {
    severity: 'error',
    at: ['**.stages|jobs|steps.*.condition'],
    unlike: /\$\{\{/,
    say: explainCondition,
  },
  'refused-by-tool': [
    cyclesOf('stages.*', ['dependsOn'], WAITS),
    cyclesOf('**.jobs.*', ['dependsOn'], WAITS),
  ],
  'missing-timeout': {
    at: ['**.timeoutInMinutes'],
    like: /^0$/,
    say: '0 lets a job run as long as the agent allows. Give it a limit in minutes.',
  },
  'moving-runner': {
    at: ['**.vmImage'],
    like: /^(?:ubuntu|windows|macos)-latest$/i,
    say: 'Microsoft moves this agent to a new system now and then. Name one, such as ubuntu-24.04.',
    fix: replaceInLine(/(?<=vmImage:\s*)ubuntu-latest(?=\s*$)/i, () => 'ubuntu-24.04'),
  },
  'retired-runner': {
    severity: 'error',
    at: ['**.vmImage'],
    like: /^(?:ubuntu-(?:1[68]|20)\.04|windows-201[69]|vs2017-win2016|macos-1[0-3](?:\.1\d)?)$/i,
    say: 'Microsoft has switched “%” off. Take a later version.',
  },
  'unpinned-template': [
    { at: ['resources.repositories.*.ref'], like: /^refs\/heads\//, say: UNPINNED_TEMPLATE },
    { at: ['resources.repositories.*.!ref'], say: UNPINNED_TEMPLATE },
  ],
  'script-injection': {
    at: SCRIPTS,
    // Macros are expanded before the shell parses the script.
    like: /\$\((?:Build\.SourceVersionMessage|Build\.SourceBranch|Build\.SourceBranchName|Build\.RequestedFor|System\.PullRequest\.SourceBranch)\)/gi,
    say: 'This text is pasted into the script as it comes. Map it under env and read it as a variable.',
  },
  'input-in-script': {
    // The parameters of a template come from the pipeline that uses it.
    given: isRoot,
    at: SCRIPTS,
    like: /\$\{\{\s{0,8}parameters\.\w{1,80}\s{0,8}\}\}/g,
    say: 'Whoever starts a run decides what becomes part of the script. Map the parameter under env and read it as a variable.',
  },
  'moving-image': [
    {
      at: ['resources.containers.*.image', '**.container.image'],
      say: explainImage,
    },
    {
      at: ['**.container'],
      // A plain name refers to a container resource declared in the file.
      say: (name) => (/[/:]/.test(name) ? explainImage(name) : undefined),
    },
  ],
};

function explainCondition(condition: string): string | undefined {
  const code = condition.replaceAll(/'[^']*'/g, '');
  const [fault] = findUnbalanced({ code });
  if (code.includes("'")) return 'Azure cannot read this condition: a quote is never closed.';
  return fault && `Azure cannot read this condition: ${fault.message}`;
}
