import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';

export class OrdersClient extends SubgraphClient {}
export class ContactClient extends SubgraphClient {}
export class StaffClient extends SubgraphClient {}
/** Reads the books from ledger. */
export class BooksClient extends SubgraphClient {}
/** Reads who came from bookings. */
export class VisitsClient extends SubgraphClient {}
