import type { Rule } from '../finding.ts';
import { findUnbalanced, type MaskedCode } from '../masked-code.ts';
import { explainImage } from './images.ts';

type JenkinsRule = Rule<MaskedCode>;

const unbalanced: JenkinsRule = {
  name: 'unbalanced-brackets',
  severity: 'error',
  *find(code) {
    const hit = findUnbalanced(code);
    if (hit) yield hit;
  },
};

const missingTimeout: JenkinsRule = {
  name: 'missing-timeout',
  severity: 'hint',
  *find({ code }) {
    const pipeline = /\bpipeline\s{0,100}\{|\bnode\b[^\n{]{0,100}\{/.exec(code);
    if (!pipeline || /\btimeout\s{0,8}[({]/.test(code)) return;
    yield {
      offset: pipeline.index,
      message:
        'A run may block an executor for ever. Add options { timeout(time: 30, unit: ‘MINUTES’) }.',
    };
  },
};

const missingAgent: JenkinsRule = {
  name: 'missing-agent',
  severity: 'error',
  *find({ code }) {
    const pipeline = /^[ \t]{0,200}pipeline\s{0,100}\{/m.exec(code);
    if (!pipeline || /\bagent\b/.test(code)) return;
    yield {
      offset: pipeline.index,
      message: 'A declarative pipeline needs an agent, even if it is agent none.',
    };
  },
};

/** `image 'x'`, `image: "x"`, `docker.image('x')`. */
const IMAGE = /\bimage\s{0,8}[:(]?\s{0,8}$/;

const movingImage: JenkinsRule = {
  name: 'moving-image',
  severity: 'hint',
  *find({ text, code, strings }) {
    for (const { offset, end } of strings) {
      if (!IMAGE.test(code.slice(Math.max(0, offset - 40), offset).trimEnd())) continue;
      const message = explainImage(text.slice(offset, end));
      if (message) yield { offset, message };
    }
  },
};

const SHELL_STEP = /\b(?:sh|bat|powershell|pwsh)\s{0,8}\(?\s{0,8}(?:script\s{0,8}:\s{0,8})?$/;
const UNTRUSTED =
  /\$\{?\s{0,8}(?:params\.|env\.(?:BRANCH_NAME|CHANGE_|GIT_BRANCH|TAG_NAME)|BRANCH_NAME|CHANGE_TITLE|CHANGE_BRANCH)/;

const scriptInjection: JenkinsRule = {
  name: 'script-injection',
  severity: 'hint',
  *find({ text, code, strings }) {
    for (const { offset, end, isInterpolated } of strings) {
      if (
        !isInterpolated ||
        !SHELL_STEP.test(code.slice(Math.max(0, offset - 60), offset).trimEnd())
      )
        continue;
      const [match] = text.slice(offset, end).matchAll(new RegExp(UNTRUSTED, 'g'));
      if (match === undefined) continue;
      yield {
        offset: offset + match.index,
        message:
          'Groovy pastes this value into the command. Use single quotes, and let the shell read the variable.',
      };
    }
  },
};

const secretInCommand: JenkinsRule = {
  name: 'secret-in-command',
  severity: 'hint',
  *find({ text, code, strings }) {
    if (!/\bwithCredentials\b|\bcredentials\s{0,8}\(/.test(code)) return;
    for (const { offset, end, isInterpolated } of strings) {
      if (
        !isInterpolated ||
        !SHELL_STEP.test(code.slice(Math.max(0, offset - 60), offset).trimEnd())
      )
        continue;
      const [match] = text
        .slice(offset, end)
        .matchAll(/\$\{?\s{0,8}(?:env\.)?\w{0,60}(?:PASSWORD|PASS|TOKEN|SECRET|PSW|API_KEY)\b/gi);
      if (match === undefined) continue;
      yield {
        offset: offset + match.index,
        message:
          'In double quotes Groovy writes this secret into the process list. Put the command in single quotes.',
      };
    }
  },
};

export const jenkinsRules: readonly JenkinsRule[] = [
  unbalanced,
  missingAgent,
  missingTimeout,
  movingImage,
  scriptInjection,
  secretInCommand,
];
