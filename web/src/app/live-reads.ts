import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, getOperationAST, print } from 'graphql';
import { bookingRead } from '../features/booking/booking-reads.js';
import { StoreProductsDocument, ToursPageDocument } from '../generated/operations.js';
import { paths } from './paths.js';

type Variables = Readonly<Record<string, unknown>>;

/** What a page asks the gateway as it is first drawn. */
type Asked = { readonly document: DocumentNode; readonly variables: Variables };

/** The same, as it is sent. */
export type LiveRead = { readonly query: string; readonly operationName: string; readonly variables: Variables };

/** What a page asks next, given what it was answered so far; undefined when it has all that it shows. */
type NextRead = (answers: readonly unknown[], today: string) => Asked | undefined;

const once =
  (document: DocumentNode): NextRead =>
  (answers) =>
    answers.length === 0 ? { document, variables: {} } : undefined;

const nextReads: Readonly<Record<string, NextRead>> = {
  [paths.tours]: once(ToursPageDocument),
  [paths.store]: once(StoreProductsDocument),
  [paths.bookTour]: bookingRead,
};

/**
 * What is to be asked next so that the page of a path can be drawn; undefined when all is there.
 * @param today the day at the venue, YYYY-MM-DD
 */
export const nextLiveRead = (path: string, today: string, answers: readonly unknown[]): Asked | undefined =>
  nextReads[path]?.(answers, today);

/** What the answers were given to, in their order. */
export const askedFor = (path: string, today: string, answers: readonly unknown[]): readonly Asked[] =>
  answers.flatMap((_, index) => nextLiveRead(path, today, answers.slice(0, index)) ?? []);

// Asked for with what the cache of the browser wants to know.
const cache = new InMemoryCache();
const texts = new WeakMap<DocumentNode, Pick<LiveRead, 'query' | 'operationName'>>();

/** An operation as it is sent. */
export const textOf = (document: DocumentNode): Pick<LiveRead, 'query' | 'operationName'> => {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const operationName = getOperationAST(document)?.name?.value ?? '';
  const text = { query: print(cache.transformDocument(document)), operationName };
  texts.set(document, text);
  return text;
};
