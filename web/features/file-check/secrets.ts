import { type Hit, hitAt, type Rule } from './finding.ts';
import { at, entriesOf, select, textAt, type YamlNode } from './yaml-node.ts';
import type { TreeFile } from './yaml-rule.ts';

const NAME = 'plain-text-secret';

type Text = Pick<TreeFile, 'text'>;

/** Tokens with a recognizable format. Every quantifier is bounded to prevent ReDoS. */
const TOKENS: readonly (readonly [string, RegExp])[] = [
  [
    'an AWS access key',
    /(?<![A-Za-z0-9])(?:AKIA|ASIA)(?![A-Z0-9]{9}EXAMPLE)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  ],
  ['a GitHub token', /(?<!\w)(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22})/g],
  ['a GitLab token', /(?<!\w)glpat-[\w-]{20}/g],
  ['a Slack token', /(?<!\w)xox[abprs]-[A-Za-z0-9-]{10}/g],
  ['an npm token', /(?<!\w)npm_[A-Za-z0-9]{36}/g],
  ['a Docker Hub token', /(?<!\w)dckr_pat_[\w-]{20}/g],
  ['a Stripe key', /(?<!\w)sk_live_[A-Za-z0-9]{16}/g],
  ['a Google API key', /(?<!\w)AIza[\w-]{35}/g],
  [
    'an AWS secret key',
    /(?:secret_?access_?key|aws_?secret_?key)["']?[ \t]{0,80}[ \t=:][ \t]{0,80}["']?(?!\S{0,40}EXAMPLE)[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])/gi,
  ],
  // Excludes the two public keys of Microsoft's storage emulators.
  ['an Azure storage key', /AccountKey=(?!Eby8vdM02x|C2y6yDjf5)[A-Za-z0-9+/]{40}/g],
  [
    'a private key',
    /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----(?!\s{1,80}(?:#\s{0,20})?(?:\.{3}|…|<|x{4}))/g,
  ],
];

const ADDRESS_WITH_PASSWORD =
  /(?<![\w+.-])[A-Za-z][\w+.-]{1,30}:\/\/[^\s:/@"'<>]{1,100}:(?<value>[^\s/@"'<>]{1,200})@/g;

const NAMED_LIKE_A_SECRET =
  /(?:password|passwd|passphrase|secret|token|apikey|accesskey|secretkey|privatekey|(?<=.)pwd)$/;
/** Names with such an ending that hold the name of a secret, a page token or a permission. */
const NOT_A_SECRET =
  /(?:idtoken|existingsecret|imagepullsecret|tlssecret|serviceaccounttoken|publictoken|nopasswd|(?:next|input|output|page|sync|continuation)token)$/;

const REFERENCE =
  /\$[A-Za-z_{(]|\{\{|<<|%[A-Za-z_]+%|^%[sdqv]\b|^@|^(?:vault|op|ssm|arn|kms|file|env|secretsmanager|ref\+\w+):|^ENC\[|^\.{0,2}\/|^[*xX.•-]+$|^<.*>$|^your[-_ ]|^[A-Za-z_][\w.]{0,80}\(|\s/i;
const NO_VALUE =
  /^(?:|true|false|null|none|nil|yes|no|read|write|inherit|required|optional|string|undefined|\d{1,3})$/i;
/** Placeholder values, and values used in tests. */
const STAND_IN =
  /^(?:change[-_]?(?:me|it|this)|replace[-_]?(?:me|this)|insert|example|sample|dummy|fake|mock|placeholder|redacted|todo|tbd|foo|bar|baz|test|testing|secret|password|passwd|pass|token|not[-_]?a?[-_]?(?:real|secret)|(?:my|your|some|the|super)[-_]?(?:\w{1,20}[-_])?(?:secret|password|token|key)|default|admin|root|postgres|guest)(?:[-_.!\d]|[-_]?(?:key|value|secret|password|token|me|it)){0,3}$|example|placeholder|dummy|change_?me|^(?:Eby8vdM02x|C2y6yDjf5)|^(.)\1*$/i;

/**
 * Values that are the name of something, which no random secret looks like: of a variable, an object,
 * a file or a path.
 */
const NAME_OF_SOMETHING =
  /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[A-Za-z]+(?:[-_.:][A-Za-z]+)+|[\w.-]+\.(?:sh|ya?ml|json|txt|pem|key|crt|cer|env|jks|p12|pfx)|(?:[a-z]\w*\/){2,}\S*)$/;
/** People choose words as passwords, and programs no words as keys. */
const WORD = /^[A-Za-z]+$/;
const PASSWORD_NAME = /pass(?:word|wd|phrase)?$|pwd$/i;

const LITERAL =
  '“%” looks like a secret in plain text. Keep it in the secret store and refer to it here.';

/** Whether a setting's name suggests that it holds a secret. */
function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replaceAll(/[_.-]/g, '');
  return NAMED_LIKE_A_SECRET.test(plain) && !NOT_A_SECRET.test(plain);
}

/** Whether a value is the secret itself, not a reference to a secret store. */
function isLiteral(value: string, name = ''): boolean {
  return (
    value.length > 2 &&
    !REFERENCE.test(value) &&
    !NO_VALUE.test(value) &&
    !STAND_IN.test(value) &&
    !NAME_OF_SOMETHING.test(value) &&
    !(WORD.test(value) && value.length < 20 && !PASSWORD_NAME.test(name))
  );
}

/** Whether a secret has a placeholder as its value, such as “changeme”. */
export function isStandIn(name: string, value: string): boolean {
  return isSecretName(name) && STAND_IN.test(value) && !REFERENCE.test(value);
}

function findAll(text: string, pattern: RegExp, message: string): readonly Hit[] {
  return Array.from(text.matchAll(pattern), ({ index: offset }) => ({ offset, message }));
}

function* findTokens(text: string): Iterable<Hit> {
  for (const [what, pattern] of TOKENS) {
    const message = `This looks like ${what}. Revoke it, then keep its successor in a secret store.`;
    yield* findAll(text, pattern, message);
  }
  const message = 'This address contains a password. Put the whole address into a secret.';
  for (const { index: offset, groups = {} } of text.matchAll(ADDRESS_WITH_PASSWORD)) {
    if (isLiteral(groups.value ?? '', 'password')) yield { offset, message };
  }
}

const ASSIGNMENT =
  /(?<![\w.$-])["']?(?<name>[A-Za-z_][\w.-]{0,64})["']?[ \t]{0,80}(?<sign>[=:])(?![=>~])[ \t]{0,80}(?:"(?<double>[^"\n]{1,200})"|'(?<single>[^'\n]{1,200})'|(?<bare>[^\s"'#,;)}\]]{1,200}))/g;

/** Matches the start of a line up to an assignment if it is a comment. */
const COMMENT = /^\s*(?:#|\/\/|\*|;)/;
const LINE_START_CHARS_MAX = 200;

/** Whether text in which a sign precedes a value, in quotes or bare, is an assignment. */
type IsAssignment = (sign: string, isBare: boolean) => boolean;

function* findAssignments(text: string, isAssignment: IsAssignment): Iterable<Hit> {
  for (const { index: offset, groups = {} } of text.matchAll(ASSIGNMENT)) {
    const { name = '', sign = '', double, single, bare } = groups;
    if (!isSecretName(name) || !isAssignment(sign, bare !== undefined)) continue;
    if (!isLiteral(double ?? single ?? bare ?? '', name)) continue;
    if (!COMMENT.test(startOfLine(text, offset))) yield hitAt({ offset }, LITERAL, name);
  }
}

function startOfLine(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - LINE_START_CHARS_MAX), offset);
  return before.slice(before.lastIndexOf('\n') + 1);
}

function* findYamlSecrets(document: YamlNode): Iterable<Hit> {
  // Another rule is about these.
  const isManifest = textAt(document, 'kind') === 'Secret';
  const ofManifest = isManifest ? [at(document, 'data'), at(document, 'stringData')] : [];
  for (const { node } of select(document, '**')) {
    if (ofManifest.includes(node)) continue;
    for (const { key, keyOffset, value } of entriesOf(node)) {
      if (isSecret(key, value)) yield hitAt({ offset: keyOffset }, LITERAL, key);
    }
    const name = textAt(node, 'name') ?? textAt(node, 'key');
    const value = at(node, 'value');
    if (name && value && isSecret(name, value)) yield hitAt(value, LITERAL, name);
  }
}

function isSecret(name: string, value: YamlNode): boolean {
  return (
    value.kind === 'text' && !value.isTagged && isSecretName(name) && isLiteral(value.text, name)
  );
}

function secretsIn(isAssignment: IsAssignment): Rule<Text> {
  return {
    name: NAME,
    *find({ text }) {
      yield* findTokens(text);
      yield* findAssignments(text, isAssignment);
    },
  };
}

/** For languages in which only quoted text is a value: Groovy, HCL. */
export const secretsInCode = secretsIn((_, isBare) => !isBare);

/** For settings files with unquoted values. */
export const secretsInSettings = secretsIn(() => true);

/** For YAML and JSON: values under a suspicious key, name/value pairs, shell code in steps. */
export const secretsInYaml: Rule<TreeFile> = {
  name: NAME,
  *find({ text, documents }) {
    yield* findTokens(text);
    for (const document of documents) yield* findYamlSecrets(document);
    yield* findAssignments(text, (sign) => sign === '=');
  },
};

const DOWNLOAD_INTO_SHELL =
  /\b(?:curl|wget)\b[^\n|]{1,300}\|[ \t]{0,8}(?:sudo[ \t]{1,8})?(?:ba|z|da|k)?sh\b/g;

/** A download that is piped straight into a shell. */
export const downloadIntoShell: Rule<Text> = {
  name: 'download-into-shell',
  find({ text }) {
    const message =
      'A download goes straight into a shell. Save it, compare its checksum, then run it.';
    return findAll(text, DOWNLOAD_INTO_SHELL, message);
  },
};
