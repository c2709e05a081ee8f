/** Replaces a text that occurs exactly once in a file. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A security fault to plant, and the tests that must detect it. */
export interface Mutant extends Edit {
  readonly name: string;
  /** Further edits, for redundant guards of which any one is sufficient. */
  readonly and?: readonly Edit[];
  readonly tests: readonly string[];
}

const LOGIN = 'tests/worker/routes/login.test.ts';
const THROTTLE = 'tests/worker/routes/login-throttle.test.ts';
const TOKENS = 'tests/worker/auth/tokens.test.ts';
const FORGED = 'tests/hostile/tokens.test.ts';
const BODY = 'tests/worker/http/body.test.ts';
const JSON_TEXT = 'tests/worker/http/json.test.ts';
const PROOF = 'tests/worker/routes/proof.test.ts';
const RECOVERY = 'tests/worker/routes/recovery.test.ts';
const ROUTING = 'tests/hostile/routing.test.ts';

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a token chooses its algorithm',
    file: 'worker/auth/tokens.ts',
    from: '    alg: v.literal(ALGORITHM),',
    to: '    alg: v.string(),',
    and: [
      { file: 'worker/auth/tokens.ts', from: '      algorithms: [ALGORITHM],\n', to: '' },
      {
        file: 'worker/auth/tokens.ts',
        from: 'await jwtVerify(token, key, {',
        to: `await jwtVerify(token, async ({ alg }) => {
          if (alg !== 'HS256') return key;
          const [jwk] = (await loadKeyRing(context)).published;
          return new TextEncoder().encode(JSON.stringify(jwk));
        }, {`,
      },
    ],
    tests: [TOKENS],
  },
  {
    name: 'the token’s header may hold anything',
    file: 'worker/auth/tokens.ts',
    from: 'const schema = v.strictObject({',
    to: 'const schema = v.object({',
    tests: [TOKENS],
  },
  {
    name: 'the issuer is not checked',
    file: 'worker/auth/tokens.ts',
    from: '      issuer: context.settings.origin,\n',
    to: '',
    tests: [TOKENS],
  },
  {
    name: 'the audience is not checked',
    file: 'worker/auth/tokens.ts',
    from: '      audience: USES[use].audience,\n',
    to: '',
    tests: [TOKENS],
  },
  {
    name: 'an expired token is good',
    file: 'worker/auth/tokens.ts',
    from: '      algorithms: [ALGORITHM],\n',
    to: '      algorithms: [ALGORITHM],\n      clockTolerance: 1e9,\n',
    tests: [TOKENS],
  },
  {
    name: 'a token may be spelled in many ways',
    file: 'worker/auth/tokens.ts',
    from: 'return base64url.encode(base64url.decode(segment)) === segment;',
    to: 'return base64url.decode(segment).length >= 0;',
    tests: [TOKENS, FORGED],
  },
  {
    name: 'the session row is not looked up',
    file: 'worker/db/sessions.ts',
    from: 'WHERE sid = ? AND expires_at_ms > ?',
    to: 'WHERE (sid = ? OR 1) AND expires_at_ms > ?',
    tests: [FORGED, 'tests/worker/routes/logout.test.ts'],
  },
  {
    name: 'an expired session lives on',
    file: 'worker/db/sessions.ts',
    from: 'WHERE sid = ? AND expires_at_ms > ? AND locked_at_ms IS NULL',
    to: 'WHERE sid = ? AND (expires_at_ms > ? OR 1) AND locked_at_ms IS NULL',
    tests: ['tests/worker/routes/session.test.ts'],
  },
  {
    name: 'the logout forgets to delete the session',
    file: 'worker/auth/sessions.ts',
    from: 'if (session !== undefined) await context.db.run(deleteSession(session.sid));',
    to: '',
    tests: [FORGED],
  },
  {
    name: 'no dummy hash for an unknown account',
    file: 'worker/auth/authenticate.ts',
    from: 'const isRight = await verifyPassword(password, user?.password_hash);',
    to: 'const isRight = user !== null && (await verifyPassword(password, user.password_hash));',
    tests: [LOGIN],
  },
  {
    name: 'any password is right',
    file: 'worker/auth/authenticate.ts',
    from: 'if (!isRight || user?.locked_at_ms !== null) throw',
    to: 'if (user?.locked_at_ms !== null) throw',
    tests: [LOGIN],
  },
  {
    name: 'guesses are not counted',
    file: 'worker/auth/throttle.ts',
    from: 'const refund = await admitGuess(db, guess);',
    to: 'const refund: Statement[] = [];',
    tests: [THROTTLE],
  },
  {
    name: 'only the account is counted, not the network',
    file: 'worker/auth/throttle.ts',
    from: 'return isDemo ? [networkCounter] : [networkCounter, { key: account, policy: ACCOUNT_POLICY }];',
    to: 'return isDemo ? [] : [{ key: account, policy: ACCOUNT_POLICY }];',
    tests: [THROTTLE],
  },
  {
    name: 'only the network is counted, not the account',
    file: 'worker/auth/throttle.ts',
    from: 'return isDemo ? [networkCounter] : [networkCounter, { key: account, policy: ACCOUNT_POLICY }];',
    to: 'return [networkCounter];',
    tests: [THROTTLE],
  },
  {
    name: 'a device cookie of another account counts',
    file: 'worker/auth/device-cookie.ts',
    from: 'isKnown ? deviceId : undefined',
    to: 'deviceId',
    tests: [THROTTLE],
  },
  {
    name: 'a forwarded header names the client',
    file: 'worker/auth/client-network.ts',
    from: "headers.get('CF-Connecting-IP')?.trim() ?? ''",
    to: "(headers.get('X-Forwarded-For') ?? headers.get('CF-Connecting-IP'))?.trim() ?? ''",
    tests: ['tests/worker/auth/client-network.test.ts'],
  },
  {
    name: 'other sites may send requests',
    file: 'worker/http/same-origin.ts',
    from: 'if (!isSameOrigin) {',
    to: 'if (!isSameOrigin && request.redirect === undefined) {',
    tests: ['tests/worker/http/same-origin.test.ts'],
  },
  {
    name: 'the routes are not guarded against other sites',
    file: 'worker/index.ts',
    from: '  before: [requireSameOrigin],\n',
    to: '',
    tests: ['tests/hostile/requests.test.ts'],
  },
  {
    name: 'any media type is read as JSON',
    file: 'worker/http/body.ts',
    from: 'if (mediaType !== wanted || !isUtf8',
    to: 'if (!isUtf8',
    tests: [BODY],
  },
  {
    name: 'a body may be as long as it likes',
    file: 'worker/http/body.ts',
    from: 'export const BODY_MAX_BYTES = 8 * 1024;',
    to: 'export const BODY_MAX_BYTES = 8 * 1024 * 1024;',
    tests: [BODY],
  },
  {
    name: 'a body may name a property twice',
    file: 'worker/http/json.ts',
    from: "if (keys?.has(key)) throw invalidJson('The JSON names a property twice.');",
    to: '',
    tests: [JSON_TEXT],
  },
  {
    name: 'a parser’s words reach the visitor',
    file: 'worker/http/json.ts',
    from: "  } catch {\n    throw invalidJson('The request body is not valid JSON.');",
    to: '  } catch (error) {\n    throw invalidJson(String(error));',
    tests: [JSON_TEXT],
  },
  {
    name: 'a fault tells what happened',
    file: 'worker/http/answer-error.ts',
    from: "message: 'Something went wrong on our side. Please try again.'",
    to: 'message: String(error)',
    tests: ['tests/worker/routes/routing.test.ts', 'tests/worker/faults.test.ts'],
  },
  {
    name: 'answers of the Worker have no policy',
    file: 'worker/http/secure-response.ts',
    from: 'if (!isPagesOwn && !secured.headers.has(name)) secured.headers.set(name, value);',
    to: 'if (isPagesOwn) secured.headers.set(name, value);',
    tests: [ROUTING],
  },
  {
    name: 'the session cookie can be read by scripts',
    file: 'worker/http/cookies.ts',
    from: "const attributes = ['HttpOnly', 'SameSite=Lax', 'Path=/'];",
    to: "const attributes = ['SameSite=Lax', 'Path=/'];",
    tests: ['tests/worker/http/cookies.test.ts', LOGIN],
  },
  {
    name: 'a login keeps the session that the browser came with',
    file: 'worker/auth/sessions.ts',
    from: '...(replacedSid === undefined ? [] : [deleteSession(replacedSid)]),',
    to: '',
    tests: [LOGIN],
  },
  {
    name: 'a stored hash may ask for any amount of work',
    file: 'worker/auth/passwords.ts',
    from: 'const CEILING: ScryptParameters = { costExponent: 15, blockSize: 8, parallelism: 4 };',
    to: 'const CEILING: ScryptParameters = { costExponent: 17, blockSize: 32, parallelism: 40 };',
    tests: ['tests/worker/auth/passwords.test.ts'],
  },
  {
    name: 'hashes are made side by side',
    file: 'worker/auth/passwords.ts',
    from: 'return takeHashTurn(() =>',
    to: 'return ((work: () => Uint8Array) => Promise.resolve().then(work))(() =>',
    tests: ['tests/worker/auth/passwords.test.ts'],
  },
  {
    name: 'an encoded line break reaches the address of a redirect',
    file: 'worker/http/paths.ts',
    from: 'if (/%(?:2f|5c|[01][0-9a-f]|7f)/i.test(pathname)) return pathname;',
    to: '',
    tests: [ROUTING, 'tests/worker/http/paths.test.ts'],
  },
  {
    name: 'a reset leaves the sessions alive',
    file: 'worker/db/redeem-token.ts',
    from: 'sql(`DELETE FROM sessions WHERE user_id = (SELECT user_id ${token})`, tokenSha256, nowMs),',
    to: '',
    tests: ['tests/worker/routes/reset-password.test.ts'],
  },
  {
    name: 'a mailed link works more than once',
    file: 'worker/db/redeem-token.ts',
    from: "WHERE purpose = 'verify' AND user_id = (SELECT user_id ${token})`",
    to: 'WHERE 0 AND user_id = (SELECT user_id ${token})`',
    tests: ['tests/worker/routes/verify-email.test.ts'],
  },
  {
    name: 'a mailed link never expires',
    file: 'worker/db/redeem-token.ts',
    from: 'AND expires_at_ms > ?2`',
    to: 'AND (expires_at_ms > ?2 OR 1)`',
    and: [
      {
        file: 'worker/db/one-time-tokens.ts',
        from: 'WHERE token_sha256 = ? AND expires_at_ms > ? AND locked_at_ms IS NULL`',
        to: 'WHERE token_sha256 = ? AND (expires_at_ms > ? OR 1) AND locked_at_ms IS NULL`',
      },
    ],
    tests: [
      'tests/worker/routes/reset-password.test.ts',
      'tests/worker/routes/verify-email.test.ts',
    ],
  },
  {
    name: 'the token itself is stored',
    file: 'worker/auth/links.ts',
    from: 'token_sha256: await digest(secret)',
    to: 'token_sha256: secret',
    tests: ['tests/worker/routes/reset-password.test.ts', 'tests/worker/routes/register.test.ts'],
  },
  {
    name: 'links follow the address of the request',
    file: 'worker/auth/links.ts',
    from: '${origin}${path}',
    to: '${path}',
    tests: ['tests/worker/routes/register.test.ts'],
  },
  {
    name: 'common passwords are fine',
    file: 'worker/auth/password-rules.ts',
    from: 'findPasswordWeakness(password, owner, common.has)',
    to: 'findPasswordWeakness(password, owner)',
    tests: ['tests/worker/routes/register.test.ts'],
  },
  {
    name: 'a demo account can be changed',
    file: 'worker/auth/require-session.ts',
    from: 'if (session.is_demo === 1) {',
    to: 'if (session.is_demo === 2) {',
    tests: [
      'tests/worker/routes/account-profile.test.ts',
      'tests/worker/routes/account-password.test.ts',
    ],
  },
  {
    name: 'one may end the session of somebody else',
    file: 'worker/db/sessions.ts',
    from: 'DELETE FROM sessions WHERE sid = ? AND user_id = ? RETURNING sid',
    to: 'DELETE FROM sessions WHERE sid = ? AND ? <> 1 RETURNING sid',
    tests: ['tests/worker/routes/end-session.test.ts'],
  },
  {
    name: 'a provider’s code is taken in any browser',
    file: 'worker/auth/oauth/attempts.ts',
    from: "if (attempt.browser_sha256 !== answer.browserDigest) throw new SignInRefused('expired');",
    to: '',
    tests: ['tests/worker/routes/oauth-callback.test.ts'],
  },
  {
    name: 'a code for one provider is taken for another',
    file: 'worker/auth/oauth/attempts.ts',
    from: "if (attempt.provider !== answer.provider) throw new SignInRefused('failed');",
    to: '',
    tests: ['tests/worker/routes/oauth-callback.test.ts'],
  },
  {
    name: 'a locked account signs in by its provider',
    file: 'worker/auth/oauth/link.ts',
    from: "if (user.locked_at_ms !== null) throw new SignInRefused('failed');",
    to: '',
    tests: ['tests/worker/auth/oauth', 'tests/worker/routes/oauth-callback.test.ts'],
  },
  {
    name: 'a session alone changes the ways in',
    file: 'worker/auth/require-session.ts',
    from: 'if (Date.now() >= provenUntil(session)) {',
    to: 'if (Date.now() < 0 && provenUntil(session)) {',
    tests: [PROOF],
  },
  {
    name: 'a passkey of anybody proves who is logged in',
    file: 'worker/routes/prove-passkey.ts',
    from: "if (passkey.user_id !== session.user_id) throw new InvalidPasskey(401, 'of another account');",
    to: '',
    tests: [PROOF],
  },
  {
    name: 'any identity at a provider proves who is logged in',
    file: 'worker/auth/oauth/finish.ts',
    from: "if (user?.id !== session.user_id) throw new SignInRefused('taken');",
    to: '',
    tests: [PROOF],
  },
  {
    name: 'a mailed code proves who is logged in although there is a password',
    file: 'worker/auth/proofs.ts',
    from: "user.password_hash !== '' || ",
    to: '',
    tests: [PROOF],
  },
  {
    name: 'a mailed code can be guessed without end',
    file: 'worker/auth/proof-codes.ts',
    from: 'if (!attempt.is_admitted) {',
    to: 'if (attempt.blocked_until_ms < 0) {',
    tests: [PROOF],
  },
  {
    name: 'a mailed code works in every session',
    file: 'worker/auth/proof-codes.ts',
    from: 'return digest(`onego proof\\n${sid}\\n${code}`);',
    to: 'return digest(`onego proof\\n${sid.length}\\n${code}`);',
    tests: [PROOF],
  },
  {
    name: 'a passkey that was added before a reset opens the account',
    file: 'worker/auth/passkeys/verify-login.ts',
    from: "if (passkey.is_held === 1) throw new InvalidPasskey(401, 'not confirmed after a reset');",
    to: '',
    tests: [RECOVERY],
  },
  {
    name: 'a browser stays known after a reset',
    file: 'worker/db/redeem-token.ts',
    from: 'sql(`DELETE FROM devices WHERE user_id = (SELECT user_id ${token})`, tokenSha256, nowMs),',
    to: '',
    tests: [RECOVERY],
  },
  {
    name: 'a browser that is known again keeps its old secret',
    file: 'worker/auth/device-cookie.ts',
    from: 'old !== undefined && deviceId !== undefined ? old : makeSecret()',
    to: 'old ?? makeSecret()',
    tests: [RECOVERY],
  },
  {
    name: 'a request for a reset kills the link before it',
    file: 'worker/routes/forgot-password.ts',
    from: 'isSent ? deleteTokensBefore(token) : deleteToken(token.token_sha256)',
    to: 'deleteTokensBefore(token)',
    tests: [RECOVERY],
  },
  {
    name: 'a stranger uses up the mails of the owner',
    file: 'worker/mail/send.ts',
    from: 'isKnownBrowser ? `${mail.kind}, known browser` : mail.kind',
    to: 'isKnownBrowser ? mail.kind : mail.kind',
    tests: [RECOVERY],
  },
  {
    name: 'a reset deletes the link that takes a change of address back',
    file: 'worker/db/redeem-token.ts',
    from: `deleteCounter(account),
    sql(
      \`DELETE FROM one_time_tokens
       WHERE purpose <> 'undo_email' AND`,
    to: `deleteCounter(account),
    sql(
      \`DELETE FROM one_time_tokens
       WHERE`,
    tests: [RECOVERY],
  },
  {
    name: 'a change of address leaves other sessions alive',
    file: 'worker/db/redeem-token.ts',
    from: 'DELETE FROM sessions WHERE sid IS NOT ?3 AND user_id =',
    to: 'DELETE FROM sessions WHERE sid IS ?3 AND sid IS NULL AND user_id =',
    tests: ['tests/worker/routes/account-email.test.ts'],
  },
  {
    name: 'the link of a registration works for anybody',
    file: 'worker/auth/require-link-owner.ts',
    from: "if (password === undefined || user.password_hash === '') throw passwordRequired();",
    to: 'if (password === undefined) return { sid: null };',
    tests: ['tests/worker/routes/verify-email.test.ts'],
  },
  {
    name: 'a provider that does not hand out an address connects its account',
    file: 'worker/auth/oauth/link.ts',
    from: 'if (isConfirmed && !isAuthoritative)',
    to: 'if (isConfirmed && isAuthoritative === undefined)',
    tests: ['tests/worker/auth/oauth', 'tests/worker/routes/oauth-email.test.ts'],
  },
  {
    name: 'Google vouches for any address',
    file: 'worker/auth/oauth/google.ts',
    from: '(claims.hd !== undefined || isGmail(email))',
    to: '(claims.hd !== undefined || isGmail(email) || true)',
    tests: ['tests/worker/routes/oauth-callback.test.ts'],
  },
  {
    name: 'the id of a session is stored',
    file: 'worker/auth/sessions.ts',
    from: 'const sid = await digest(id);',
    to: 'const sid = id;',
    and: [
      {
        file: 'worker/auth/sessions.ts',
        from: 'findLiveSession(context.db, await digest(claims.sid), Date.now())',
        to: 'findLiveSession(context.db, claims.sid, Date.now())',
      },
    ],
    tests: [RECOVERY],
  },
  {
    name: 'sessions of an account add up without end',
    file: 'worker/auth/sessions.ts',
    from: '...(isDemo ? [] : [deleteOldestSessions(userId, MAX_SESSIONS)]),',
    to: '',
    tests: [RECOVERY],
  },
  {
    name: 'a token does not say that its account is a demo',
    file: 'worker/routes/token.ts',
    from: 'demo: session.is_demo === 1,',
    to: 'demo: false,',
    tests: ['tests/worker/routes/token.test.ts'],
  },
  {
    name: 'accounts that nobody confirms stay for ever',
    file: 'worker/daily.ts',
    from: 'deleteUnverifiedUsers(nowMs),',
    to: '',
    tests: [RECOVERY],
  },
  {
    name: 'a header can stall the Worker',
    file: 'worker/auth/browser-name.ts',
    from: "[/ Safari\\//, 'Safari']",
    to: "[/\\bVersion\\/[\\d.]+.* Safari\\//, 'Safari']",
    tests: ['tests/worker/auth/browser-name.test.ts'],
  },
  {
    name: 'an address may have characters that cannot be seen',
    file: 'worker/contract/field-schemas.ts',
    from: '  v.check((text) => !hasInvisibleCharacter(text), EMAIL_INVISIBLE),\n',
    to: '',
    tests: ['tests/hostile/addresses.test.ts'],
  },
  {
    name: 'an address can stall the Worker',
    file: 'worker/contract/field-schemas.ts',
    from: '@(?:[^\\s@"<>(),:;[\\]\\\\.]+\\.)+[^\\s@"<>(),:;[\\]\\\\.]+$/',
    to: '@[^\\s@"<>(),:;[\\]\\\\]+\\.[^\\s@"<>(),:;[\\]\\\\]+$/',
    tests: ['tests/hostile/addresses.test.ts'],
  },
  {
    name: 'a formula runs where semicolons separate cells',
    file: 'scripts/operate/csv.ts',
    from: '[,;\\t\\r\\n])',
    to: '[,\\r\\n])',
    tests: ['tests/unit/scripts/operate/csv.test.ts'],
  },
  {
    name: 'a full-width formula runs',
    file: 'scripts/operate/csv.ts',
    from: '@＝＋－＠',
    to: '@',
    tests: ['tests/unit/scripts/operate/csv.test.ts'],
  },
  {
    name: 'others can read a backup while it is written',
    file: 'scripts/operate.ts',
    from: 'process.umask(0o077);',
    to: '',
    tests: ['tests/unit/scripts/operate/private-files.test.ts'],
  },
  {
    name: 'wrangler logs the accounts that a command lists',
    file: 'scripts/operate/d1.ts',
    from: "WRANGLER_WRITE_LOGS: 'false'",
    to: "WRANGLER_WRITE_LOGS: 'true'",
    tests: ['tests/unit/scripts/operate/private-files.test.ts'],
  },
  {
    name: 'earlier versions stay open to everybody',
    file: 'wrangler.toml',
    from: 'preview_urls = false',
    to: 'preview_urls = true',
    tests: ['tests/unit/deployment.test.ts'],
  },
  {
    name: 'the bill of materials lacks what tools need as well',
    file: 'scripts/build/sbom.ts',
    from: "'--package-lock-only']",
    to: "'--package-lock-only', '--omit=dev', `--prefix=${process.cwd()}`]",
    tests: ['tests/unit/scripts/build/sbom.test.ts'],
  },
  {
    name: 'a common password with substitutions is fine',
    file: 'worker/contract/common-passwords.ts',
    from: 'LETTERS.get(character) ?? character',
    to: 'character',
    tests: ['tests/unit/worker/contract/common-passwords.test.ts'],
  },
  {
    name: 'a common password with digits around it is fine',
    file: 'worker/contract/common-passwords.ts',
    from: 'return [...texts].filter',
    to: 'return [folded].filter',
    tests: ['tests/unit/worker/contract/common-passwords.test.ts'],
  },
  {
    name: 'sequences and repetitions make a password longer',
    file: 'worker/contract/password-rules.ts',
    from: "  if (isWeak(shortenPatterns(folded))) return 'pattern';\n",
    to: '',
    tests: ['tests/worker/routes/register.test.ts'],
  },
  {
    name: 'a breach service is told the whole digest',
    file: 'worker/auth/breached-passwords.ts',
    from: '${digest.slice(0, PREFIX_CHARS)}',
    to: '${digest}',
    tests: ['tests/worker/auth/breached-passwords.test.ts'],
  },
  {
    name: 'a breach service that hangs keeps everybody from a password',
    file: 'worker/auth/breached-passwords.ts',
    from: '      signal: AbortSignal.timeout(TIMEOUT_MS),\n',
    to: '',
    tests: ['tests/worker/auth/breached-passwords.test.ts'],
  },
];
