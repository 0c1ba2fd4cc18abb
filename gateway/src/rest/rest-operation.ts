import { type DocumentNode, getOperationAST, print, type TypedQueryDocumentNode } from 'graphql';

/** An operation whose plan is made at start, whatever it brings. */
export interface WarmOperation {
  readonly name: string;
  readonly text: string;
  readonly document: DocumentNode;
}

/** A committed operation, ready to be run: its text is made once, as plans are kept by text. */
export interface RestOperation<Data, Variables> {
  readonly name: string;
  readonly text: string;
  readonly document: TypedQueryDocumentNode<Data, Variables>;
}

/** @throws when the document does not hold exactly one operation with a name */
export function restOperation<Data, Variables>(
  document: TypedQueryDocumentNode<Data, Variables>,
): RestOperation<Data, Variables> {
  const name = getOperationAST(document)?.name?.value;
  if (name === undefined) throw new Error('A REST operation is one operation, and has a name');
  return { name, text: print(document), document };
}
