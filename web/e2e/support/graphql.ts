import type { Page, Request, Route } from '@playwright/test';

const isOperation = (request: Request, name: string): boolean =>
  (request.postDataJSON() as { operationName?: string } | null)?.operationName === name;

/** Puts a hand on one GraphQL operation of the page; the others go on as they are. */
export const onOperation = async (page: Page, name: string, handle: (route: Route) => Promise<void>): Promise<void> => {
  await page.route('**/graphql', async (route) => {
    if (isOperation(route.request(), name)) await handle(route);
    else await route.fallback();
  });
};

export type SentBooking = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
};

/** Writes down what the page sends of an operation. */
export const sentVariables = <Variables>(page: Page, name: string): readonly Variables[] => {
  const sent: Variables[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || !isOperation(request, name)) return;
    sent.push((request.postDataJSON() as { variables: Variables }).variables);
  });
  return sent;
};

/** Writes down the headers that the page sends with an operation. */
export const sentHeaders = (page: Page, name: string): readonly Readonly<Record<string, string>>[] => {
  const sent: Readonly<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && isOperation(request, name)) sent.push(request.headers());
  });
  return sent;
};
