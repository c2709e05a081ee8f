const CREDENTIAL = { id: 'A', rawId: 'A', type: 'public-key' };

/** A body that its endpoint takes, by path; empty where nothing is sent. */
export const BODIES: Readonly<Record<string, object>> = {
  '/api/account/profile': { username: 'New' },
  '/api/account/password': { newPassword: 'correct donkey battery' },
  '/api/account/email': { email: 'new@example.com' },
  '/api/account/review': { passkeys: [], connections: [] },
  '/api/account/sessions/end': { id: 'A'.repeat(43) },
  '/api/proof/password': { password: 'wrong' },
  '/api/proof/passkey': { credential: CREDENTIAL },
  '/api/proof/code': { code: '12345678' },
  '/api/second-factor/enable': { code: '123456' },
  '/api/second-factor/recovery-codes/save': { code: 'A'.repeat(24) },
  '/api/oauth/disconnect': { provider: 'google' },
  '/api/passkeys/add': { credential: CREDENTIAL },
  '/api/passkeys/remove': { id: 'A' },
};
