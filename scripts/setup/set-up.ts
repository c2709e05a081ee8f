import { parseEnv } from 'node:util';
import { readSettings, type SettingName, SettingsError } from '../settings.ts';

/** The settings that a site cannot do without, in the order of the questions. */
const QUESTIONS: readonly (readonly [SettingName, string])[] = [
  ['ONEGO_ORIGIN', 'Address of the site, such as https://www.acme.com'],
  ['ONEGO_BRAND', 'Brand'],
  ['ONEGO_LEGAL_ENTITY', 'Company that answers for the site, if its name is not the brand'],
  ['ONEGO_ADDRESS', 'Postal address of the company, on one line'],
  ['ONEGO_CONTACT_EMAIL', 'E-mail address for visitors'],
  ['ONEGO_MAIL_FROM', 'Sender of the mails; its domain has to be onboarded for sending'],
  ['ONEGO_COPILOT_URL', 'Address of the copilot'],
  ['ONEGO_JURISDICTION', 'Where the data must stay, for good: eu, fedramp, or empty for anywhere'],
  ['ONEGO_DEMO_ACCOUNTS', 'Public demo accounts on the login screen: on or off'],
];

const PLAIN = /^[\w@:/.,+%-]*$/;
const QUOTES = ["'", '"', '`'];

export interface Asker {
  readonly ask: (question: string) => Promise<string>;
  readonly say: (text: string) => void;
}

/**
 * Asks for the most important settings.
 * @param file text of `.env`, or of the example if there is no such file.
 * @returns the text with the answers.
 */
export async function setUp(file: string, { ask, say }: Asker): Promise<string> {
  let text = file;
  say('An empty answer keeps what stands in [ ].\n');
  for (const [name, question] of QUESTIONS) {
    const current = parseEnv(text)[name] ?? '';
    const answer = await askUntilValid(name, `${question} [${current || 'default'}]: `, {
      ask,
      say,
    });
    if (answer !== '') text = writeVariable(text, name, answer);
  }
  return text;
}

async function askUntilValid(
  name: SettingName,
  question: string,
  { ask, say }: Asker,
): Promise<string> {
  for (;;) {
    const answer = (await ask(question)).trim();
    try {
      readSettings({ [name]: answer });
      return answer;
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      say(error.message);
    }
  }
}

/**
 * Sets a variable in the text of an env file, in its place if it has one there, even if that is a
 * comment such as `# NAME=`.
 */
export function writeVariable(file: string, name: string, value: string): string {
  const line = `${name}=${quote(value)}`;
  const places = [new RegExp(`^${name}=.*$`, 'm'), new RegExp(`^# ?${name}=.*$`, 'm')];
  const place = places.find((each) => each.test(file));
  if (place) return file.replace(place, () => line);
  return `${file}${file === '' || file.endsWith('\n') ? '' : '\n'}${line}\n`;
}

/** Wrangler, which reads the file too, replaces `$names`, whatever quotes are around them. */
function quote(value: string): string {
  if (PLAIN.test(value)) return value;
  const mark = QUOTES.find((each) => !value.includes(each)) ?? '"';
  return `${mark}${value.replaceAll('$', '\\$')}${mark}`;
}
