/** Faults in passwords, tokens, sessions, sign-in and what the database keeps of them. */
import type { Mutant } from './mutant.ts';

export const accountMutants: readonly Mutant[] = [
  {
    name: 'a token chooses its algorithm',
    file: 'worker/auth/tokens.ts',
    from: '    alg: v.literal(ALGORITHM),',
    to: '    alg: v.string(),',
    and: [
      { file: 'worker/auth/tokens.ts', from: '      algorithms: [ALGORITHM],\n', to: '' },
      {
        file: 'worker/auth/tokens.ts',
        from: '(header) => findPublicKey(context, header, typ)',
        to: `async (header) => {
          if (header.alg !== 'HS256') return findPublicKey(context, header, typ);
          const [jwk] = (await loadKeyRing(context)).published;
          return new TextEncoder().encode(JSON.stringify(jwk));
        }`,
      },
    ],
  },
  {
    name: 'the token’s header may hold anything',
    file: 'worker/auth/tokens.ts',
    from: 'const schema = v.strictObject({',
    to: 'const schema = v.object({',
  },
  {
    name: 'the issuer is not checked',
    file: 'worker/auth/tokens.ts',
    from: '      issuer: context.settings.origin,\n',
    to: '',
  },
  {
    name: 'the audience is not checked',
    file: 'worker/auth/tokens.ts',
    from: '      audience,\n',
    to: '',
  },
  {
    name: 'an expired token is good',
    file: 'worker/auth/tokens.ts',
    from: '      algorithms: [ALGORITHM],\n',
    to: '      algorithms: [ALGORITHM],\n      clockTolerance: 1e9,\n',
  },
  {
    name: 'a token may be spelled in many ways',
    file: 'worker/auth/tokens.ts',
    from: 'return base64url.encode(base64url.decode(segment)) === segment;',
    to: 'return base64url.decode(segment).length >= 0;',
  },
  {
    name: 'the session row is not looked up',
    file: 'worker/db/sessions.ts',
    from: 'WHERE sid = ${sid} AND expires_at_ms > ${Date.now()}',
    to: 'WHERE (sid = ${sid} OR 1) AND expires_at_ms > ${Date.now()}',
  },
  {
    name: 'an expired session lives on',
    file: 'worker/db/sessions.ts',
    from: 'WHERE sid = ${sid} AND expires_at_ms > ${Date.now()} AND locked_at_ms IS NULL',
    to: 'WHERE sid = ${sid} AND (expires_at_ms > ${Date.now()} OR 1) AND locked_at_ms IS NULL',
  },
  {
    name: 'the logout forgets to delete the session',
    file: 'worker/auth/sessions.ts',
    from: 'if (session !== undefined) await context.db.run(deleteSession(session.sid));',
    to: '',
  },
  {
    name: 'no dummy hash for an unknown account',
    file: 'worker/auth/authenticate.ts',
    from: 'const isRight = await verifyPassword(turn, password, found?.password_hash, logged);',
    to: 'const isRight =\n      found !== null && (await verifyPassword(turn, password, found.password_hash, logged));',
  },
  {
    name: 'any password is right',
    file: 'worker/auth/authenticate.ts',
    from: 'if (!isRight || found?.locked_at_ms !== null) throw',
    to: 'if (found?.locked_at_ms !== null) throw',
  },
  {
    name: 'guesses are not counted',
    file: 'worker/auth/throttle.ts',
    from: 'const reservations = await admitGuess(db, guess);',
    to: 'const reservations: Reservation[] = [];',
  },
  {
    name: 'a guess is counted while it waits for its turn',
    file: 'worker/auth/guess-password.ts',
    from: `return takeHashTurn(placeOf(guess), (turn) =>
    // A right password is refunded even if its client disconnects.
    keepRunning(
      context,
      makeCountedGuess(db, guess, () => check(turn)),
    ),
  );`,
    to: `return keepRunning(
    context,
    makeCountedGuess(db, guess, () => takeHashTurn(placeOf(guess), check)),
  );`,
  },
  {
    name: 'a guess that is being checked keeps others out for as long as a wrong one',
    file: 'worker/db/throttle.ts',
    from: '{ ...policy, firstDelayMs: CHECK_MS, longestDelayMs: CHECK_MS, memoryMs: 0 },',
    to: 'policy,',
  },
  {
    name: 'a wrong guess at the limit starts no delay',
    file: 'worker/auth/throttle.ts',
    from: '.filter(({ attempt }) => attempt.blocked_until_ms > 0)',
    to: '.filter(({ attempt }) => attempt.blocked_until_ms < 0)',
  },
  {
    name: 'one subscriber with many networks holds up everybody',
    file: 'worker/auth/fair-queue.ts',
    from: 'return [block48, `${block48}:${Number.parseInt(fourth, 16) >> 8}`, network];',
    to: 'return [network];',
  },
  {
    name: 'who is served keeps the first place in the queue',
    file: 'worker/auth/fair-queue.ts',
    from: 'moveToEnd(groups[depth]?.groups, key);',
    to: 'void key;',
  },
  {
    name: 'all changes of a password wait in one place',
    file: 'worker/auth/password-rules.ts',
    from: 'const place = { network: context.client.network, account };',
    to: "void account;\n  const place = { network: '', account: '' };",
  },
  {
    name: 'clients that disconnect hold up the queue',
    file: 'worker/auth/hash-turn.ts',
    from: 'if (nowMs - heardAtMs <= LONGEST_SILENCE_MS) return waiter;',
    to: 'if (nowMs >= heardAtMs) return waiter;',
  },
  {
    name: 'who is turned away is told to wait for those who gave up',
    file: 'worker/auth/hash-turn.ts',
    from: 'const waitMs = timeUntilServed(waiter);',
    to: 'const waitMs = 60_000 + timeUntilServed(waiter);',
  },
  {
    name: 'browsers that an account knows wait with the strangers',
    file: 'worker/auth/guess-password.ts',
    from: 'isKnown: deviceId !== undefined',
    to: 'isKnown: deviceId === null',
  },
  {
    name: 'an account has as many gates as browsers',
    file: 'worker/auth/flood-gate.ts',
    from: 'isKnown ? `account ${account}`',
    to: 'isKnown ? `account ${deviceId}`',
  },
  {
    name: 'only the account is counted, not the network',
    file: 'worker/auth/throttle.ts',
    from: 'return isDemo ? [networkCounter] : [networkCounter, { key: account, policy: ACCOUNT_POLICY }];',
    to: 'return isDemo ? [] : [{ key: account, policy: ACCOUNT_POLICY }];',
  },
  {
    name: 'only the network is counted, not the account',
    file: 'worker/auth/throttle.ts',
    from: 'return isDemo ? [networkCounter] : [networkCounter, { key: account, policy: ACCOUNT_POLICY }];',
    to: 'return [networkCounter];',
  },
  {
    name: 'a device cookie of another account counts',
    file: 'worker/auth/device-cookie.ts',
    from: 'await findKnownDevice(context.db, deviceIds, email)',
    to: 'findKnownDevice.length > 0 ? deviceIds[0] : email',
  },
  {
    name: 'a forwarded header names the client',
    file: 'worker/http/client.ts',
    from: "headers.get('CF-Connecting-IP')?.trim() ?? ''",
    to: "(headers.get('X-Forwarded-For') ?? headers.get('CF-Connecting-IP'))?.trim() ?? ''",
  },
  {
    name: 'a login keeps the session that the browser came with',
    file: 'worker/auth/sessions.ts',
    from: '...(replaced === undefined ? [] : [deleteSession(await digest(replaced.sid))]),',
    to: '',
  },
  {
    name: 'a stored hash may ask for any amount of work',
    file: 'worker/auth/passwords.ts',
    from: 'const CEILING: ScryptParameters = { costExponent: 15, blockSize: 8, parallelism: 4, rounds: 3 };',
    to: 'const CEILING: ScryptParameters = { costExponent: 17, blockSize: 32, parallelism: 40, rounds: 40 };',
  },
  {
    name: 'hashes are made side by side',
    file: 'worker/auth/passwords.ts',
    from: 'await turn.hash(Math.max(rounds, PASSWORD_PARAMETERS.rounds), () => {',
    to: `const sideBySide = async (rounds: number, runRound: () => void) => {
    for (let round = 0; round < rounds; round += 1) await Promise.resolve().then(runRound);
  };
  await sideBySide(Math.max(rounds, PASSWORD_PARAMETERS.rounds), () => {`,
  },
  {
    name: 'an outdated hash is checked with fewer pauses than no hash',
    file: 'worker/auth/passwords.ts',
    from: 'Math.max(rounds, PASSWORD_PARAMETERS.rounds)',
    to: 'rounds',
  },
  {
    name: 'a hash keeps pages waiting from its first round to its last',
    file: 'worker/auth/hash-turn.ts',
    from: 'await (pause ?? yieldToPages());',
    to: 'await pause;',
  },
  {
    name: 'a reset leaves the sessions alive',
    file: 'worker/db/redeem-token.ts',
    from: 'sql`DELETE FROM sessions WHERE user_id = (SELECT user_id ${token})`,',
    to: '',
  },
  {
    name: 'a mailed link works more than once',
    file: 'worker/db/redeem-token.ts',
    from: "WHERE purpose = 'verify' AND user_id = (SELECT user_id ${token})`",
    to: 'WHERE 0 AND user_id = (SELECT user_id ${token})`',
  },
  {
    name: 'a mailed link never expires',
    file: 'worker/db/redeem-token.ts',
    from: 'AND expires_at_ms > ${nowMs}`',
    to: 'AND (expires_at_ms > ${nowMs} OR 1)`',
    and: [
      {
        file: 'worker/db/one-time-tokens.ts',
        from: 'WHERE token_sha256 = ${tokenSha256} AND expires_at_ms > ${Date.now()}\n',
        to: 'WHERE token_sha256 = ${tokenSha256} AND (expires_at_ms > ${Date.now()} OR 1)\n',
      },
    ],
  },
  {
    name: 'the token itself is stored',
    file: 'worker/auth/links.ts',
    from: 'token_sha256: await digest(secret)',
    to: 'token_sha256: secret',
  },
  {
    name: 'links follow the address of the request',
    file: 'worker/auth/links.ts',
    from: '${origin}${path}',
    to: '${path}',
  },
  {
    name: 'common passwords are fine',
    file: 'worker/auth/password-rules.ts',
    from: 'findPasswordWeakness(password, owner, common.has)',
    to: 'findPasswordWeakness(password, owner)',
  },
  {
    name: 'a demo account can be changed',
    file: 'worker/auth/require-session.ts',
    from: 'if (isDemo === 0) return;',
    to: 'if (isDemo !== 2) return;',
  },
  {
    name: 'an endpoint of the route table has a weaker guard',
    file: 'worker/endpoints.ts',
    from: "post('/api/account/email', verifiedOwner",
    to: "post('/api/account/email', provenOwner",
  },
  {
    name: 'one may end the session of somebody else',
    file: 'worker/db/sessions.ts',
    from: 'DELETE FROM sessions WHERE sid = ${sid} AND user_id = ${by.userId} AND ${by.holds}',
    to: 'DELETE FROM sessions WHERE sid = ${sid} AND ${by.holds}',
  },
  {
    name: 'a provider’s code is taken in any browser',
    file: 'worker/auth/oauth/attempts.ts',
    from: "if (attempt.browser_sha256 !== answer.browserDigest) throw new SignInRefused('expired');",
    to: '',
  },
  {
    name: 'a code for one provider is taken for another',
    file: 'worker/auth/oauth/attempts.ts',
    from: "if (attempt.provider !== answer.provider) throw new SignInRefused('failed');",
    to: '',
  },
  {
    name: 'a locked account signs in by its provider',
    file: 'worker/auth/oauth/link.ts',
    from: "if (user.locked_at_ms !== null) throw new SignInRefused('failed');",
    to: '',
  },
  {
    name: 'a session alone changes the sign-in methods',
    file: 'worker/auth/require-session.ts',
    from: 'if (Date.now() >= provenUntil(session)) {',
    to: 'if (Date.now() < 0 && provenUntil(session)) {',
  },
  {
    name: 'a passkey of anybody proves who is logged in',
    file: 'worker/routes/proofs.ts',
    from: "if (passkey.user_id !== session.user_id) throw new InvalidPasskey(401, 'of another account');",
    to: '',
  },
  {
    name: 'any identity at a provider proves who is logged in',
    file: 'worker/auth/oauth/finish.ts',
    from: "if (user?.id !== session.user_id) throw new SignInRefused('taken');",
    to: '',
  },
  {
    name: 'a mailed code proves who is logged in although there is a password',
    file: 'worker/auth/proofs.ts',
    from: "user.password_hash !== '' ||\n",
    to: '',
  },
  {
    name: 'a mailed code can be guessed without end',
    file: 'worker/auth/proof-codes.ts',
    from: "await countOrRefuse(db, await pseudonym('proof', sid), MAILED_CODE_POLICY, 'Too many attempts.');",
    to: '',
  },
  {
    name: 'a mailed code works in every session',
    file: 'worker/auth/proof-codes.ts',
    from: 'return digest(`onego proof\\n${sid}\\n${code}`);',
    to: 'return digest(`onego proof\\n${sid.length}\\n${code}`);',
  },
  {
    name: 'a passkey that was added before a reset opens the account',
    file: 'worker/auth/passkeys/verify-login.ts',
    from: 'if (passkey.is_held === 1) {',
    to: 'if (passkey.is_held === 2) {',
  },
  {
    name: 'a browser stays known after a reset',
    file: 'worker/db/redeem-token.ts',
    from: 'sql`DELETE FROM devices WHERE user_id = (SELECT user_id ${token})`,',
    to: '',
  },
  {
    name: 'a request for a reset kills the link before it',
    file: 'worker/routes/recovery.ts',
    from: 'await db.batch([insertToken(token), mail.statement]);',
    to: `await db.run({
    parts: ["DELETE FROM one_time_tokens WHERE purpose = 'reset_password' AND user_id = ", ''],
    values: [token.user_id],
  });
  await db.batch([insertToken(token), mail.statement]);`,
  },
  {
    name: 'a link whose mail is refused stays',
    file: 'worker/mail/outbox.ts',
    from: 'await db.batch([deleteOutgoing(id), ...token]);',
    to: 'await db.batch([deleteOutgoing(id), ...token.slice(1)]);',
  },
  {
    name: 'a reset deletes the link that takes a change of address back',
    file: 'worker/db/redeem-token.ts',
    from: `...counters.map(deleteCounter),
    sql\`
      DELETE FROM one_time_tokens
      WHERE purpose NOT IN \${UNDO} AND`,
    to: `...counters.map(deleteCounter),
    sql\`
      DELETE FROM one_time_tokens
      WHERE`,
  },
  {
    name: 'a change of address leaves other sessions alive',
    file: 'worker/db/redeem-token.ts',
    from: 'DELETE FROM sessions WHERE sid IS NOT ${sid} AND user_id =',
    to: 'DELETE FROM sessions WHERE sid IS ${sid} AND sid IS NULL AND user_id =',
  },
  {
    name: 'the link of a registration works for anybody',
    file: 'worker/auth/require-link-owner.ts',
    from: "if (password === undefined || user.password_hash === '') throw passwordRequired(link);",
    to: 'if (password === undefined) return { sid: null };',
  },
  {
    name: 'a provider that does not hand out an address connects its account',
    file: 'worker/auth/oauth/link.ts',
    from: 'if (isConfirmed && !isAuthoritative)',
    to: 'if (isConfirmed && isAuthoritative === undefined)',
  },
  {
    name: 'Google vouches for any address',
    file: 'worker/auth/oauth/google.ts',
    from: '(claims.hd !== undefined || isGmail(email))',
    to: '(claims.hd !== undefined || isGmail(email) || true)',
  },
  {
    name: 'the id of a session is stored',
    file: 'worker/auth/sessions.ts',
    from: 'const sid = await digest(id);',
    to: 'const sid = id;',
    and: [
      {
        file: 'worker/auth/sessions.ts',
        from: 'findLiveSession(context.db, await digest(claims.sid))',
        to: 'findLiveSession(context.db, claims.sid)',
      },
    ],
  },
  {
    name: 'sessions of an account add up without end',
    file: 'worker/auth/sessions.ts',
    from: '...(isDemo ? [] : [deleteOldestSessions(userId, MAX_SESSIONS)]),',
    to: '',
  },
  {
    name: 'a token does not say that its account is a demo',
    file: 'worker/routes/sessions.ts',
    from: 'demo: session.is_demo === 1,',
    to: 'demo: false,',
  },
  {
    name: 'a header can stall the Worker',
    file: 'worker/auth/browser-name.ts',
    from: "[/ Safari\\//, 'Safari']",
    to: "[/\\bVersion\\/[\\d.]+.* Safari\\//, 'Safari']",
  },
  {
    name: 'a common password with substitutions is fine',
    file: 'worker/contract/common-passwords.ts',
    from: 'LETTERS.get(character) ?? character',
    to: 'character',
  },
  {
    name: 'a common password with digits around it is fine',
    file: 'worker/contract/common-passwords.ts',
    from: 'return [...texts].filter',
    to: 'return [folded].filter',
  },
  {
    name: 'sequences and repetitions make a password longer',
    file: 'worker/contract/password-rules.ts',
    from: "  if (isWeak(shortenPatterns(folded))) return 'pattern';\n",
    to: '',
  },
  {
    name: 'a breach service is told the whole digest',
    file: 'worker/auth/breached-passwords.ts',
    from: '${digest.slice(0, PREFIX_CHARS)}',
    to: '${digest}',
  },
  {
    name: 'a breach service that hangs keeps everybody from a password',
    file: 'worker/auth/breached-passwords.ts',
    from: '      signal: AbortSignal.timeout(TIMEOUT_MS),\n',
    to: '',
  },
];
