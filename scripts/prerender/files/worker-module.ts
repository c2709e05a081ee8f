import type { Settings } from '../../../web/content/settings.ts';
import type { Page } from '../../../web/server.tsx';
import { type HashTurn, hashPassword } from '../../../worker/auth/passwords.ts';
import type {
  DemoAccount,
  HashedDemoAccount,
  SiteSettings,
} from '../../../worker/contract/settings.ts';
import { colorOf } from '../../colors.ts';

/** Generates the Worker's module with the pages and the settings that it needs. */
export async function workerModule(
  pages: readonly Page[],
  settings: Settings,
  errorNotice: string,
): Promise<string> {
  const { brand, shortBrand, origin, contactEmail, mailFrom, breachCheckUrl } = settings;
  const workerSettings = {
    brand,
    shortBrand,
    origin,
    contactEmail,
    mailFrom,
    breachCheckUrl,
    demoAccounts: await hashDemoAccounts(settings.demoAccounts),
    colors: {
      ink: colorOf('ink'),
      muted: colorOf('muted'),
      paper: colorOf('paper'),
      card: colorOf('card'),
      line: colorOf('line'),
      go: colorOf('go'),
      onGo: colorOf('on-go'),
    },
  } satisfies SiteSettings;
  const canonicalPaths = Object.fromEntries(pages.map(({ path, canonical }) => [path, canonical]));
  return `// Written by \`npm run build\` from the route tree and the settings. Do not edit.
export const settings = ${JSON.stringify(workerSettings, null, 2)} as const;

/** Each page's path and the path it is known by. */
export const pages: Readonly<Record<string, string>> = ${JSON.stringify(canonicalPaths, null, 2)};

/** HTML of an error message, with \`MESSAGE\` for its text. */
export const errorNotice = ${JSON.stringify(errorNotice)};
`;
}

/** Nobody else waits for a turn. */
const AT_ONCE: HashTurn = {
  async hash(rounds, runRound) {
    for (let round = 0; round < rounds; round += 1) runRound();
  },
};

function hashDemoAccounts(accounts: readonly DemoAccount[]): Promise<HashedDemoAccount[]> {
  return Promise.all(
    accounts.map(async (account) => ({
      ...account,
      passwordHash: await hashPassword(AT_ONCE, account.password),
    })),
  );
}
