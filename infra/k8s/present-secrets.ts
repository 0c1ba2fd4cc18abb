import { randomBytes } from 'node:crypto';
import { natsPassword } from '../local/servers/nats-users.ts';
import type { SecretSource, Secrets } from './secrets.ts';

interface SecretList {
  readonly items: readonly { readonly metadata: { readonly name: string }; readonly data?: Record<string, string> }[];
}

/** Secrets by name and key, from `kubectl get secrets -o json`. */
export function readPresentSecrets(json: string): Secrets {
  const { items } = JSON.parse(json) as SecretList;
  const decode = (value: string): string => Buffer.from(value, 'base64').toString();
  return Object.fromEntries(
    items.map(({ metadata, data = {} }) => [
      metadata.name,
      Object.fromEntries(Object.entries(data).map(([key, value]) => [key, decode(value)])),
    ]),
  );
}

/**
 * The values that a cluster already has, by source. It writes the secrets with marks as values: where a mark is the
 * whole value, the cluster's value in that place is the source's.
 */
export function presentSources(write: (source: SecretSource) => Secrets, present: Secrets): Map<string, string> {
  const marks = new Map<string, string>();
  function mark(name: string): string {
    const value = marks.get(name) ?? randomBytes(32).toString('base64url');
    marks.set(name, value);
    return value;
  }
  const marked = write({ random: mark, given: mark });
  const found = new Map<string, string>();
  for (const [secret, values] of Object.entries(marked)) {
    for (const [key, value] of Object.entries(values)) {
      const known = present[secret]?.[key];
      if (known === undefined) continue;
      for (const [name, marker] of marks) {
        if (value === marker) found.set(name, known);
        else if (value === natsPassword(marker)) found.set(name, known.slice(natsPassword('').length));
      }
    }
  }
  return found;
}

/** The wanted secrets that a cluster lacks or has with other values; each with the keys that differ. */
export function changedSecrets(wanted: Secrets, present: Secrets): Secrets {
  const changed = Object.entries(wanted).map(([secret, values]) => {
    const differing = Object.entries(values).filter(([key, value]) => present[secret]?.[key] !== value);
    return [secret, Object.fromEntries(differing)] as const;
  });
  return Object.fromEntries(changed.filter(([, values]) => Object.keys(values).length > 0));
}
