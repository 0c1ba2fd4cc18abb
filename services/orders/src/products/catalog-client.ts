import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';

/** Reads from catalog, as the service `orders`. */
export class CatalogClient extends SubgraphClient {}
