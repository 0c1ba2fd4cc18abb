import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';

/** Reads from orders. */
export class OrdersClient extends SubgraphClient {}
