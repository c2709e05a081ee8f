import { UNDO_HOURS } from '../../contract/accounts.ts';
import { CODES_PER_LOGIN, REMOVAL_HOURS } from '../../contract/second-factor.ts';
import { formatTime, mailKind } from '../compose.ts';

export const secondFactorEnabledMessage = mailKind(
  'second_factor_enabled',
  ({ brand }, undoUrl: string) => ({
    subject: 'Your account now has a second factor',
    before: [
      `From now on, ${brand} asks for a code from your authenticator app after your password or a connected sign-in. Keep your recovery codes: without the app, you need one of them to log in.`,
    ],
    action: { label: 'I did not set this up', url: undoUrl, isObjection: true },
    after: [
      `The link works for ${UNDO_HOURS} hours. It turns the second factor off, ends all sessions, and lets you set a new password. If you set it up, you can ignore this email.`,
    ],
  }),
);

/** After the link of the mail above. */
export const secondFactorUndoneMessage = mailKind('second_factor_undone', ({ brand, origin }) => ({
  subject: 'Your second factor is off again',
  before: [
    `${brand} no longer asks for a code when you log in. All sessions have ended, and the old password no longer works.`,
  ],
  action: { label: 'Set a new password', url: `${origin}/forgot-password` },
  after: [
    'After you log in, your account page asks which passkeys and connected sign-ins are yours.',
  ],
}));

export const secondFactorDisabledMessage = mailKind(
  'second_factor_disabled',
  ({ brand, origin }) => ({
    subject: 'Your second factor was turned off',
    before: [
      `${brand} no longer asks for a code when you log in. Your recovery codes no longer work.`,
    ],
    action: { label: 'Secure my account', url: `${origin}/forgot-password`, isObjection: true },
    after: ['If you turned it off, you can ignore this email. If not, set a new password at once.'],
  }),
);

export const recoveryCodesMadeMessage = mailKind('recovery_codes_made', ({ brand, origin }) => ({
  subject: 'You have new recovery codes',
  before: [
    `New recovery codes were created for your ${brand} account. The old ones no longer work.`,
  ],
  action: { label: 'Secure my account', url: `${origin}/forgot-password`, isObjection: true },
  after: ['If you created them, you can ignore this email. If not, set a new password at once.'],
}));

/** @param left how many are left. */
export const recoveryCodeUsedMessage = mailKind(
  'recovery_code_used',
  ({ brand, origin }, left: number) => {
    const rest = left === 1 ? 'One code is left.' : `${left === 0 ? 'No' : left} codes are left.`;
    return {
      subject: 'A recovery code was used',
      before: [
        `Somebody logged in to your ${brand} account with a recovery code. ${rest}`,
        'If it was you, you can create new codes on your account page.',
      ],
      action: { label: 'Open my account', url: `${origin}/account` },
      after: [
        'If it was not you, somebody has your codes. On that page, change your password, end your other sessions, and create new codes.',
      ],
    };
  },
);

/** To the owner of an account whose first factor somebody has. */
export const codesGuessedMessage = mailKind('codes_guessed', ({ brand, origin }) => ({
  subject: 'Wrong codes were entered for your account',
  before: [
    `Somebody started to log in to your ${brand} account and then entered ${CODES_PER_LOGIN} wrong codes. They did not get in.`,
    'If it was not you, they know your password or have access to an account that you have connected.',
  ],
  action: { label: 'Set a new password', url: `${origin}/forgot-password` },
  after: ['If it was you, check that your phone’s clock is right.'],
}));

/** Sent before an operator's removal takes effect. */
export const removalAnnouncedMessage = mailKind(
  'second_factor_removal_announced',
  ({ brand, contactEmail, origin }, dueAtMs: number) => ({
    subject: 'Your second factor is about to be removed',
    facts: [['On', formatTime(dueAtMs)]],
    before: [
      `We were told that you have lost your authenticator app and your recovery codes. In ${REMOVAL_HOURS} hours, we will remove the second factor from your ${brand} account.`,
      'If you did not ask for this, stop it: log in with a code from your app, or choose “Keep it” on your account page. Then set a new password.',
    ],
    action: { label: 'Keep my second factor', url: `${origin}/account` },
    after: [`If you have questions, write to ${contactEmail}.`],
  }),
);

export const secondFactorRemovedMessage = mailKind(
  'second_factor_removed',
  ({ brand, contactEmail, origin }) => ({
    subject: 'Your second factor was removed',
    before: [
      `As announced ${REMOVAL_HOURS} hours ago, we have removed the second factor from your ${brand} account. You can now log in without a code.`,
    ],
    action: { label: 'Set up a new one', url: `${origin}/account` },
    after: [`If you did not ask for this, tell us at once: ${contactEmail}.`],
  }),
);
