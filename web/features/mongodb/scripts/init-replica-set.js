// Initiates the replica set and creates its users, or updates the users to match replica-set.json:
// users created by an earlier run that are no longer in the file are dropped. Others are left alone.
// Run by mongosh in the network of the first member; see README.md.
const { readFileSync } = require('node:fs');

const WAIT_MS = 500;
const WAITS_MAX = 240;
/** Marks the users that this script may drop. */
const MARK = { managedBy: 'init-replica-set.js' };

const secrets = process.env.SECRETS_DIR ?? '/run/secrets';
const scripts = process.env.SCRIPTS_DIR ?? '/opt/mongodb';
const ca = process.env.CA_FILE ?? '/run/secrets/ca.pem';
const tls = `tls=true&tlsCAFile=${encodeURIComponent(ca)}`;
const { name, hosts, users } = JSON.parse(readFileSync(`${scripts}/replica-set.json`, 'utf8'));

function readPassword(file) {
  const password = readFileSync(`${secrets}/${file}`, 'utf8').trim();
  if (password === '') throw new Error(`The secret ${file} is empty. Run create-secrets.sh.`);
  return password;
}

const rootPassword = readPassword('root-password');
const local = connect(`mongodb://127.0.0.1:27017/admin?directConnection=true&${tls}`);

if (local.hello().setName === undefined) {
  // The first host wins elections while it is healthy, so that these steps find it as primary.
  const members = hosts.map((host, index) => ({ _id: index, host, priority: index === 0 ? 2 : 1 }));
  local.adminCommand({ replSetInitiate: { _id: name, members } });
  print(`Initiated the replica set ${name}.`);
}

let waits = 0;
while (local.hello().primary === undefined) {
  if (waits === WAITS_MAX) throw new Error('No member became primary. See the logs.');
  waits += 1;
  sleep(WAIT_MS);
}

const login = `root:${encodeURIComponent(rootPassword)}`;
const address = `mongodb://${login}@${hosts.join(',')}/admin?replicaSet=${name}&${tls}`;
let admin;
try {
  admin = connect(address);
} catch (error) {
  if (!/authentication failed/i.test(error.message)) throw error;
  // While there are no users, MongoDB lets a connection from localhost create the first one.
  local.createUser({ user: 'root', pwd: rootPassword, roles: ['root'] });
  print('Created the user root.');
  admin = connect(address);
}

// What mongorestore --oplogReplay needs beyond the role root.
// Source: MongoDB manual, mongorestore, required access.
if (admin.getRole('replayOplog') === null) {
  const privileges = [{ resource: { anyResource: true }, actions: ['anyAction'] }];
  admin.createRole({ role: 'replayOplog', privileges, roles: [] });
}
admin.grantRolesToUser('root', ['replayOplog']);

for (const { user, passwordFile, roles } of users) {
  const present = admin.getUser(user);
  const customData = { ...present?.customData, ...MARK };
  const account = { pwd: readPassword(passwordFile), roles, customData };
  if (present === null) admin.createUser({ user, ...account });
  else admin.updateUser(user, account);
  print(`The user ${user} is up to date.`);
}

const listed = ['root', ...users.map(({ user }) => user)];
for (const { user, customData } of admin.getUsers().users) {
  if (listed.includes(user)) continue;
  if (customData?.managedBy === MARK.managedBy) {
    admin.dropUser(user);
    print(`The user ${user} was dropped: it is no longer in replica-set.json.`);
  } else {
    print(`The user ${user} was kept: it was not created by this script.`);
  }
}
