import type { DocumentNode } from 'graphql';

/** A query of the first render of a page. */
export interface LiveQuery {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}
