import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';

export class CatalogClient extends SubgraphClient {}
