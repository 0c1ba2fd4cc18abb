/**
 * `node infra/one-process/main.ts`: services and the gateway in one Node process, from one environment (infra/docs/operations.md).
 * `PARTS` says which; all without it. `main.ts migrate` and `main.ts seed` run a command of each service, or of those named
 * after it, one after the other.
 */
import { join, resolve } from 'node:path';
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

/** @returns the exit code of the first command that fails, else 0 */
async function runCommands(environments: PartEnvironments, command: string, names: readonly string[]): Promise<number> {
  const { runCommand } = await load('services/shared/platform/dist/service/run-service.js');
  for (const [name, environment] of environments) {
    if (name === 'gateway' || (names.length > 0 && !names.includes(name))) continue;
    const definition = await definitionOf(name);
    const isKnown = command === 'migrate' || command in (definition.commands ?? {});
    const code = isKnown ? Number(await runCommand?.(definition, [command], environment)) : 0;
    if (code !== 0) return code;
  }
  return 0;
}

async function main(source: Source, [command = 'serve', ...names]: readonly string[]): Promise<void> {
  const environments = partEnvironments(source);
  if (command === 'serve') return await serve(environments, source.LOG_LEVEL?.trim() || 'info');
  process.exit(await runCommands(environments, command, names));
}

// Of the process, so read by libraries: no part reads it.
process.env.NODE_ENV ??= 'production';
process.env.APOLLO_TELEMETRY_DISABLED = '1';
main(process.env, process.argv.slice(2)).catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exit(1);
});
