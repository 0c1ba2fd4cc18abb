import type { DocumentNode } from 'graphql';

/** A query for the first render of a page. */
export interface LiveQuery {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** If it fails, the page is rendered without it. */
  readonly isOptional?: boolean;
}
