import type { GraphQLDataSource } from '@apollo/gateway';
import type { Identity } from '@hilltop/platform/identity/identity';

export type GraphQLResponse = Awaited<ReturnType<GraphQLDataSource['process']>>;

export interface CallerContext {
  readonly correlationId: string;
  /** Sent to subgraphs in a signed header; they decide what it may do. */
  readonly identity: Identity;
  readonly caller: string;
}

/** A subgraph's response that was fetched before the executor ran. */
export interface FetchedResponse {
  readonly subgraph: string;
  /** @throws what the call to the subgraph threw */
  read(): GraphQLResponse;
}

/** What every operation carries, from `/graphql` and from the REST adapter. */
export interface GatewayContext extends CallerContext {
  /** There is a session cookie, but the staff service is unavailable: the identity is a visitor's for now. */
  readonly sessionUnknown?: true;
  /** The operation is planned and not run: no subgraph is called. */
  readonly planOnly?: true;
  /** A passthrough response with errors: the executor formats it and does not call the subgraph again. */
  readonly fetched?: FetchedResponse;
}
