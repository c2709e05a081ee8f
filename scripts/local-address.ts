import { claimFolder } from './claim-folder.ts';
import { loadLocalSettings } from './load-settings.ts';
import { choosePort } from './processes.ts';

interface LocalAddress {
  readonly port: number;
  readonly origin: string;
}

/**
 * Loads the settings of a site on this machine, and claims the current folder and a port for it.
 * @throws {FolderTakenError} if another process has the folder.
 */
export async function claimLocalAddress(defaultPort: number): Promise<LocalAddress> {
  loadLocalSettings();
  const claim = await claimFolder();
  const port = await choosePort(Number(process.env.PORT) || defaultPort);
  const origin = `http://localhost:${port}`;
  claim.announce(origin);
  return { port, origin };
}
