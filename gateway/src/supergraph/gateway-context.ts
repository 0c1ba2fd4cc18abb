import type { GraphQLDataSource } from '@apollo/gateway';
import type { Language } from '@hilltop/contracts/house/languages';
import type { Identity } from '@hilltop/platform/identity/identity';

export type GraphQLResponse = Awaited<ReturnType<GraphQLDataSource['process']>>;

export interface CallerContext {
  readonly correlationId: string;
  /** Signed for the subgraphs, which check permissions. */
  readonly identity: Identity;
  /** Keyed hash of the client's address. */
  readonly caller: string;
  /** Keyed hash of the /48 network of IPv6. */
  readonly network?: string | undefined;
  /** Of what people read in the answer. */
  readonly language: Language;
  /** For metrics: one of few names. */
  readonly operation?: string;
}

/** Fetched before the executor ran. */
export interface FetchedResponse {
  readonly subgraph: string;
  /** @throws the error of the call to the subgraph */
  read(): GraphQLResponse;
}

/** The context of operations of `/graphql` and the REST adapter. */
export interface GatewayContext extends CallerContext {
  /** There is a session cookie, but the staff service is unavailable, so the identity is a visitor's. */
  readonly sessionUnknown?: true;
  /** No subgraph is called. */
  readonly planOnly?: true;
  /** A passthrough response with errors: the executor formats it without calling the subgraph again. */
  readonly fetched?: FetchedResponse;
}
