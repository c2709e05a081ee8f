import { owner } from '../../../web/content/owner/facts.ts';
import { promises } from '../../../web/content/promises.ts';
import type { Settings } from '../../../web/content/settings.ts';

const PLACEHOLDER = /\{\{([\w.]+)\}\}/g;
/** https://spec.commonmark.org/0.31.2/#ascii-punctuation-character */
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

const listFormat = new Intl.ListFormat('en-GB');

type Values = Readonly<Record<string, string>>;

function valuesOf(settings: Settings): Values {
  const { brand, shortBrand, legalEntity, postalAddress, origin, contactEmail } = settings;
  const publisher = postalAddress ? `${legalEntity}, ${postalAddress}` : legalEntity;
  const { registeredOffice, grievanceOfficer, certificates, responseTimes, insurance } = owner;
  const promised = Object.entries(promises).map(([id, words]) => [`promises.${id}`, words]);
  return {
    ...Object.fromEntries(promised),
    brand,
    shortBrand,
    publisher,
    processors: listFormat.format(listProcessors(settings)),
    certificates: certificates
      ? `Certificates: ${listFormat.format(certificates.map(({ name, issuer, validUntil }) => `${name} (${issuer}, until ${validUntil})`))}.`
      : 'We hold no certificate yet, so we show no badge.',
    responseTimes: responseTimes
      ? `First answers on a platform that we run: ${listFormat.format(responseTimes.map(({ name, description }) => `${name}, ${description}`))}.`
      : 'Response times on a platform that we run are agreed by severity in its support agreement.',
    insurance: insurance ?? '',
    courts: registeredOffice ?? 'the place of our registered office',
    grievances: grievanceOfficer
      ? `Our grievance officer is ${grievanceOfficer.name}, ${grievanceOfficer.email}.`
      : '',
    origin,
    contactEmail,
  };
}

/** Who processes data of visitors and customers: the host, what the settings add, and the owner's list. */
function listProcessors(settings: Settings): string[] {
  const { chat, analytics, demoBookingUrl, advisoryBookingUrl, breachCheckUrl } = settings;
  const calendars = new Set([demoBookingUrl, advisoryBookingUrl].filter(Boolean).map(hostOf));
  return [
    'Cloudflare (pages, database, email)',
    ...(analytics ? ['Google (analytics, after consent)'] : []),
    ...(chat ? [`${hostOf(chat.url)} (chat, after consent or a press)`] : []),
    ...[...calendars].map((host) => `${host} (booking calendar, after consent or a press)`),
    ...(breachCheckUrl
      ? [`${hostOf(breachCheckUrl)} (five characters of a password’s digest)`]
      : []),
    ...(owner.subprocessors ?? []).map(({ name, description }) => `${name} (${description})`),
  ];
}

const hostOf = (url: string) => new URL(url).host;

/** Replaces `{{brand}}`, `{{promises.reply}}` and the like in the body of a document. */
export function fillMarkdown(source: string, settings: Settings): string {
  const { origin, contactEmail, ...names } = valuesOf(settings);
  const escaped = Object.entries(names).map(([name, value]) => [
    name,
    value.replace(PUNCTUATION, '\\$&'),
  ]);
  return replace(source, {
    ...Object.fromEntries(escaped),
    origin,
    contactEmail: `[${contactEmail}](mailto:${contactEmail})`,
  });
}

/** JSON of a value, with the placeholders in its texts replaced. */
export function toFilledJson(value: unknown, settings: Settings): string {
  const values = valuesOf(settings);
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'string' ? replace(part, values) : part,
  );
}

/** Other text in double braces stays as it is. */
function replace(text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => values[name] ?? placeholder);
}
