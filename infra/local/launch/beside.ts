import type { SharedConfig } from '../parts.ts';
import { sharedConfig } from './layout.ts';
import { type RunningPart, readRun } from './run-file.ts';
import { Secrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';

/** For a process that runs next to those of a launcher. */
export interface Surroundings {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly facts: SharedConfig;
  readonly parts: readonly RunningPart[];
}

/** @param environment the launcher's @param more addresses of additional processes, by service */
export function surroundings(
  environment: Readonly<Record<string, string | undefined>>,
  more: Readonly<Record<string, readonly string[]>> = {},
): Surroundings {
  const settings = readSettings(environment);
  const secrets = new Secrets(settings.data);
  const parts = readRun(settings.data)?.parts ?? [];
  const addressesOf = (service: string) => [
    ...parts.flatMap(({ name, url }) => (url && (name === service || name.startsWith(`${service}-`)) ? [url] : [])),
    ...(more[service] ?? []),
  ];
  return { settings, secrets, parts, facts: sharedConfig(settings, secrets, { smtp: '', s3: '', addressesOf }) };
}
