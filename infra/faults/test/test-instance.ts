import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildPrograms } from '../../local/build/build-programs.ts';
import { databaseOn, type OpenDatabases, openDatabases } from '../../reconciliation/src/open-databases.ts';
import { type ProxiedInstance, startProxiedInstance } from '../instance/proxied-instance.ts';
import { Client } from '../load/client.ts';

export const root = resolve(import.meta.dirname, '../../..');

/** A whole Hilltop of a test file's own, with its databases. */
export interface TestInstance {
  readonly instance: ProxiedInstance;
  readonly ask: OpenDatabases['ask'];
  /** Signs a staff member in, who comes from `address`. Returns the cookie. */
  staffCookie(address: string): Promise<string>;
  close(): Promise<void>;
}

/** Builds and opens it, in a folder of its own. Call in `beforeAll`; close in `afterAll`. */
export async function openTestInstance(): Promise<TestInstance> {
  await buildPrograms(root);
  const data = mkdtempSync(join(tmpdir(), 'hilltop-world-'));
  const instance = await startProxiedInstance({ root, data });
  const databases = openDatabases((owner) => databaseOn(instance.adminUrl, owner));
  return {
    instance,
    ask: databases.ask,
    staffCookie: async (address) => {
      const call = { method: 'POST', path: '/api/staff/sign-in', json: instance.staff } as const;
      return (await new Client(instance.site, address).ask(call)).cookie ?? '';
    },
    close: async () => {
      await databases.close();
      await instance.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
