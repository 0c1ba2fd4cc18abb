import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';

/** Orders knows which groups there are, and which files they have. */
export class OrdersClient extends SubgraphClient {}
