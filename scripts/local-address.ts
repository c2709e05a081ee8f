import { claimFolder, FolderTakenError } from './claim-folder.ts';
import { loadLocalSettings } from './load-settings.ts';
import { choosePort } from './processes.ts';

interface LocalAddress {
  readonly port: number;
  readonly origin: string;
}

/**
 * Loads the settings of a site on this machine, and claims the current folder and a port for it. Ends
 * the process with one sentence if another one has the folder.
 */
export async function claimLocalAddress(defaultPort: number): Promise<LocalAddress> {
  loadLocalSettings();
  try {
    const claim = await claimFolder();
    const port = await choosePort(Number(process.env.PORT) || defaultPort);
    const origin = `http://localhost:${port}`;
    claim.announce(origin);
    return { port, origin };
  } catch (error) {
    if (!(error instanceof FolderTakenError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
