import { getOperationAST, print, type TypedQueryDocumentNode } from 'graphql';

/** An operation of `rest/operations/`. The text is printed once, because query plans are cached by text. */
export interface CommittedOperation<Data = unknown, Variables = unknown> {
  readonly name: string;
  readonly text: string;
  readonly document: TypedQueryDocumentNode<Data, Variables>;
}

/** @throws unless the document has exactly one named operation */
export function committedOperation<Data, Variables>(
  document: TypedQueryDocumentNode<Data, Variables>,
): CommittedOperation<Data, Variables> {
  const name = getOperationAST(document)?.name?.value;
  if (name === undefined) throw new Error('A committed operation is one operation with a name');
  return { name, text: print(document), document };
}
