import { LANGUAGE_HEADER, type Language } from '@hilltop/contracts/house/languages';
import { eventually } from '@hilltop/platform/testing/eventually';
import type { TestServer } from '@hilltop/platform/testing/servers/test-server';
import { startTestNats } from '@hilltop/platform/testing/test-nats';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { ResponseCache } from '../src/cache/response-cache.js';
import { TagVersions } from '../src/cache/tag-versions.js';
import { FakeStaff } from './support/fake-staff.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { liveSite } from './support/live-site.js';
import { rawRequest } from './support/raw-request.js';
import { fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

/** The price says in which language it was asked for. */
const PRICES: Readonly<Record<Language, string>> = { en: '1.00', es: '2.00' };
const mug = { id: 'p1', name: 'Mug', description: 'A mug.', inStock: true, taxCode: 'goods' };
const staff = new FakeStaff();
let nats: TestServer;
let catalog: FakeSubgraph;
let gateway: TestGateway;

beforeAll(async () => {
  nats = await startTestNats();
  catalog = fakeSubgraph('catalog', {
    products: (_, { language }) => [{ ...mug, price: PRICES[language as Language] ?? 'unknown' }],
  });
  await Promise.all([staff.subgraph.start(), catalog.start()]);
  const others = { staff: [staff.subgraph.url], catalog: [catalog.url] };
  gateway = await startGateway({ others, nats: nats.url, site: liveSite() });
  await eventually(() => expect(cache().isOpen).toBe(true));
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all([catalog.kill(), staff.subgraph.kill()]);
  await nats.close();
});

const cache = (): ResponseCache => gateway.app.get(ResponseCache, { strict: false });
const forget = (): void => gateway.app.get(TagVersions, { strict: false }).invalidateAll();

/** How a language is asked for, in each way in. */
const headersOf = (language: Language) => (language === 'en' ? {} : { [LANGUAGE_HEADER]: language });
const query = JSON.stringify({ query: '{ products { price } }' });
const json = { 'content-type': 'application/json' };
const textOf = async (answer: ReturnType<typeof rawRequest>): Promise<string> => (await answer).body.toString();
const ways: Readonly<Record<string, (language: Language) => Promise<string>>> = {
  graphql: (language) =>
    textOf(rawRequest(gateway.url, '/graphql', { ...json, ...headersOf(language) }, 'POST', query)),
  rest: (language) => textOf(rawRequest(gateway.url, '/api/products', headersOf(language))),
  page: (language) => textOf(rawRequest(gateway.url, language === 'en' ? '/store' : '/es/store')),
};

/** Asks in both languages at once. @returns how many answers were in the other language */
async function mixedAmong(times: number, ask: (language: Language) => Promise<string>): Promise<number> {
  const languages = Array.from({ length: times }, (_, turn): Language => (turn % 2 === 0 ? 'en' : 'es'));
  const answers = await Promise.all(languages.map(async (language) => [language, await ask(language)] as const));
  return answers.filter(([language, text]) => !text.includes(PRICES[language])).length;
}

it.each(Object.entries(ways))('%s answers in the language that it is asked in, from every cache', async (_, ask) => {
  for (let round = 0; round < 5; round += 1) {
    forget();
    expect(await mixedAmong(20, ask)).toBe(0);
    expect(await mixedAmong(20, ask)).toBe(0);
  }
});

/** The control: the keys as they were, without the language. */
it.each(Object.entries(ways))('%s would mix languages if the key had none', async (_, ask) => {
  forget();
  const get = cache().get.bind(cache());
  const without = (key: string) => key.replace(/"(?:en|es)",|^(?:en|es) /, '');
  jest.spyOn(cache(), 'get').mockImplementation(({ key, policy }, load) => get({ key: without(key), policy }, load));
  expect(await mixedAmong(20, ask)).toBeGreaterThan(0);
  forget();
});

it('lets caches outside tell the languages apart, but not of pages, whose addresses do', async () => {
  const { headers } = await rawRequest(gateway.url, '/api/products');
  expect(headers.vary).toBe(`accept-encoding, ${LANGUAGE_HEADER}`);
  expect((await rawRequest(gateway.url, '/store')).headers.vary).toBe('accept-encoding');
});

it.each(['fr', 'ES', 'es,en', ''])('is English for %j', async (given) => {
  const answer = await rawRequest(gateway.url, '/api/products', { [LANGUAGE_HEADER]: given });
  expect(answer.body.toString()).toContain(PRICES.en);
});

it('is English for a language that the house does not have', async () => {
  const english = await startGateway({ others: { catalog: [catalog.url] }, languages: ['en'] });
  const answer = await rawRequest(english.url, '/api/products', { [LANGUAGE_HEADER]: 'es' });
  await english.stop();
  expect(answer.body.toString()).toContain(PRICES.en);
});
