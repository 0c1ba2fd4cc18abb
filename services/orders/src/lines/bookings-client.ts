import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';

/** Tours of carts and orders. Every call names its line and can be repeated, so it may go to another replica. */
export class BookingsClient extends SubgraphClient {}
