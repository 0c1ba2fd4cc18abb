import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { beforeEach, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useMissingParts } from './missing-parts.js';
import { useAdminQuery } from './use-admin-query.js';

const document: TypedDocumentNode<
  { booking: { id: string; date: string; mail: string | null } | null },
  { id: string }
> = gql('query One($id: ID!) { booking(id: $id) { id date mail } }');

let answers: (ApolloLink.Result | Error)[];

const server = new ApolloLink(
  () =>
    new Observable((observer) => {
      const answer = answers.shift() ?? new Error('There is no answer left');
      if (answer instanceof Error) return observer.error(answer);
      observer.next(answer);
      observer.complete();
    }),
);

function booked(date: string, mail: string | null = 'sent') {
  return { booking: { __typename: 'B', id: '1', date, mail } };
}

function away(path: string[]) {
  return [{ message: 'The e-mail service is not responding right now.', path }];
}

function open() {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  return renderHook(({ id }) => ({ query: useAdminQuery(document, { id }), missing: useMissingParts() }), {
    wrapper,
    initialProps: { id: '1' },
  });
}

beforeEach(() => {
  answers = [{ data: booked('Wednesday') }];
});

it('shows an answer without a part of it, says what is missing, and asks for it again', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.query.data?.booking?.date).toBe('Wednesday'));
  answers = [{ data: booked('Friday', null), errors: away(['booking', 'mail']) }, { data: booked('Friday') }];
  await act(() => result.current.query.reload());
  expect(result.current.query).toMatchObject({ data: booked('Friday', null), hasFailed: false });
  expect(result.current.missing.map(({ why }) => why)).toEqual(['The e-mail service is not responding right now.']);
  await act(async () => result.current.missing[0]?.reload());
  expect(result.current.missing).toEqual([]);
});

it.each([
  ['does not come', new TypeError('Failed to fetch')],
  ['has nothing', { data: { booking: null }, errors: away(['booking']) }],
])('goes on with what it knew when an answer %s, and says so', async (_, answer) => {
  const { result, unmount } = open();
  await waitFor(() => expect(result.current.query.data?.booking?.date).toBe('Wednesday'));
  answers = [answer];
  await act(() => result.current.query.reload());
  expect(result.current.query).toMatchObject({ data: booked('Wednesday'), hasFailed: false });
  expect(result.current.missing.map(({ why }) => why)).toEqual([
    'The server did not answer. The page shows what was known before.',
  ]);
  unmount();
});

it('shows nothing of what was asked before in place of a failed answer', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.query.data?.booking?.date).toBe('Wednesday'));
  answers = [new TypeError('Failed to fetch')];
  rerender({ id: '2' });
  await waitFor(() => expect(result.current.query.hasFailed).toBe(true));
  expect([result.current.query.data, result.current.missing]).toEqual([undefined, []]);
});
