import type { SharedConfig } from '../parts.ts';
import { sharedConfig } from './layout.ts';
import { type RunningPart, readRun } from './run-file.ts';
import { Secrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';

/** What a process needs to know to run beside those that a launcher has started. */
export interface Surroundings {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly facts: SharedConfig;
  readonly parts: readonly RunningPart[];
}

/**
 * @param environment what the launcher was started with
 * @param more addresses of further processes by their service, which callers know besides the launcher's
 */
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
