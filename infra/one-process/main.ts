/**
 * `node infra/one-process/main.ts`: services and the gateway in one Node process, from one environment (infra/docs/operations.md).
 * `PARTS` says which; all without it. `main.ts migrate` and `main.ts seed` run that command of each service, or of those named
 * after it; `main.ts staff accounts add …` runs one of one service.
 */
import { join, resolve } from 'node:path';
import { ensureDatabase } from '../local/servers/postgres-databases.ts';
import { messageOf } from '../local/user-error.ts';
import { type PartEnvironments, partEnvironments, type Source } from './part-environments.ts';

const root = resolve(import.meta.dirname, '../..');
const processName = 'hilltop';

/** Opaque here: only the platform, which this folder does not import, knows what a service is. */
type Definition = { readonly name: string; readonly commands?: Readonly<Record<string, unknown>> };
type Part = { readonly name: string };

async function load(file: string): Promise<Record<string, (...given: unknown[]) => unknown>> {
  return await import(join(root, file));
}

async function definitionOf(name: string): Promise<Definition> {
  const [definition] = Object.values(await load(`services/${name}/dist/service.js`));
  return definition as unknown as Definition;
}

/** Each fault of an environment names its part. One start shows those of all. */
async function readPartsOf(environments: PartEnvironments): Promise<Part[]> {
  const { servicePart } = await load('services/shared/platform/dist/service/serve.js');
  const faults: string[] = [];
  const parts: Part[] = [];
  for (const [name, environment] of environments) {
    try {
      const part =
        name === 'gateway'
          ? (await load('gateway/dist/gateway-part.js')).gatewayPart?.(environment)
          : servicePart?.(await definitionOf(name), environment);
      parts.push(part as Part);
    } catch (error) {
      faults.push(`${name}: ${messageOf(error)}`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return parts;
}

async function serve(environments: PartEnvironments, level: string): Promise<void> {
  const { createLogger } = await load('services/shared/platform/dist/logging/logger.js');
  const logger = createLogger?.({ service: processName, level });
  const { ownProcess } = await load('services/shared/platform/dist/lifecycle/own-process.js');
  await ownProcess?.(await readPartsOf(environments), { name: processName, logger });
}

/** Creates a database that is missing, with its role, on the server that `DATABASE_URL` names. */
async function ensureOn(server: string | undefined, { DATABASE_URL = '' }: Source): Promise<void> {
  const { username, password } = new URL(DATABASE_URL);
  if (server && new URL(server).host === new URL(DATABASE_URL).host) await ensureDatabase(server, username, password);
}

/** @returns the exit code of the first service whose command fails, else 0 */
async function runOfAll(environments: PartEnvironments, command: string, server: string | undefined): Promise<number> {
  const { runCommand } = await load('services/shared/platform/dist/service/run-service.js');
  for (const [name, environment] of environments) {
    if (name === 'gateway') continue;
    const definition = await definitionOf(name);
    if (command === 'migrate') await ensureOn(server, environment);
    else if (!(command in (definition.commands ?? {}))) continue;
    const code = await runCommand?.(definition, [command], environment);
    if (code !== 0) return Number(code);
  }
  return 0;
}

async function main(source: Source, [first = 'serve', ...words]: readonly string[]): Promise<void> {
  const environments = partEnvironments(source);
  if (first === 'serve') return await serve(environments, source.LOG_LEVEL?.trim() || 'info');
  const own = first === 'gateway' ? undefined : environments.get(first);
  if (own) {
    const { runCommand } = await load('services/shared/platform/dist/service/run-service.js');
    process.exit(Number(await runCommand?.(await definitionOf(first), words, own)));
  }
  const chosen = [...environments].filter(([name]) => words.length === 0 || words.includes(name));
  process.exit(await runOfAll(new Map(chosen), first, source.DATABASE_URL?.trim()));
}

// Of the process, so read by libraries: no part reads it.
process.env.NODE_ENV ??= 'production';
process.env.APOLLO_TELEMETRY_DISABLED = '1';
main(process.env, process.argv.slice(2)).catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exit(1);
});
