import type { ServicePart } from '../parts.ts';
import { freePorts } from '../ports/free-port.ts';
import type { Settings } from './settings.ts';

/** One process of a service, before it runs. */
export type Replica = { name: string; port: number };

/** Which replicas each service has and the port of each, chosen before anything starts. */
export async function chooseReplicas(
  services: readonly ServicePart[],
  settings: Settings,
): Promise<Map<string, Replica[]>> {
  const counts = services.map(({ name }) => settings.replicasOf(name));
  const ports = await freePorts(counts.reduce((sum, count) => sum + count, 0));
  const replicas = new Map<string, Replica[]>();
  services.forEach(({ name }, index) => {
    const own = ports.splice(0, counts[index]);
    replicas.set(
      name,
      own.map((port, at) => ({ name: own.length > 1 ? `${name}-${at + 1}` : name, port })),
    );
  });
  return replicas;
}

/** The base addresses of replicas, with commas between them. */
export function addressList(replicas: readonly Replica[] = []): string {
  return replicas.map(({ port }) => `http://127.0.0.1:${port}`).join();
}
