import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { discardHydrationData, hydrationDataElement } from './hydration-data.js';
import { useRevalidate } from './use-revalidate.js';

const query = gql`
  query Price {
    price
  }
`;

function Price() {
  useRevalidate(query);
  const { data, error } = useQuery<{ price: string }>(query);
  return <p>{error ? 'failed' : data?.price}</p>;
}

/** A page rendered with a price of 1, before a gateway that answers `answer`. */
function renderPrice(answer: () => string) {
  const sent: string[] = [];
  const link = new ApolloLink(({ operationName = '' }) => {
    sent.push(operationName);
    return new Observable((observer) => {
      try {
        observer.next({ data: { price: answer() } });
        observer.complete();
      } catch (error) {
        observer.error(error);
      }
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.writeQuery({ query, data: { price: '1' } });
  render(
    <ApolloProvider client={client}>
      <Price />
    </ApolloProvider>,
  );
  return sent;
}

afterEach(() => document.getElementById('hydration-data')?.remove());

function send(): void {
  document.head.insertAdjacentHTML('beforeend', hydrationDataElement({ today: '', search: '', answers: {} }));
}

it('shows the fresh answer', async () => {
  send();
  const sent = renderPrice(() => '2');
  expect(screen.getByText('1')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('2')).toBeTruthy());
  expect(sent).toEqual(['Price']);
});

it('keeps the rendered answer when the request fails', async () => {
  send();
  const sent = renderPrice(() => {
    throw new Error('away');
  });
  await waitFor(() => expect(sent).toEqual(['Price']));
  // The failure has been handled by now.
  await act(async () => undefined);
  expect(screen.getByText('1')).toBeTruthy();
});

it('sends nothing after hydration', async () => {
  send();
  discardHydrationData();
  expect(renderPrice(() => '2')).toEqual([]);
  expect(screen.getByText('1')).toBeTruthy();
});
