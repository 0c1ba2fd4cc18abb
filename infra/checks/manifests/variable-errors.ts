import { join } from 'node:path';
import { root } from './render.ts';

/** Read by libraries, not by a process's own shape. */
const readElsewhere = /^(OTEL|NODE|APOLLO)_/;

/** What reads the environment of a process: a service declares its variables, the others have a function in `env.ts`. */
async function readerOf(workspace: string): Promise<() => unknown> {
  const exported = async (file: string): Promise<Record<string, unknown>> => import(join(root, file));
  if (workspace.startsWith('services/')) {
    const [service] = Object.values(await exported(`${workspace}/src/service.ts`));
    const { readServiceEnvironment } = await exported('services/shared/platform/src/service/service-environment.ts');
    return () => (readServiceEnvironment as (definition: unknown) => unknown)(service);
  }
  const read = Object.values(await exported(`${workspace}/src/env.ts`)).find((one) => typeof one === 'function');
  if (!read) throw new Error(`${workspace}/src/env.ts has no function that reads the environment`);
  return read as () => unknown;
}

/**
 * What a process would say of these variables: what is missing, what is wrong, and what it does not know, which is mostly a
 * slip in the name of an optional one. To be called in Jest, which resolves what the processes import.
 */
export async function variableErrors(workspace: string, given: Readonly<Record<string, string>>): Promise<string[]> {
  const readEnvironment = await readerOf(workspace);
  const asked = new Set<string>();
  const { env } = process;
  process.env = new Proxy<Record<string, string>>(
    { ...given },
    {
      get: (target, name) => {
        asked.add(String(name));
        return target[String(name)];
      },
    },
  );
  const errors: string[] = [];
  try {
    readEnvironment();
  } catch (error) {
    const { problems } = error as { problems?: readonly string[] };
    errors.push(...(problems ?? [String(error)]));
  } finally {
    process.env = env;
  }
  const unknown = Object.keys(given).filter((name) => !asked.has(name) && !readElsewhere.test(name));
  return [...errors, ...unknown.map((name) => `${name} is known to nobody`)];
}
