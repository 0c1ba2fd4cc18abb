import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Secrets } from '../local/launch/secrets.ts';
import { UserError } from '../local/user-error.ts';
import { type inContainers, type PartVariables, partVariables } from './part-variables.ts';
import { variablesOf } from './settings.ts';

/** In front of all folders, for a trial in one of them. */
const root = process.env.HILLTOP_ROOT ?? '';

/** Where everything is. */
export const places = {
  /** The release whose code this is. */
  release: resolve(import.meta.dirname, '../..'),
  /** Releases, and the link `current`. */
  opt: `${root}/opt/hilltop`,
  /** `settings`, and in `parts` what each part is given. */
  etc: `${root}/etc/hilltop`,
  /** Secrets, images, streams. */
  data: `${root}/var/lib/hilltop`,
  backups: `${root}/var/backups/hilltop`,
  units: `${root}/etc/systemd/system`,
  caddyfile: `${root}/etc/caddy/Caddyfile`,
  postgres: `${root}/etc/postgresql`,
} as const;

/**
 * What each part is given, by settings and secrets; secrets that are missing are made.
 * @param elsewhere for containers @throws UserError that names every wrong line
 */
export function readMachine(elsewhere?: typeof inContainers): PartVariables {
  const file = join(places.etc, 'settings');
  if (!existsSync(file)) {
    mkdirSync(places.etc, { recursive: true });
    copyFileSync(join(places.release, 'infra/small/settings.env'), file);
  }
  const settings = { ...variablesOf(parseEnv(readFileSync(file, 'utf8')), file), ...elsewhere?.settings };
  return partVariables(settings, new Secrets(places.data), elsewhere?.folders ?? places);
}

/** @param mode 0o600 for what only root reads */
export function writeFile(file: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
}

/** As an `EnvironmentFile` of systemd, or an `env_file` of Compose. */
export function writeParts(parts: PartVariables, mode: number): void {
  for (const [part, variables] of Object.entries(parts)) {
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    writeFile(join(places.etc, 'parts', part), lines.join(''), mode);
  }
}

export interface Given {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  readonly input?: string;
}

/** Runs a program in this terminal. @throws UserError when it fails, after what it said itself */
export function run(command: string, args: readonly string[], { env, ...given }: Given = {}): void {
  const stdin = given.input === undefined ? 'inherit' : 'pipe';
  const { status } = spawnSync(command, args, {
    ...given,
    stdio: [stdin, 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new UserError(`${command} ${args.slice(0, 2).join(' ')} failed (${status}).`);
}

/** Which starts and stops the parts. */
export const systemctl = (...words: readonly string[]): void => run('systemctl', words);
