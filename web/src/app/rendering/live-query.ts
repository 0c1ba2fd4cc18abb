import type { DocumentNode } from 'graphql';

/** A query of the first render of a page. */
export interface LiveQuery {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The page is rendered without it where it does not answer. */
  readonly isOptional?: boolean;
}
