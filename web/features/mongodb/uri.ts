import {
  type UnreadableRule,
  unreadableReasons,
} from '../../content/workspace/config/connection.ts';
import { uriOptions } from './uri-options.ts';

/** A problem or a hint about a connection string. */
export interface Remark {
  /** Unique for each kind of remark. */
  readonly rule: string;
  readonly message: string;
}

export interface Connection {
  readonly isSrv: boolean;
  readonly username: string | undefined;
  readonly hasPassword: boolean;
  readonly hosts: readonly Host[];
  readonly database: string | undefined;
  readonly options: readonly ConnectionOption[];
  /** Whether the slash between hosts and options is present or not required. */
  readonly hasSlash: boolean;
}

export interface Host {
  readonly name: string;
  readonly port: number | undefined;
}

export interface ConnectionOption {
  /** As written. */
  readonly key: string;
  readonly value: string;
}

export type ParsedConnection =
  | { readonly isReadable: true; readonly connection: Connection }
  | { readonly isReadable: false; readonly problem: Remark };

/** Characters that RFC 3986 §3.2.1 allows in a user name or password, except the colon. */
const USER_INFO = /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*$/i;
/** Letters of any script: drivers pass internationalized names on as they are. */
const HOST_NAME = /^[\p{L}\p{M}\p{N}_.-]{1,255}$/u;
/** A socket’s path, which may have spaces. */
const SOCKET = /[^,@/\t\r\n]*\.sock(?=[,/?]|$)/g;
const IP_LITERAL = /^\[([\da-f:.]{2,45}(?:%25[\w.~-]+)?)\](.*)$/i;
const FORBIDDEN_IN_DATABASE = /[/\\ "$]/;

class UnreadableConnection extends Error {
  readonly rule: string;

  constructor(rule: string, message: string) {
    super(message);
    this.rule = rule;
  }
}

/** Parses a connection string; error messages never quote what could be a password. */
export function parseConnectionString(text: string): ParsedConnection {
  try {
    return { isReadable: true, connection: parse(text) };
  } catch (error) {
    if (!(error instanceof UnreadableConnection)) throw error;
    return { isReadable: false, problem: { rule: error.rule, message: error.message } };
  }
}

function parse(text: string): Connection {
  const [, srv, rest] = /^mongodb(\+srv)?:\/\/([\s\S]*)$/.exec(text) ?? [];
  if (rest === undefined) fail('scheme');
  if (/\s/.test(rest.replaceAll(SOCKET, ''))) fail('white-space');
  if (/<[^>@]*>/.test(rest)) {
    fail('placeholder');
  }
  const slash = rest.indexOf('/');
  const authority = slash === -1 ? rest : rest.slice(0, slash);
  refuseStrayAtSigns(authority, rest.slice(authority.length));

  const atSign = authority.lastIndexOf('@');
  const { username, hasPassword } = parseUser(
    atSign === -1 ? undefined : authority.slice(0, atSign),
  );
  const afterUser = authority.slice(atSign + 1);
  const question = afterUser.indexOf('?');
  const hostList = question === -1 ? afterUser : afterUser.slice(0, question);
  const tail =
    question === -1 ? rest.slice(authority.length + 1) : rest.slice(atSign + 1 + question);
  const [database = '', ...options] = tail.split('?');
  return {
    isSrv: srv !== undefined,
    username,
    hasPassword,
    hosts: parseHosts(hostList),
    database: parseDatabase(database),
    options: parseOptions(options.join('?')),
    hasSlash: question === -1,
  };
}

/**
 * An @ after the hosts usually belongs to a password with an unescaped slash, so the text before it
 * must not be shown as a host. Only a known option may contain one, such as Azure’s appName.
 */
function refuseStrayAtSigns(authority: string, tail: string): void {
  const [path = '', ...options] = tail.split('?');
  const strayPairs = options
    .join('?')
    .split(/[&;]/)
    .filter(
      (pair) => pair.includes('@') && !uriOptions.has(pair.split('=', 1)[0]?.toLowerCase() ?? ''),
    );
  const isStray = path.includes('@') || strayPairs.length > 0;
  if (!isStray && (authority.includes('@') || !tail.includes('@'))) return;
  fail('unescaped-slash');
}

function parseUser(userInfo: string | undefined) {
  if (userInfo === undefined) return { username: undefined, hasPassword: false };
  const [name = '', password, ...more] = userInfo.split(':');
  if (name === '') fail('empty-user');
  if (more.length > 0 || ![name, password ?? ''].every((part) => USER_INFO.test(part))) {
    fail('unescaped-credentials');
  }
  return { username: decode(name, 'user name'), hasPassword: password !== undefined };
}

function parseHosts(list: string): Host[] {
  if (list === '') fail('missing-host');
  return list.split(',').map((identifier) => {
    if (identifier === '') fail('empty-host');
    const [, literal, afterLiteral = ''] = IP_LITERAL.exec(identifier) ?? [];
    const colon = identifier.indexOf(':');
    const name =
      literal !== undefined
        ? `[${literal}]`
        : decode(colon === -1 ? identifier : identifier.slice(0, colon), 'host');
    const port = literal !== undefined ? afterLiteral : colon === -1 ? '' : identifier.slice(colon);
    const isSocket = name.endsWith('.sock');
    if (literal === undefined && !isSocket && !HOST_NAME.test(name)) {
      fail('host-name');
    }
    return { name, port: port === '' ? undefined : parsePort(port) };
  });
}

function parsePort(text: string): number {
  const port = /^:\d{1,5}$/.test(text) ? Number(text.slice(1)) : 0;
  if (port < 1 || port > 65_535) fail('port');
  return port;
}

function parseDatabase(text: string): string | undefined {
  if (text === '') return undefined;
  const name = decode(text, 'database');
  if (FORBIDDEN_IN_DATABASE.test(name)) {
    fail('database-name');
  }
  return name;
}

function parseOptions(text: string): ConnectionOption[] {
  if (text === '') return [];
  // The semicolon is a legacy separator that most drivers still accept.
  return text.split(/[&;]/).map((pair) => {
    const equals = pair.indexOf('=');
    if (equals < 1) fail('option-without-value');
    return {
      key: decode(pair.slice(0, equals), 'name of an option'),
      value: decode(pair.slice(equals + 1), 'value of an option'),
    };
  });
}

function decode(text: string, what: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    fail('percent-encoding', `The ${what} ${unreadableReasons['percent-encoding']}`);
  }
}

function fail(rule: UnreadableRule, message: string = unreadableReasons[rule]): never {
  throw new UnreadableConnection(rule, message);
}
