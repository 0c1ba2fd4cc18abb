import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseOn, type OpenDatabases, openDatabases } from '../../audit/src/open-databases.ts';
import { buildPrograms } from '../build-programs.ts';
import { Client } from '../load/client.ts';
import { openWorld, type World } from '../world/world.ts';

export const root = resolve(import.meta.dirname, '../../..');

/** A whole Hilltop of a test file's own, with its databases. */
export interface OwnWorld {
  readonly world: World;
  readonly ask: OpenDatabases['ask'];
  /** Signs somebody of the desk in, who comes from `address`; gives their cookie. */
  staffCookie(address: string): Promise<string>;
  close(): Promise<void>;
}

/** Builds and opens it, in a folder of its own. Call in `beforeAll`; close in `afterAll`. */
export async function openOwnWorld(): Promise<OwnWorld> {
  await buildPrograms(root);
  const data = mkdtempSync(join(tmpdir(), 'hilltop-world-'));
  const world = await openWorld({ root, data });
  const databases = openDatabases((owner) => databaseOn(world.adminUrl, owner));
  return {
    world,
    ask: databases.ask,
    staffCookie: async (address) => {
      const call = { method: 'POST', path: '/api/staff/sign-in', json: world.staff } as const;
      return (await new Client(world.site, address).ask(call)).cookie ?? '';
    },
    close: async () => {
      await databases.close();
      await world.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
