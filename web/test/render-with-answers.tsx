import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { from, map, of, throwError } from 'rxjs';
import { possibleTypes } from '../generated/possible-types.js';

/** Data that is sent once a promise is kept. */
export interface HeldAnswer {
  readonly until: Promise<unknown>;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Data for an operation, by name. An operation without any fails like a lost request. */
export type Answers = Readonly<Record<string, Readonly<Record<string, unknown>> | HeldAnswer>>;

function isHeld(answer: object): answer is HeldAnswer {
  return 'until' in answer;
}

export interface SentOperation {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Renders page content with a GraphQL client that answers instead of the gateway. @param address path and query of
 * the page @returns the operations sent, oldest first; the array grows
 */
export function renderWithAnswers(
  element: ReactElement,
  answers: Answers = {},
  address = '/',
): readonly SentOperation[] {
  const sent: SentOperation[] = [];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    sent.push({ name: operationName, variables });
    const data = answers[operationName];
    if (data === undefined) return throwError(() => new TypeError('Failed to fetch'));
    return isHeld(data) ? from(data.until).pipe(map(() => ({ data: data.data }))) : of({ data });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
    </ApolloProvider>,
  );
  return sent;
}
