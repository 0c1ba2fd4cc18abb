import type { GraphQLDataSource } from '@apollo/gateway';
import type { Identity } from '@hilltop/platform/identity/identity';

/** A subgraph's answer as the federation executor takes it. */
export type GraphQLResponse = Awaited<ReturnType<GraphQLDataSource['process']>>;

/** On whose behalf a subgraph is called. */
export interface OnBehalf {
  readonly correlationId: string;
  /** Who asks. Subgraphs hear it in a signed header and decide for themselves. */
  readonly identity: Identity;
  /** A keyed hash of the address that asks, for limits. */
  readonly caller: string;
}

/** What a subgraph has answered already to the only question that the plan of an operation asks it. */
export interface FirstAnswer {
  readonly subgraph: string;
  /** @throws what asking has come to, where no answer came */
  answer(): Promise<GraphQLResponse>;
}

/** What every operation carries, whether it came in as GraphQL or through the REST adapter. */
export interface GatewayContext extends OnBehalf {
  /** There is a session, but the staff desk does not answer whose it is: the identity is a visitor's for now. */
  readonly sessionUnknown?: true;
  /** The plan is to be made, not to be run: no subgraph is called. */
  readonly planOnly?: true;
  /** The subgraph was asked on the short way, and what came back is more than an answer to be passed on. */
  readonly first?: FirstAnswer;
}
