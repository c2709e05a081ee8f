import { unreadableReasons } from '../../content/workspace/config/connection.ts';
import { maskConnectionString } from './mask.ts';
import { remarksOnConnection } from './remarks.ts';
import { parseConnectionString, type Remark } from './uri.ts';

export interface ConnectionCheck {
  /** A driver rejects the string for these, or does something other than the string says. */
  readonly problems: readonly Remark[];
  /** Valid, but could be safer. */
  readonly hints: readonly Remark[];
  /** The string without its password, safe to display. */
  readonly masked: string;
  /** With ports; empty while the string cannot be parsed. */
  readonly hosts: readonly string[];
  readonly database: string | undefined;
}

/** Longer input is assumed to be pasted by mistake. */
const LENGTH_MAX_CHARS = 4096;

/**
 * Checks a MongoDB connection string. The result never contains any part of the password, even for
 * malformed input. Source: MongoDB specifications, Connection String and URI Options.
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
