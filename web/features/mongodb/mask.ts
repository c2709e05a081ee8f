import { readName } from '../generator/choices.ts';

const HIDDEN = '••••••';
const SCHEME = /^[a-z][a-z\d+.-]{0,40}:\/\//i;
/** A host’s port, or colons inside the brackets of an IPv6 address. */
const PORTS = /\[[^\]]*\]|:\d{1,5}(?=[,/?]|$)/g;
const SECRET_OPTION = /password|token|secret|authmechanismproperties/i;

/**
 * Masks the password of a connection string for display. If the string cannot be parsed, it hides
 * more than necessary: everything up to the last @, which may be part of the password.
 */
export function maskConnectionString(text: string, isReadable: boolean): string {
  const scheme = SCHEME.exec(text)?.[0];
  if (scheme === undefined) return text === '' ? '' : HIDDEN;
  const rest = text.slice(scheme.length);
  const authority = isReadable ? (rest.split('/', 1)[0] ?? '') : rest;
  const atSign = authority.lastIndexOf('@');
  if (atSign !== -1) {
    return `${scheme}${maskUser(rest.slice(0, atSign))}@${maskOptions(rest.slice(atSign + 1))}`;
  }
  const hosts = rest.split(/[/?]/, 1)[0] ?? '';
  // A colon without a port after it: possibly a user and password whose host is missing.
  const colon = hosts.replaceAll(PORTS, (port) => ' '.repeat(port.length)).indexOf(':');
  if (colon !== -1) return `${scheme}${rest.slice(0, colon)}:${HIDDEN}`;
  return scheme + maskOptions(rest);
}

function maskUser(userInfo: string): string {
  const colon = userInfo.indexOf(':');
  if (colon !== -1) return `${userInfo.slice(0, colon)}:${HIDDEN}`;
  // A user name that contains an @ or a slash may be part of a password.
  return /[@/?]/.test(userInfo) ? HIDDEN : userInfo;
}

function maskOptions(rest: string): string {
  const question = rest.indexOf('?');
  if (question === -1) return rest;
  const options = rest.slice(question + 1).split(/([&;])/);
  if (options.some((part) => part.length > 1 && !part.includes('='))) {
    return `${rest.slice(0, question)}?${HIDDEN}`;
  }
  const masked = options.map((part) => {
    const [key = ''] = part.split('=', 1);
    return SECRET_OPTION.test(readName(key)) ? `${key}=${HIDDEN}` : part;
  });
  return `${rest.slice(0, question)}?${masked.join('')}`;
}
