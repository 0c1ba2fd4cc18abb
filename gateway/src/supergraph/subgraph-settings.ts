import type { Environment } from '../env.js';
import type { Capacity } from './subgraph/subgraph-client.js';
import type { SubgraphName } from './subgraph/subgraph-errors.js';

/** Where one subgraph of the supergraph lives and how the gateway makes itself known there. */
export interface SubgraphSettings extends SubgraphName {
  readonly urls: readonly string[];
  readonly secret: string;
  /** For one that can take less, or more, than is usual. */
  readonly capacity?: Capacity;
}

/** Every subgraph that the supergraph names; a new service adds its line here. */
export function subgraphSettings(environment: Environment): SubgraphSettings[] {
  return [
    {
      name: 'bookings',
      title: 'booking desk',
      urls: environment.BOOKINGS_URLS,
      secret: environment.BOOKINGS_SECRET,
    },
  ];
}
