import { type Instance, startInstance } from '../local/launch/instance.ts';
import { databaseOn, openDatabases } from '../reconciliation/src/open-databases.ts';
import type { Ask, Owner } from '../reconciliation/src/reconciliation-context.ts';
import { gatewayManifest } from './gateway-memory.ts';

/** The default of `MOCK_PURCHASES_PER_CALLER`. */
export const purchasesPerCaller = 50;

/** A whole Hilltop on this machine, with access to its databases. Attacks reach nothing else. */
export interface AttackTarget {
  readonly instance: Instance;
  readonly ask: Readonly<Record<Owner, Ask>>;
  close(): Promise<void>;
}

export interface Verdict {
  readonly attack: string;
  readonly held: boolean;
  /** What was sent and what happened, in figures. */
  readonly evidence: string;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** The gateway has its manifest's heap, and trusts one proxy, so that a script can come from any address. */
export async function startTarget(root: string): Promise<AttackTarget> {
  const settings = {
    TRUSTED_PROXIES: '1',
    NODE_OPTIONS: gatewayManifest().nodeOptions,
    MOCK_PURCHASES_PER_CALLER: String(purchasesPerCaller),
  };
  const instance = await startInstance({ root, settings });
  const databases = openDatabases((owner) => databaseOn(instance.part('postgres').url ?? '', owner));
  return {
    instance,
    ask: databases.ask,
    close: async () => {
      await databases.close();
      await instance.close();
    },
  };
}

export async function postFrom(
  address: string,
  { instance }: AttackTarget,
  path: string,
  body: object,
): Promise<Reply> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const response = await fetch(`${instance.site}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}
