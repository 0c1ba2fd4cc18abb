import type { DocumentNode } from 'graphql';

export interface LiveQuery {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** If it fails, the page is rendered without it. */
  readonly isOptional?: boolean;
}
