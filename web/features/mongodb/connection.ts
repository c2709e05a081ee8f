import { unreadableReasons } from '../../content/workspace/config/connection.ts';
import { maskConnectionString } from './mask.ts';
import type { Remark } from './remark.ts';
import { remarksOnConnection } from './remarks.ts';
import { parseConnectionString } from './uri.ts';

export interface ConnectionCheck {
  /** Because of these a driver refuses the string, or does something else than it says. */
  readonly problems: readonly Remark[];
  /** It works so, and could be safer. */
  readonly hints: readonly Remark[];
  /** The string without its password, fit to be shown. */
  readonly masked: string;
  /** With ports; empty as long as the string cannot be read. */
  readonly hosts: readonly string[];
  readonly database: string | undefined;
}

/** Longer ones are something else that was pasted by mistake. */
const LENGTH_MAX_CHARS = 4096;

/**
 * Checks a MongoDB connection string. Nothing of the password is in the result, whatever is wrong
 * with the string. Source: MongoDB specifications, Connection String and URI Options.
 */
export function checkConnectionString(text: string): ConnectionCheck {
  const trimmed = text.trim();
  if (trimmed.length > LENGTH_MAX_CHARS) {
    return unreadable({ rule: 'too-long', message: unreadableReasons['too-long'] }, '');
  }
  const parsed = parseConnectionString(trimmed);
  const masked = maskConnectionString(trimmed, parsed.isReadable);
  if (!parsed.isReadable) return unreadable(parsed.problem, masked);
  const { hosts, database } = parsed.connection;
  return {
    ...remarksOnConnection(parsed.connection),
    masked,
    hosts: hosts.map(({ name, port }) => (port === undefined ? name : `${name}:${port}`)),
    database,
  };
}

function unreadable(problem: Remark, masked: string): ConnectionCheck {
  return { problems: [problem], hints: [], masked, hosts: [], database: undefined };
}
