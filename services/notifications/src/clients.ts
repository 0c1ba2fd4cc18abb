import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';

export class OrdersClient extends SubgraphClient {}
export class ContactClient extends SubgraphClient {}
export class StaffClient extends SubgraphClient {}
export class BooksClient extends SubgraphClient {}
export class VisitsClient extends SubgraphClient {}
