import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Trouble } from './conditions.js';

/** A phone on the hillside: latency in ms, throughput in bytes per second (1.6 Mbit/s down). */
const hillside = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 93_750 };

async function slowDownPage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', hillside);
}

/** Slows down every page of the context, also later ones. Service workers have a network of their own. */
export async function slowDown(context: BrowserContext): Promise<void> {
  context.on('page', (page) => void slowDownPage(page).catch(() => undefined));
  await Promise.all(context.pages().map(slowDownPage));
}

function operationOf(route: Route): string {
  const request = route.request();
  if (!request.url().endsWith('/graphql')) return new URL(request.url()).pathname;
  const body = request.postDataJSON() as { operationName?: string; query?: string } | null;
  return body?.operationName ?? /(?:query|mutation) (\w+)/.exec(body?.query ?? '')?.[1] ?? 'GraphQL';
}

function isShownChange(route: Route): boolean {
  const body = route.request().postDataJSON() as { query?: string } | null;
  return /\bmutation \w/.test(body?.query ?? '');
}

/** Whether a control shows that it waits while the request is held. */
async function showsWait(route: Route): Promise<boolean> {
  const busy = route.request().frame().page().locator('[aria-busy="true"]').first();
  return await busy.waitFor().then(
    () => true,
    () => false,
  );
}

/** A context's requests to the API, one of which is lost, loses its answer, or is sent twice. */
export class Network {
  /** Operation names in the order sent. */
  readonly sent: string[] = [];
  /** The mutation that was hit, if the page did not show that it was waiting. */
  readonly unshown: string[] = [];

  static async of(context: BrowserContext, trouble: Trouble): Promise<Network> {
    const network = new Network(trouble);
    if (trouble.isSlow) await slowDown(context);
    for (const address of ['**/graphql', '**/api/staff/**'])
      await context.route(address, (route) => network.carry(route));
    return network;
  }

  private constructor(private readonly trouble: Trouble) {}

  /** The operation that was hit; undefined if the journey sent fewer requests. */
  get hit(): string | undefined {
    return this.trouble.at === 0 ? 'all' : this.sent[this.trouble.at - 1];
  }

  private async carry(route: Route): Promise<void> {
    this.sent.push(operationOf(route));
    if (this.sent.length !== this.trouble.at) return route.fallback();
    if (isShownChange(route) && !(await showsWait(route))) this.unshown.push(operationOf(route));
    if (this.trouble.condition === 'lost request') return route.abort('connectionfailed');
    if (this.trouble.condition === 'lost answer') {
      await route.fetch();
      return route.abort('connectionreset');
    }
    // Like a broken connection after which the browser or a proxy sends it again: two at the same time.
    const [answer] = await Promise.all([route.fetch(), route.fetch()]);
    return route.fulfill({ response: answer });
  }
}
