import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';

/** Reads from contact. */
export class ContactClient extends SubgraphClient {}
