import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { Secrets } from '../local/launch/secrets.ts';
import { UserError } from '../local/user-error.ts';
import { type PartVariables, partVariables } from './part-variables.ts';
import { type Places, places } from './places.ts';
import { variablesOf } from './settings.ts';

export interface Machine extends PartVariables {
  readonly places: Places;
}

const linesOf = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');

/** Only root reads it. */
export function writePrivately(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, text, { mode: 0o600 });
}

/** Settings and secrets of this machine; secrets that are missing are made. @throws UserError that names every wrong line of the settings */
export function readMachine(): Machine {
  const where = places();
  const file = join(where.etc, 'settings');
  if (!existsSync(file)) throw new UserError(`There is no ${file}: install.sh of the release writes it.`);
  const settings = variablesOf(parseEnv(readFileSync(file, 'utf8')));
  return { places: where, ...partVariables(settings, new Secrets(where.data), where) };
}

/** Writes what each part is given (`EnvironmentFile` of its unit). */
export function writePartFiles({ places: { etc }, ...parts }: Machine): void {
  for (const [part, variables] of Object.entries(parts)) writePrivately(join(etc, 'parts', part), linesOf(variables));
}

export interface Command {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly input?: string;
}

/** Runs a program in this terminal. @throws UserError when it fails, after what it said itself */
export function run(command: string, args: readonly string[], { env, cwd, input }: Command = {}): void {
  const stdio = [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'] as const;
  const { status, error } = spawnSync(command, args, {
    stdio: [...stdio],
    env: { ...process.env, ...env },
    ...(cwd && { cwd }),
    ...(input !== undefined && { input }),
  });
  if (error || status !== 0) {
    throw new UserError(
      `${command} ${args[0] ?? ''} failed${error ? `: ${error.message}` : ` with status ${status}`}.`,
    );
  }
}
