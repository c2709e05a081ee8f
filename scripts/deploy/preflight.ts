import type { Settings } from '../../web/content/settings.ts';
import { type Environment, SettingsError } from '../settings.ts';
import type { DeployConfig } from './config.ts';

/** What may be wrong with a deployment. */
export const PROBLEM_CODES = [
  'origin',
  'address',
  'demo-accounts',
  'mail',
  'links',
  'terms',
  'secret',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * The problems with which the operator wants to publish nevertheless.
 * @throws {SettingsError} if ONEGO_ACCEPT lists something else.
 */
export function readAccepted(env: Environment): readonly ProblemCode[] {
  const listed = (env.ONEGO_ACCEPT ?? '').split(/[\s,]+/).filter(Boolean);
  const accepted = PROBLEM_CODES.filter((code) => listed.includes(code));
  if (new Set(listed).size !== accepted.length) {
    throw new SettingsError(`ONEGO_ACCEPT may list ${PROBLEM_CODES.join(', ')}`);
  }
  return accepted;
}

export interface Problem {
  readonly code: ProblemCode;
  /** What is wrong and what to do, in sentences. */
  readonly words: string;
}

interface Deployment {
  readonly settings: Settings;
  readonly config: DeployConfig;
  /** Whether the Worker has KEY_WRAPPING_SECRET; undefined if it gets it now or nobody knows. */
  readonly hasSecret: boolean | undefined;
  /** Domain that this deployment attaches, apart from those in the config. */
  readonly domain?: string | undefined;
}

/** Names for documentation, which lead nowhere (RFC 2606), and this machine. */
const PLACEHOLDER = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|localhost)$/;
const WORKERS_DEV = /\.workers\.dev$/;

/** What the operator should know before anything is published, without what is accepted. */
export function findProblems(
  { settings, config, hasSecret, domain }: Deployment,
  env: Environment,
): Problem[] {
  const accepted = readAccepted(env);
  const found: Readonly<Record<ProblemCode, string>> = {
    origin: originProblem(settings),
    address: addressProblem(settings, config, domain),
    'demo-accounts': demoProblem(settings),
    mail: mailProblem(settings, config),
    links: linkProblem(settings),
    terms: env.ONEGO_LEGAL_ENTITY && env.ONEGO_ADDRESS ? '' : TERMS_PROBLEM,
    secret: hasSecret === false ? SECRET_PROBLEM : '',
  };
  return PROBLEM_CODES.filter((code) => found[code] && !accepted.includes(code)).map((code) => ({
    code,
    words: found[code],
  }));
}

/** The domain of the site, if it has one and `wrangler.toml` does not name it. */
export function findMissingDomain({ origin }: Settings, config: DeployConfig): string | undefined {
  const { hostname } = new URL(origin);
  if (PLACEHOLDER.test(hostname) || WORKERS_DEV.test(hostname)) return undefined;
  return config.routes.some((pattern) => covers(pattern, hostname)) ? undefined : hostname;
}

export function describeProblems(problems: readonly Problem[]): string {
  const width = Math.max(...problems.map(({ code }) => code.length));
  return problems.map(({ code, words }) => `  ${code.padEnd(width)}  ${words}`).join('\n');
}

/* Each of these returns what is wrong, or an empty text. */

function originProblem({ origin }: Settings): string {
  if (!isPlaceholder(origin)) return '';
  return `ONEGO_ORIGIN is ${origin}. Set it to the address of the site: links in mails, canonical addresses and passkeys depend on it.`;
}

function addressProblem(
  settings: Settings,
  config: DeployConfig,
  domain: string | undefined,
): string {
  const { hostname } = new URL(settings.origin);
  const { worker, isOnWorkersDev = true } = config;
  if (WORKERS_DEV.test(hostname)) {
    if (isOnWorkersDev && hostname.startsWith(`${worker}.`)) return '';
    return isOnWorkersDev
      ? `The site would not answer at ${settings.origin}, but at https://${worker}.<your subdomain>.workers.dev. Set that as ONEGO_ORIGIN.`
      : 'ONEGO_ORIGIN is on workers.dev, which wrangler.toml switches off. Remove workers_dev = false.';
  }
  const missing = findMissingDomain(settings, config);
  if (missing === undefined || missing === domain) return '';
  return `wrangler.toml names no domain, so the site would not answer at ${settings.origin}. Use npm run deploy, which attaches it, or add: routes = [{ pattern = "${missing}", custom_domain = true }]`;
}

function demoProblem({ demoAccounts }: Settings): string {
  if (demoAccounts.length === 0) return '';
  return 'The login screen shows two demo accounts with their passwords. Set ONEGO_DEMO_ACCOUNTS=off.';
}

function mailProblem({ mailFrom, contactEmail }: Settings, config: DeployConfig): string {
  const words = [
    !config.hasMailBinding && 'wrangler.toml has no [[send_email]] named MAIL, so no mail is sent.',
    PLACEHOLDER.test(domainOf(mailFrom)) &&
      `ONEGO_MAIL_FROM is ${mailFrom}: set it to an address whose domain is onboarded for sending.`,
    PLACEHOLDER.test(domainOf(contactEmail)) &&
      `ONEGO_CONTACT_EMAIL is ${contactEmail}: messages from visitors would be lost.`,
  ];
  return words.filter(Boolean).join(' ');
}

function linkProblem(settings: Settings): string {
  const links = {
    ONEGO_COPILOT_URL: settings.copilotUrl,
    ONEGO_DEMO_PAGE_URL:
      new URL(settings.demoPageUrl).origin === settings.origin ? '' : settings.demoPageUrl,
    ONEGO_DEMO_BOOKING_URL: settings.demoBookingUrl,
    ONEGO_ADVISORY_BOOKING_URL: settings.advisoryBookingUrl,
  };
  const dead = Object.entries(links).filter(([, url]) => url && isPlaceholder(url));
  if (settings.socialUrls.some(isPlaceholder)) {
    dead.push(['ONEGO_SOCIAL_URLS', settings.socialUrls.join(' ')]);
  }
  if (dead.length === 0) return '';
  const list = dead.map(([name, url]) => `${name} is ${url}`).join(', ');
  return `${list}: pages of the site would lead nowhere.`;
}

const TERMS_PROBLEM =
  'The terms name no contracting party. Set ONEGO_LEGAL_ENTITY, also if it is the brand, and ONEGO_ADDRESS.';

const SECRET_PROBLEM = `The Worker has no secret KEY_WRAPPING_SECRET, so whoever reads the database or a backup can sign in as anybody. The first npm run deploy makes it; later: node -p "crypto.randomBytes(32).toString('base64url')" | npx wrangler secret put KEY_WRAPPING_SECRET`;

/** Whether an address is one for documentation, or of this machine. */
export function isPlaceholder(url: string): boolean {
  return PLACEHOLDER.test(new URL(url).hostname);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** Whether a route's pattern, such as `www.acme.com/*` or `*.acme.com/*`, matches a host. */
function covers(pattern: string, hostname: string): boolean {
  const host = pattern.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
  return host.startsWith('*') ? hostname.endsWith(host.slice(1)) : host === hostname;
}
