import {
  type Choices,
  readControls,
  readItems,
  readName,
  readValue,
} from '../generator/choices.ts';
import {
  backupSchedules,
  defaultMongoOptions,
  type MongoOptions,
  type MongoUser,
  mongoRoles,
  mongoVersions,
} from './options.ts';

const choiceNames = Object.keys(writeMongoChoices(defaultMongoOptions()));

/** Reads options from a URL. Missing or invalid values fall back to the defaults. */
export function readMongoChoices(choices: Choices): MongoOptions | undefined {
  if (!choiceNames.some((name) => name in choices)) return undefined;
  const defaults = defaultMongoOptions();
  return {
    version: readValue(mongoVersions, choices.version) ?? defaults.version,
    members: choices.members === '1' ? 1 : choices.members === '3' ? 3 : defaults.members,
    storageGiB: readNumber(choices.storage) ?? defaults.storageGiB,
    databaseName: choices.database ?? defaults.databaseName,
    users: readItems(choices.users)?.flatMap(readUser) ?? defaults.users,
    backup: {
      schedule: readValue(backupSchedules, choices.backup) ?? defaults.backup.schedule,
      keep: readNumber(choices.keep) ?? defaults.backup.keep,
    },
  };
}

/** Serializes options for a URL. They contain neither a connection string nor a password. */
export function writeMongoChoices(options: MongoOptions): Choices {
  const { version, members, storageGiB, databaseName, users, backup } = options;
  return {
    version,
    members: String(members),
    storage: String(storageGiB),
    database: databaseName,
    users: users.map(({ name, role }) => writeUser(name, role)).join(' '),
    backup: backup.schedule,
    keep: String(backup.keep),
  };
}

/** The choices shown by `MongoControls`. */
export function readMongoForm(form: FormData): Choices {
  const roles = form.getAll('roles');
  const users = form.getAll('users').map((name, index) => writeUser(`${name}`, `${roles[index]}`));
  return { ...readControls(form, choiceNames), users: users.join(' ') };
}

function writeUser(name: string, role: string): string {
  return `${encodeURIComponent(name)}:${role}`;
}

function readUser(item: string): MongoUser[] {
  const [name = '', role] = item.split(':');
  const known = readValue(mongoRoles, role);
  return known ? [{ name: readName(name), role: known }] : [];
}

function readNumber(text: string | undefined): number | undefined {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
