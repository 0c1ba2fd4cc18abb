import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Read by libraries, not by a process's own shape. */
const readElsewhere = /^(OTEL|NODE|APOLLO)_/;

/**
 * What a process would say of these variables, by its own `env.ts`: what is missing, what is wrong, and besides what it does
 * not know, which is mostly a slip of the pen in an optional one. To be called in Jest, which resolves what env.ts imports.
 */
export async function variableFaults(workspace: string, given: Readonly<Record<string, string>>): Promise<string[]> {
  const module: Record<string, unknown> = await import(join(root, workspace, 'src/env.ts'));
  const read = Object.values(module).find((one) => typeof one === 'function');
  if (!read) throw new Error(`${workspace}/src/env.ts has no function that reads the environment`);
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
  const faults: string[] = [];
  try {
    read();
  } catch (error) {
    faults.push(...((error as { faults?: readonly string[] }).faults ?? [String(error)]));
  } finally {
    process.env = env;
  }
  const unknown = Object.keys(given).filter((name) => !asked.has(name) && !readElsewhere.test(name));
  return [...faults, ...unknown.map((name) => `${name} is known to nobody`)];
}
