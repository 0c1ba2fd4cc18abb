import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';

/**
 * Holds, books and releases the tours of carts and orders, as the service `orders`. Every call names its line, and repeating
 * one changes nothing, so it may go to another replica.
 */
export class BookingsClient extends SubgraphClient {}
