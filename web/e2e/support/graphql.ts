import type { APIRequestContext, Page, Request, Route } from '@playwright/test';
import { deferred } from './deferred.js';

/** Sends one operation to the public graph as the context's user. Throws on GraphQL errors. */
export async function requestGraphql<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await request.post('/graphql', { data: { query, variables } });
  const body = (await response.json()) as { data?: Data; errors?: unknown };
  if (!body.data || body.errors !== undefined) throw new Error(JSON.stringify(body));
  return body.data;
}

function isOperation(request: Request, name: string): boolean {
  return (request.postDataJSON() as { operationName?: string } | null)?.operationName === name;
}

/** Intercepts one operation of the page. */
export async function onOperation(page: Page, name: string, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (isOperation(route.request(), name)) await handle(route);
    else await route.fallback();
  });
}

/** Holds all requests of one operation until the returned function is called. */
export async function holdOperation(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = deferred();
  const withoutTimeouts = () => {
    AbortSignal.timeout = () => new AbortController().signal;
  };
  await page.addInitScript(withoutTimeouts);
  await page.evaluate(withoutTimeouts);
  await onOperation(page, name, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

export interface SentBooking {
  readonly input: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
}

/** Records the variables of an operation sent by the page. */
export function sentVariables<Variables>(page: Page, name: string): readonly Variables[] {
  const sent: Variables[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || !isOperation(request, name)) return;
    sent.push((request.postDataJSON() as { variables: Variables }).variables);
  });
  return sent;
}

/** Records the headers of an operation sent by the page. */
export function sentHeaders(page: Page, name: string): readonly Readonly<Record<string, string>>[] {
  const sent: Readonly<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && isOperation(request, name)) sent.push(request.headers());
  });
  return sent;
}
