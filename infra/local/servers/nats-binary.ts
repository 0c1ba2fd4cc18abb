import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { messageOf, UserError } from '../user-error.ts';
import { fetchNatsFromApt, hasApt } from './nats-from-apt.ts';
import { fetchNatsRelease, hasNatsRelease } from './nats-from-release.ts';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The `nats-server` on PATH; else the one fetched earlier into `toolsDirectory`; else it is fetched there, as a package where
 * there is apt, as an official release elsewhere. Throws `UserError` where neither can be had.
 */
export async function findNatsServer(toolsDirectory: string, say: (line: string) => void): Promise<string> {
  const home = join(toolsDirectory, 'nats-server');
  const fetched = join(home, 'nats-server');
  const places = [...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nats-server')), fetched];
  const found = places.find(isProgram);
  if (found) {
    return found;
  }
  mkdirSync(home, { recursive: true });
  const ways = [
    { name: 'apt', applies: hasApt(), fetch: fetchNatsFromApt },
    { name: 'the official release', applies: hasNatsRelease(), fetch: fetchNatsRelease },
  ].filter(({ applies }) => applies);
  const refusals: string[] = [];
  for (const way of ways) {
    say(`fetching nats-server from ${way.name}`);
    try {
      await way.fetch(home, fetched);
      return fetched;
    } catch (error) {
      refusals.push(`${way.name}: ${messageOf(error)}`);
    }
  }
  throw new UserError(
    `There is no nats-server (${refusals.join('; ') || 'none is made for this machine'}): install it (https://nats.io/download) or name a running one in NATS_URL.`,
  );
}
