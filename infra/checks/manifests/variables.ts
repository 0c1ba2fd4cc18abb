import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { localSecrets, productionSecrets } from '../../k8s/secrets.ts';
import { at, find, type KubernetesObject, listAt, type Overlay, root, type Tree } from './cluster.ts';

/** A service or the gateway. */
export interface HilltopProcess {
  /** As in compose files and manifests. */
  readonly name: string;
  /** e.g. `services/bookings` */
  readonly workspace: string;
  /** The argument of `defineService`; undefined for the gateway. */
  readonly service:
    | { readonly publishes?: boolean; readonly subscribes?: boolean; readonly commands?: object }
    | undefined;
  /** Reads `process.env`. Throws an error with `problems`. */
  readEnvironment(): unknown;
}

interface Heard {
  readonly event: { readonly service: string; readonly subject: string };
  /** Its consumer. */
  readonly durable: string;
}

const load = async (file: string): Promise<Record<string, unknown>> => import(join(root, file));
/** Read by libraries, not by the process itself. */
const readElsewhere = /^(OTEL|NODE|APOLLO)_/;

/** Reads the environment of a workspace without `defineService`, in `src/env.ts`. */
export async function environmentReader(workspace: string): Promise<() => unknown> {
  const read = Object.values(await load(`${workspace}/src/env.ts`)).find((one) => typeof one === 'function');
  if (!read) throw new Error(`${workspace}/src/env.ts has no function that reads the environment`);
  return () => read(process.env);
}

/** What a service hears, by its `src/subscriptions.ts`. For Jest. */
export async function subscriptionsOf(workspace: string): Promise<readonly Heard[]> {
  const { SUBSCRIPTIONS } = await load(`${workspace}/src/subscriptions.ts`);
  return SUBSCRIPTIONS as readonly Heard[];
}

/** All workspaces with a `src/main.ts`. For Jest, which resolves their imports. */
export async function hilltopProcesses(): Promise<HilltopProcess[]> {
  const { readServiceEnvironment } = await load('services/shared/platform/src/service/service-environment.ts');
  const workspaces = [...globSync('services/*', { cwd: root }).sort(), 'gateway'];
  const running = workspaces.filter((workspace) => existsSync(join(root, workspace, 'src/main.ts')));
  return await Promise.all(
    running.map(async (workspace) => {
      const name = basename(workspace);
      if (name === 'gateway')
        return { name, workspace, service: undefined, readEnvironment: await environmentReader(name) };
      const [service] = Object.values(await load(`${workspace}/src/service.ts`)) as HilltopProcess['service'][];
      return {
        name,
        workspace,
        service,
        readEnvironment: () => (readServiceEnvironment as (of: unknown, source: unknown) => void)(service, process.env),
      };
    }),
  );
}

/** The process's complaints about variables: missing, wrong, or unknown, which is usually a typo in an optional one's name. */
export function variableErrors(read: () => unknown, given: Readonly<Record<string, string>>): string[] {
  const asked = new Set<string>();
  const { env } = process;
  const get = (target: Record<string, string>, name: string | symbol) =>
    target[String(asked.add(String(name)) && name)];
  process.env = new Proxy<Record<string, string>>({ ...given }, { get });
  const errors: string[] = [];
  try {
    read();
  } catch (error) {
    errors.push(...((error as { problems?: readonly string[] }).problems ?? [String(error)]));
  } finally {
    process.env = env;
  }
  const unknown = Object.keys(given).filter((name) => !asked.has(name) && !readElsewhere.test(name));
  return [...errors, ...unknown.map((name) => `${name} is known to nobody`)];
}

const random = (name: string): string => `secret-of-${name}-`.padEnd(43, 'x');
/** Every secret of an overlay, with dummy values. */
export function secretsOf(overlay: Overlay): Record<string, Record<string, string>> {
  const given = (name: string) => (name === 'SMTP_URL' ? 'smtps://user:pw@mail.example' : random(name));
  return overlay === 'local' ? localSecrets(random) : productionSecrets({ random, given });
}

/** A container's variables by name, from values, secrets and ConfigMaps; and the missing ones. */
export function variablesOf(objects: readonly KubernetesObject[], overlay: Overlay, container: Tree) {
  const given: Record<string, string> = {};
  const missing: string[] = [];
  const source = (secret: unknown, configMap: unknown): unknown =>
    secret
      ? secretsOf(overlay)[String(at(secret, 'name'))]
      : at(find(objects, 'ConfigMap', String(at(configMap, 'name'))), 'data');
  for (const { secretRef, configMapRef } of listAt(container, 'envFrom')) {
    const all = source(secretRef, configMapRef);
    if (all) Object.assign(given, all);
    else missing.push(JSON.stringify(secretRef ?? configMapRef));
  }
  for (const { name, value, valueFrom } of listAt(container, 'env')) {
    if (at(valueFrom, 'fieldRef')) continue;
    const [secret, configMap] = [at(valueFrom, 'secretKeyRef'), at(valueFrom, 'configMapKeyRef')];
    const found = value ?? at(source(secret, configMap), String(at(secret ?? configMap, 'key')));
    if (typeof found === 'string') given[String(name)] = found;
    else if (!at(secret ?? configMap, 'optional')) missing.push(String(name));
  }
  return { given, missing };
}
