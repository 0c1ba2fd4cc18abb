import type { Identity } from '@hilltop/platform/identity/identity';

/** On whose behalf a subgraph is called. */
export interface OnBehalf {
  readonly correlationId: string;
  /** Who asks. Subgraphs hear it in a signed header and decide for themselves. */
  readonly identity: Identity;
  /** A keyed hash of the address that asks, for limits. */
  readonly caller: string;
}

/** What every operation carries, whether it came in as GraphQL or through the REST adapter. */
export interface GatewayContext extends OnBehalf {
  /** There is a session, but the staff desk does not answer whose it is: the identity is a visitor's for now. */
  readonly sessionUnknown?: true;
  /** The plan is to be made, not to be run: no subgraph is called. */
  readonly planOnly?: true;
}
