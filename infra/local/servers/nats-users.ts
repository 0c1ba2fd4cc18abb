import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Who may do what on NATS: the same here, in compose and in a cluster. */
export const accountsFile = resolve(import.meta.dirname, '../../k8s/base/nats/accounts.conf');

export function natsUsers(): string[] {
  return [...readFileSync(accountsFile, 'utf8').matchAll(/user: ([\w-]+)/g)].map(([, user = '']) => user);
}

/** NATS reads a password with a leading digit or dash as a number. */
export const natsPassword = (secret: string): string => `n${secret}`;
