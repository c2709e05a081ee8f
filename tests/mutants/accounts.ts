import type { Faults } from './mutant.ts';

/** Faults in passwords, tokens, sessions, sign-in and what the database keeps of them. */
export const accountFaults: Faults = {
  'worker/auth/tokens.ts': {
    'a token chooses its algorithm': {
      from: '    alg: v.literal(ALGORITHM),',
      to: '    alg: v.string(),',
      and: [
        { from: '      algorithms: [ALGORITHM],\n', to: '' },
        {
          from: '(header) => findPublicKey(context, header, typ)',
          to: `async (header) => {
          if (header.alg !== 'HS256') return findPublicKey(context, header, typ);
          const [jwk] = (await loadKeyRing(context)).published;
          return new TextEncoder().encode(JSON.stringify(jwk));
        }`,
        },
      ],
    },
    'the audience is not checked': { from: '      audience,\n', to: '' },
    'a token may be spelled in many ways': {
      from: 'return base64url.encode(base64url.decode(segment)) === segment;',
      to: 'return base64url.decode(segment).length >= 0;',
    },
  },
  'worker/db/sessions.ts': {
    'the session row is not looked up': {
      from: 'WHERE sid = ${sid} AND expires_at_ms > ${Date.now()}',
      to: 'WHERE (sid = ${sid} OR 1) AND expires_at_ms > ${Date.now()}',
    },
    'one may end the session of somebody else': {
      from: 'DELETE FROM sessions WHERE sid = ${sid} AND user_id = ${by.userId} AND ${by.holds}',
      to: 'DELETE FROM sessions WHERE sid = ${sid} AND ${by.holds}',
    },
    'a session is opened although the code was used meanwhile': {
      from: '        AND ${isUsedIfNeeded(sql`new_row.user_id`, codeUseId)}\n',
      to: '',
    },
    'a login gets in behind a reset': {
      from: 'AND password_changed_at_ms IS ${passwordChangedAtMs})',
      to: 'AND ${passwordChangedAtMs ?? 0} >= 0)',
    },
  },
  'worker/auth/sessions.ts': {
    'the logout forgets to delete the session': {
      from: 'if (session !== undefined) await context.db.run(deleteSession(session.sid));',
      to: '',
    },
    'a login keeps the session that the browser came with': {
      from: '...(replaced === undefined ? [] : [deleteSession(await digest(replaced.sid))]),',
      to: '',
    },
    'the id of a session is stored': {
      from: 'const sid = await digest(id);',
      to: 'const sid = id;',
      and: [
        {
          from: 'findLiveSession(context.db, await digest(claims.sid))',
          to: 'findLiveSession(context.db, claims.sid)',
        },
      ],
    },
    'sessions of an account add up without end': {
      from: '...(isDemo ? [] : [deleteOldestSessions(userId, MAX_SESSIONS)]),',
      to: '',
    },
  },
  'worker/auth/authenticate.ts': {
    'no dummy hash for an unknown account': {
      from: 'const isRight = await verifyPassword(turn, password, found?.password_hash, logged);',
      to: 'const isRight =\n      found !== null && (await verifyPassword(turn, password, found.password_hash, logged));',
    },
    'any password is right': {
      from: 'if (!isRight || found?.locked_at_ms !== null) throw',
      to: 'if (found?.locked_at_ms !== null) throw',
    },
  },
  'worker/auth/throttle.ts': {
    'a wrong guess at the limit starts no delay': {
      from: '.filter(({ attempt }) => attempt.blocked_until_ms > 0)',
      to: '.filter(({ attempt }) => attempt.blocked_until_ms < 0)',
    },
    'only the network is counted, not the account': {
      from: 'return isDemo ? [networkCounter] : [networkCounter, { key: account, policy: ACCOUNT_POLICY }];',
      to: 'return [networkCounter];',
    },
  },
  'worker/auth/guess-password.ts': {
    'a guess is counted while it waits for its turn': {
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
    'browsers that an account knows wait with the strangers': {
      from: 'isKnown: deviceId !== undefined',
      to: 'isKnown: deviceId === null',
    },
  },
  'worker/db/throttle.ts': {
    'a guess that is being checked keeps others out for as long as a wrong one': {
      from: '{ ...policy, firstDelayMs: CHECK_MS, longestDelayMs: CHECK_MS, memoryMs: 0 },',
      to: 'policy,',
    },
  },
  'worker/auth/fair-queue.ts': {
    'one subscriber with many networks holds up everybody': {
      from: 'return [block48, `${block48}:${Number.parseInt(fourth, 16) >> 8}`, network];',
      to: 'return [network];',
    },
    'who is served keeps the first place in the queue': {
      from: 'moveToEnd(groups[depth]?.groups, key);',
      to: 'void key;',
    },
  },
  'worker/auth/password-rules.ts': {
    'all changes of a password wait in one place': {
      from: 'const place = { network: context.client.network, account };',
      to: "void account;\n  const place = { network: '', account: '' };",
    },
    'common passwords are fine': {
      from: 'findPasswordWeakness(password, owner, common.has)',
      to: 'findPasswordWeakness(password, owner)',
    },
  },
  'worker/auth/hash-turn.ts': {
    'clients that disconnect hold up the queue': {
      from: 'if (nowMs - heardAtMs <= LONGEST_SILENCE_MS) return waiter;',
      to: 'if (nowMs >= heardAtMs) return waiter;',
    },
    'a hash keeps pages waiting from its first round to its last': {
      from: 'await (pause ?? yieldToPages());',
      to: 'await pause;',
    },
  },
  'worker/auth/flood-gate.ts': {
    'an account has as many gates as browsers': {
      from: 'isKnown ? `account ${account}`',
      to: 'isKnown ? `account ${deviceId}`',
    },
  },
  'worker/auth/device-cookie.ts': {
    'a device cookie of another account counts': {
      from: 'await findKnownDevice(context.db, deviceIds, email)',
      to: 'findKnownDevice.length > 0 ? deviceIds[0] : email',
    },
    'an account remembers any number of browsers': {
      from: 'const MAX_DEVICES = 30;',
      to: 'const MAX_DEVICES = 3000;',
    },
    'a browser is remembered under one secret by all its accounts': {
      from: 'const secret = known ?? makeSecret();',
      to: 'const secret = known ?? secrets[0] ?? makeSecret();',
    },
    'a browser forgets its other accounts': {
      from: "cookies.write(COOKIE, kept.join('.'), {",
      to: "cookies.write(COOKIE, kept.slice(0, 1).join('.'), {",
    },
  },
  'worker/http/client.ts': {
    'a forwarded header names the client': {
      from: "headers.get('CF-Connecting-IP')?.trim() ?? ''",
      to: "(headers.get('X-Forwarded-For') ?? headers.get('CF-Connecting-IP'))?.trim() ?? ''",
    },
  },
  'worker/auth/passwords.ts': {
    'a stored hash may ask for any amount of work': {
      from: 'const CEILING: ScryptParameters = { costExponent: 15, blockSize: 8, parallelism: 4, rounds: 3 };',
      to: 'const CEILING: ScryptParameters = { costExponent: 17, blockSize: 32, parallelism: 40, rounds: 40 };',
    },
    'hashes are made side by side': {
      from: 'await turn.hash(Math.max(rounds, PASSWORD_PARAMETERS.rounds), () => {',
      to: `const sideBySide = async (rounds: number, runRound: () => void) => {
    for (let round = 0; round < rounds; round += 1) await Promise.resolve().then(runRound);
  };
  await sideBySide(Math.max(rounds, PASSWORD_PARAMETERS.rounds), () => {`,
    },
  },
  'worker/db/redeem-token.ts': {
    'a reset leaves the sessions alive': {
      from: 'sql`DELETE FROM sessions WHERE user_id = (SELECT user_id ${token})`,',
      to: '',
    },
    'a mailed link works more than once': {
      from: "WHERE purpose = 'verify' AND user_id = (SELECT user_id ${token})`",
      to: 'WHERE 0 AND user_id = (SELECT user_id ${token})`',
    },
    'a mailed link never expires': {
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
    'a reset deletes the link that takes a change of address back': {
      from: `...counters.map(deleteCounter),
    sql\`
      DELETE FROM one_time_tokens
      WHERE purpose NOT IN \${UNDO} AND`,
      to: `...counters.map(deleteCounter),
    sql\`
      DELETE FROM one_time_tokens
      WHERE`,
    },
    'a change of address leaves other sessions alive': {
      from: 'DELETE FROM sessions WHERE sid IS NOT ${sid} AND user_id =',
      to: 'DELETE FROM sessions WHERE sid IS ${sid} AND sid IS NULL AND user_id =',
    },
  },
  'worker/auth/links.ts': {
    'the token itself is stored': {
      from: 'token_sha256: await digest(secret)',
      to: 'token_sha256: secret',
    },
    'links follow the address of the request': { from: '${origin}${path}', to: '${path}' },
  },
  'worker/auth/require-session.ts': {
    'a demo account can be changed': {
      from: 'if (isDemo === 0) return;',
      to: 'if (isDemo !== 2) return;',
    },
    'a session alone changes the sign-in methods': {
      from: 'if (Date.now() >= provenUntil(session)) {',
      to: 'if (Date.now() < 0 && provenUntil(session)) {',
    },
  },
  'worker/endpoints.ts': {
    'an endpoint of the route table has a weaker guard': {
      from: "post('/api/account/email', verifiedOwner",
      to: "post('/api/account/email', provenOwner",
    },
  },
  'worker/auth/oauth/attempts.ts': {
    'a provider’s code is taken in any browser': {
      from: "if (attempt.browser_sha256 !== answer.browserDigest) throw new SignInRefused('expired');",
      to: '',
    },
  },
  'worker/auth/oauth/link.ts': {
    'a locked account signs in by its provider': {
      from: "if (user.locked_at_ms !== null) throw new SignInRefused('failed');",
      to: '',
    },
    'a provider that does not hand out an address connects its account': {
      from: 'if (isConfirmed && !isAuthoritative)',
      to: 'if (isConfirmed && isAuthoritative === undefined)',
    },
  },
  'worker/routes/proofs.ts': {
    'a passkey of anybody proves who is logged in': {
      from: "if (passkey.user_id !== session.user_id) throw new InvalidPasskey(401, 'of another account');",
      to: '',
    },
  },
  'worker/auth/oauth/finish.ts': {
    'any identity at a provider proves who is logged in': {
      from: "if (user?.id !== session.user_id) throw new SignInRefused('taken');",
      to: '',
    },
  },
  'worker/auth/proofs.ts': {
    'a mailed code proves who is logged in although there is a password': {
      from: "user.password_hash !== '' ||\n",
      to: '',
    },
    'the password alone is a proof': {
      from: "if (code === undefined) throw wrongCode('Enter the code from your authenticator app.');",
      to: 'if (code === undefined) return undefined;',
    },
  },
  'worker/auth/proof-codes.ts': {
    'a mailed code can be guessed without end': {
      from: "await countOrRefuse(db, await pseudonym('proof', sid), MAILED_CODE_POLICY, 'Too many attempts.');",
      to: '',
    },
    'a mailed code works in every session': {
      from: 'return digest(`onego proof\\n${sid}\\n${code}`);',
      to: 'return digest(`onego proof\\n${sid.length}\\n${code}`);',
    },
  },
  'worker/auth/passkeys/verify-login.ts': {
    'a passkey that was added before a reset opens the account': {
      from: 'if (passkey.is_held === 1) {',
      to: 'if (passkey.is_held === 2) {',
    },
    'a passkey that the site does not know stays in the password manager': {
      from: "code: 'unknown_passkey'",
      to: "code: 'invalid_passkey'",
    },
  },
  'worker/routes/recovery.ts': {
    'a request for a reset kills the link before it': {
      from: 'await db.batch([insertToken(token), mail.statement]);',
      to: `await db.run({
    parts: ["DELETE FROM one_time_tokens WHERE purpose = 'reset_password' AND user_id = ", ''],
    values: [token.user_id],
  });
  await db.batch([insertToken(token), mail.statement]);`,
    },
    'a second factor cannot be undone by its mail': {
      from: "['undo_email', 'undo_second_factor']",
      to: "['undo_email']",
    },
    'a reset leaves codes blocked': {
      from: ', await codeCounter(userId)]',
      to: ', String(codeCounter.length + userId.length)]',
    },
  },
  'worker/mail/outbox.ts': {
    'a link whose mail is refused stays': {
      from: 'await db.batch([deleteOutgoing(id), ...token]);',
      to: 'await db.batch([deleteOutgoing(id), ...token.slice(1)]);',
    },
    'mails are sent without a limit': {
      from: '(row.is_counted === 1 ||',
      to: '(row.is_counted < 2 ||',
    },
    'a mail that could not be sent is forgotten': {
      from: 'if (isSent || env.MAIL === undefined)',
      to: 'if (isSent || env.MAIL !== null)',
    },
    'a mail is stored in plain text': {
      from: 'secret === undefined ? text : await wrap(',
      to: 'secret !== undefined ? text : await wrap(',
      and: [
        { from: 'is_wrapped: secret === undefined ? 0 : 1,', to: 'is_wrapped: 0,' },
        { from: "{ kind: 'mails', id }, secret)", to: "{ kind: 'mails', id }, '')" },
      ],
    },
  },
  'worker/auth/require-link-owner.ts': {
    'the link of a registration works for anybody': {
      from: "if (password === undefined || user.password_hash === '') throw passwordRequired(link);",
      to: 'if (password === undefined) return { sid: null };',
    },
    'the browser that asked for a change of address confirms it without a session': {
      from: "link.purpose === 'verify' &&",
      to: "link.purpose !== 'reset_password' &&",
    },
  },
  'worker/auth/oauth/google.ts': {
    'Google vouches for any address': {
      from: '(claims.hd !== undefined || isGmail(email))',
      to: '(claims.hd !== undefined || isGmail(email) || true)',
    },
  },
  'worker/routes/sessions.ts': {
    'a token does not say that its account is a demo': {
      from: 'demo: session.is_demo === 1,',
      to: 'demo: false,',
    },
  },
  'worker/auth/browser-name.ts': {
    'a header can stall the Worker': {
      from: "[/ Safari\\//, 'Safari']",
      to: "[/\\bVersion\\/[\\d.]+.* Safari\\//, 'Safari']",
    },
  },
  'worker/contract/common-passwords.ts': {
    'a common password with substitutions is fine': {
      from: 'LETTERS.get(character) ?? character',
      to: 'character',
    },
  },
  'worker/contract/password-rules.ts': {
    'sequences and repetitions make a password longer': {
      from: "  if (isWeak(shortenPatterns(folded))) return 'pattern';\n",
      to: '',
    },
  },
  'worker/auth/breached-passwords.ts': {
    'a breach service is told the whole digest': {
      from: '${digest.slice(0, PREFIX_CHARS)}',
      to: '${digest}',
    },
    'a breach service that hangs keeps everybody from a password': {
      from: '      signal: AbortSignal.timeout(TIMEOUT_MS),\n',
      to: '',
    },
  },
};
