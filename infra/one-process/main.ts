/**
 * `node infra/one-process/main.ts`: services and the gateway in one Node process, from one environment (infra/docs/operations.md).
 * `PARTS` says which; all without it. `main.ts migrate` and `main.ts seed` run that command of each service, or of those named
 * after it; `main.ts staff accounts add …` runs one of one service.
 */
import { join, resolve } from 'node:path';
import { ensureDatabase } from '../local/servers/postgres-databases.ts';
import { messageOf } from '../local/user-error.ts';
import { type PartEnvironments, partEnvironments, type Source } from './part-environments.ts';
import { yieldToRequests } from './yield-to-requests.ts';

const root = resolve(import.meta.dirname, '../..');
const platform = 'services/shared/platform/dist';
const processName = 'hilltop';

/** Opaque here: the platform, which this folder loads and does not import, knows what a service is. */
interface Definition {
  readonly commands?: object;
}

async function load(file: string): Promise<Record<string, (...given: unknown[]) => unknown>> {
  return await import(join(root, file));
}

async function definitionOf(name: string): Promise<Definition> {
  const [definition = {}] = Object.values(await load(`services/${name}/dist/service.js`));
  return definition;
}

/** Each fault of an environment names its part. One start shows those of all. */
async function readPartsOf(environments: PartEnvironments): Promise<unknown[]> {
  const { servicePart } = await load(`${platform}/service/serve.js`);
  const faults: string[] = [];
  const parts: unknown[] = [];
  for (const [name, environment] of environments) {
    try {
      if (name === 'gateway') parts.push((await load('gateway/dist/gateway-part.js')).gatewayPart?.(environment));
      else parts.push(servicePart?.(await definitionOf(name), environment));
    } catch (error) {
      faults.push(`${name}: ${messageOf(error)}`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return parts;
}

async function serve(environments: PartEnvironments, level: string): Promise<void> {
  const { createLogger } = await load(`${platform}/logging/logger.js`);
  const { ownProcess } = await load(`${platform}/lifecycle/own-process.js`);
  const logger = createLogger?.({ service: processName, level });
  await ownProcess?.(await readPartsOf(environments), { name: processName, logger });
  yieldToRequests();
}

/** Creates a database that is missing, with its role, on the server that `DATABASE_URL` names. */
async function ensureOn(server: string, { DATABASE_URL = '' }: Source): Promise<void> {
  const { host, username, password } = new URL(DATABASE_URL);
  if (new URL(server).host === host) await ensureDatabase(server, username, password);
}

/** Runs a command of each service that has it. @returns the exit code of the first that fails, else 0 */
async function runCommands(environments: PartEnvironments, words: readonly string[], server: string): Promise<number> {
  const { runCommand } = await load(`${platform}/service/run-service.js`);
  const [command = ''] = words;
  for (const [name, environment] of environments) {
    if (name === 'gateway') continue;
    const definition = await definitionOf(name);
    if (command === 'migrate' && server !== '') await ensureOn(server, environment);
    if (environments.size > 1 && command !== 'migrate' && !(command in (definition.commands ?? {}))) continue;
    const code = Number(await runCommand?.(definition, words, environment));
    if (code !== 0) return code;
  }
  return 0;
}

async function main(source: Source, [first = 'serve', ...words]: readonly string[]): Promise<void> {
  const all = partEnvironments(source);
  if (first === 'serve') return await serve(all, source.LOG_LEVEL?.trim() || 'info');
  const ofOne = all.has(first);
  const chosen = [...all].filter(([name]) => (ofOne ? name === first : words.length === 0 || words.includes(name)));
  const command = ofOne ? words : [first];
  process.exit(await runCommands(new Map(chosen), command, source.DATABASE_URL?.trim() ?? ''));
}

// Of the process, so read by libraries: no part reads it.
process.env.NODE_ENV ??= 'production';
process.env.APOLLO_TELEMETRY_DISABLED = '1';
main(process.env, process.argv.slice(2)).catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exit(1);
});
