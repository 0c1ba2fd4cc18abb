import type { Lookup } from '@hilltop/platform/graphql/replica-addresses';
import type { Environment } from '../env.js';
import type { Capacity } from './subgraph/subgraph-client.js';
import type { SubgraphName } from './subgraph/subgraph-errors.js';

/** Where one subgraph of the supergraph lives and how the gateway makes itself known there. */
export interface SubgraphSettings extends SubgraphName {
  readonly urls: readonly string[];
  readonly secret: string;
  /** For one that can take less, or more, than is usual. */
  readonly capacity?: Capacity;
  /** How names become addresses; the system's way unless told. */
  readonly lookup?: Lookup;
}

/** What visitors call each subgraph of the supergraph, as in "The store is not answering right now." */
export const subgraphTitles = {
  bookings: 'booking desk',
  catalog: 'store',
  contact: 'message desk',
  media: 'picture library',
  notifications: 'mail room',
  orders: 'cart',
  staff: 'staff desk',
} as const;

export type KnownSubgraph = keyof typeof subgraphTitles;

/** Every subgraph that the supergraph names; a new service adds its title above. */
export function subgraphSettings(environment: Environment): SubgraphSettings[] {
  return (Object.keys(subgraphTitles) as KnownSubgraph[]).map((name) => {
    const prefix = name.toUpperCase() as Uppercase<KnownSubgraph>;
    return {
      name,
      title: subgraphTitles[name],
      urls: environment[`${prefix}_URLS`],
      secret: environment[`${prefix}_SECRET`],
    };
  });
}
