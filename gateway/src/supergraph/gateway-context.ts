import type { GraphQLDataSource } from '@apollo/gateway';
import type { Identity } from '@hilltop/platform/identity/identity';

export type GraphQLResponse = Awaited<ReturnType<GraphQLDataSource['process']>>;

export interface CallerContext {
  readonly correlationId: string;
  /** Sent to subgraphs in a signed header; they check permissions. */
  readonly identity: Identity;
  /** Keyed hash of the client's address. */
  readonly caller: string;
  /** The same of its /48 network, for an IPv6 address. */
  readonly network?: string | undefined;
  /** What the operation is called in metrics: one of few names. */
  readonly operation?: string;
}

/** A subgraph's response that was fetched before the executor ran. */
export interface FetchedResponse {
  readonly subgraph: string;
  /** @throws the error of the call to the subgraph */
  read(): GraphQLResponse;
}

/** The context of every operation, from `/graphql` and from the REST adapter. */
export interface GatewayContext extends CallerContext {
  /** There is a session cookie, but the staff service is unavailable, so the identity is a visitor's. */
  readonly sessionUnknown?: true;
  /** The operation is only planned: no subgraph is called. */
  readonly planOnly?: true;
  /** A passthrough response with errors: the executor formats it without calling the subgraph again. */
  readonly fetched?: FetchedResponse;
}
