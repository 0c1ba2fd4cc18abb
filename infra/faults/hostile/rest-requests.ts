import fc from 'fast-check';
import { hostileText, hostileValue, mostly } from './hostile-values.ts';
import type { HostileRequest } from './reply.ts';

/** What is needed here of an OpenAPI document. */
export type OpenApi = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>;
};

/** A documented call, with a valid body. */
export type Route = { method: string; path: string; example: unknown };

export function routesOf({ paths }: OpenApi): Route[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => /^(get|post|put|delete|patch|head)$/.test(method))
      .map(([method, { requestBody }]) => {
        const example = requestBody?.content['application/json']?.example;
        return { method: method.toUpperCase(), path, example };
      }),
  );
}

function bodyLike(example: unknown): fc.Arbitrary<unknown> {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) {
    return hostileValue;
  }
  // Each field valid, odd or missing, plus some unknown ones.
  const fields = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, mostly(fc.constant(value), 75)]),
  );
  const like = fc.record(fields, { requiredKeys: [] });
  const more = fc.dictionary(hostileText, hostileValue, { maxKeys: 2 });
  return fc.oneof(
    { weight: 4, arbitrary: like },
    { weight: 2, arbitrary: fc.tuple(like, more).map(([a, b]) => ({ ...b, ...a })) },
    { weight: 1, arbitrary: hostileValue },
  );
}

const brokenJson = fc.constantFrom(
  '',
  '{',
  '{"a":1,}',
  '[1,2',
  '\0',
  'null',
  '"text"',
  '{"__proto__":{"role":"staff"}}',
  '{"constructor":{"prototype":{"role":"staff"}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'9'.repeat(5000)}}`,
  `{${Array.from({ length: 3000 }, (_, at) => `"k${at}":0`).join()}}`,
  `{"firstName":"${'a'.repeat(150_000)}"}`,
  '\ufeff{}',
);
const brokenUtf8 = fc.constantFrom(
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0xc3, 0x28]),
  Buffer.alloc(1000),
);
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  '',
  'application/graphql',
  'a/b/c;;;=',
);

const rawPath = fc.constantFrom(
  '%00',
  '%',
  '%zz',
  '%ff',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e',
  'a'.repeat(2000),
  "'",
  '%27%20OR%201=1',
  '*',
  '%0d%0aX:y',
  '//',
  ';',
  '%F0%9F%8F%B0',
);
const pathParameter = fc.oneof(
  rawPath,
  fc.uuid(),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 3000)),
);
const query = fc.constantFrom(
  '',
  '',
  '?',
  '?a=1',
  '?w=%00',
  '?w=1e9',
  '?w[]=1',
  `?${'a=1&'.repeat(500)}`,
  '?%ff=%fe',
  '?first=-1',
);
const headerText = fc.constantFrom('k-1', 'a'.repeat(300), ' ', '"', '%00', 'é'.repeat(10), '{}', '../..');

/** A documented call with one or more faults. @param more headers of each request */
export function restRequest(routes: readonly Route[], more: Record<string, string> = {}): fc.Arbitrary<HostileRequest> {
  return fc.constantFrom(...routes).chain(({ method, path, example }) => {
    const json = bodyLike(example).map((value) => JSON.stringify(value) ?? '');
    const body =
      method === 'GET' || method === 'HEAD'
        ? fc.constant(undefined)
        : fc.oneof(
            { weight: 6, arbitrary: json },
            { weight: 1, arbitrary: brokenJson },
            { weight: 1, arbitrary: brokenUtf8 },
          );
    const type = fc.oneof({ weight: 6, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: types });
    return fc
      .record({
        body,
        type,
        query,
        parameter: pathParameter,
        key: fc.option(headerText),
        session: fc.option(headerText),
      })
      .map(({ body: sent, type: contentType, query: asked, parameter, key, session }) => ({
        method,
        path: `${path.replace(/\{[^}]+\}/g, () => parameter)}${asked}`,
        body: sent,
        headers: {
          ...more,
          ...(sent !== undefined && contentType !== '' && { 'content-type': contentType }),
          ...(key !== null && { 'idempotency-key': Buffer.from(key).toString('latin1') }),
          ...(session !== null && { 'x-cart-session': Buffer.from(session).toString('latin1') }),
        },
      }));
  });
}
