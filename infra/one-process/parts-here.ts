import { UserError } from '../local/user-error.ts';

/** Which parts are in this process, and where the others are. */
export interface PartsHere {
  /** The gateway last. */
  readonly here: readonly string[];
  /** Addresses of the replicas of a service that is elsewhere. */
  readonly elsewhere: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads `PARTS`, a list with commas: `bookings` is here, `bookings=http://10.0.0.2:4101` is a replica elsewhere. Without a part
 * that is here, all that are not elsewhere are.
 * @param known the names of all parts, the gateway last
 * @throws UserError that names the entry
 */
export function readParts(text: string, known: readonly string[]): PartsHere {
  const here = new Set<string>();
  const elsewhere = new Map<string, string[]>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [, name = '', address] = /^([^=]*)=?(.*)$/.exec(entry) ?? [];
    if (entry === '') continue;
    if (!known.includes(name)) {
      throw new UserError(`PARTS names "${name}": there are ${known.join(', ')}.`);
    }
    if (address && (!URL.canParse(address) || name === 'gateway')) {
      throw new UserError(`PARTS says that ${name} is at "${address}": it must be a service and the URL of a replica.`);
    }
    if (address) elsewhere.set(name, [...(elsewhere.get(name) ?? []), address]);
    else here.add(name);
  }
  const [both] = [...here].filter((name) => elsewhere.has(name));
  if (both) {
    throw new UserError(`PARTS says that ${both} is here and elsewhere: it is one of them.`);
  }
  return { here: known.filter((name) => (here.size > 0 ? here.has(name) : !elsewhere.has(name))), elsewhere };
}
