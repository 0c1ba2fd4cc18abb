import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from '@jest/globals';
import { askOnceMore } from './ask-once-more.js';

const query = gql('query Tours { tours { id } }');
const mutation = gql('mutation Send { send }');
const good = { data: { tours: [] } };
const away = { data: null, errors: [{ message: 'Away.', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] };
const refused = { data: null, errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] };

type Answer = ApolloLink.Result | Error;

function clientOf(answers: readonly Answer[]) {
  let asked = 0;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = answers[asked];
        asked += 1;
        if (answer instanceof Error || answer === undefined) return observer.error(answer);
        observer.next(answer);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link: ApolloLink.from([askOnceMore(), server]), cache: new InMemoryCache() });
  return { client, asked: () => asked };
}

it.each<[string, Answer]>([
  ['a service that is away', away],
  ['a broken connection', new TypeError('Failed to fetch')],
  ['a gateway that restarts', new Error('502: Bad Gateway')],
])('asks once more after %s', async (_, first) => {
  const { client, asked } = clientOf([first, good]);
  expect((await client.query({ query })).data).toEqual({ tours: [] });
  expect(asked()).toBe(2);
});

it.each<[string, Answer, number]>([
  ['a service that stays away', away, 2],
  ['a refusal', refused, 1],
  ['a limit', new Error('429: Too many requests'), 1],
  ['an answer that took too long', new DOMException('Too late', 'TimeoutError'), 1],
])('says what happened with %s', async (_, answer, times) => {
  const { client, asked } = clientOf([answer, answer, good]);
  await expect(client.query({ query })).rejects.toThrow();
  expect(asked()).toBe(times);
});

it('never sends a change twice', async () => {
  const { client, asked } = clientOf([new TypeError('Failed to fetch'), good]);
  await expect(client.mutate({ mutation })).rejects.toThrow('Failed to fetch');
  expect(asked()).toBe(1);
});
