import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';

/** Reads from staff. */
export class StaffClient extends SubgraphClient {}
