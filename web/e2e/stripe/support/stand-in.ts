import { expect, type Locator, type Page, type Route } from '@playwright/test';

const API = 'https://api.stripe.com';

/** Stripe's own test cards. */
export const cards = { good: '4242424242424242', declined: '4000000000000002', asked: '4000002500003155' } as const;

/** What the site uses of Stripe's script. The card stays in a frame of another origin. */
const script = `window.Stripe = (key) => {
  const framed = (src, place) => {
    const frame = Object.assign(document.createElement('iframe'), { src, title: 'Secure card form' });
    place.append(frame);
    return frame;
  };
  const told = (frame) => new Promise((resolve) => {
    const hear = ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      removeEventListener('message', hear);
      resolve(data);
    };
    addEventListener('message', hear);
  });
  // The bank's frame stays until the payment is answered: a click that removes its own frame can stay without an answer.
  const asked = async (card) => {
    if (card !== '${cards.asked}') return () => {};
    const frame = framed('https://hooks.stripe.com/question', document.body);
    frame.style = 'position:fixed;inset:0;width:100%;height:100%;z-index:2147483647;background:white';
    await told(frame);
    return () => frame.remove();
  };
  return {
    elements(form) {
      let frame;
      const card = async () => {
        const answer = told(frame);
        frame.contentWindow.postMessage('card?', '*');
        return answer;
      };
      const element = { mount: (place) => { frame = framed('https://js.stripe.com/card', place); }, destroy: () => frame.remove() };
      return {
        form, card,
        create: () => element,
        getElement: () => element,
        update: async (changes) => { Object.assign(form, changes); },
        submit: async () => (await card()) === '' ? { error: { type: 'validation_error', message: 'Your card number is incomplete.' } } : {},
      };
    },
    async confirmPayment({ elements, clientSecret }) {
      const [id] = clientSecret.split('_secret_');
      const card = await elements.card();
      const close = await asked(card);
      const { amount, currency, captureMethod, setupFutureUsage } = elements.form;
      const body = new URLSearchParams({
        key, client_secret: clientSecret, card,
        'form[amount]': amount, 'form[currency]': currency,
        'form[capture_method]': captureMethod, 'form[setup_future_usage]': setupFutureUsage ?? '',
      });
      try {
        const response = await fetch('https://api.stripe.com/v1/payment_intents/' + id + '/confirm', { method: 'POST', body });
        const answer = await response.json();
        return response.ok ? { paymentIntent: answer } : answer;
      } catch {
        return { error: { type: 'api_connection_error', message: 'We could not reach Stripe.' } };
      } finally {
        close();
      }
    },
  };
};`;

const html = (body: string): string => `<!doctype html><html lang="en"><title>Card</title><body>${body}</body></html>`;

const cardFrame = html(`<label>Card number <input id="card" inputmode="numeric"></label>
<script>addEventListener('message', ({ source }) => source.postMessage(card.value, '*'));</script>`);

const question = html(`<button onclick="parent.postMessage('done', '*')">Yes, it is me</button>`);

function serve(contentType: string, body: string) {
  return (route: Route) => route.fulfill({ contentType, body });
}

export function stripeUrl(): string {
  const url = process.env.STRIPE_API_URL;
  if (!url) throw new Error('STRIPE_API_URL is not set: it names the Stripe of the tests');
  return url;
}

/** Replaces Stripe's script with a stand-in; the API is the tests' Stripe. */
export async function standInForStripe(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**/stripe.js', serve('text/javascript', script));
  await page.route('https://js.stripe.com/card', serve('text/html', cardFrame));
  await page.route('https://hooks.stripe.com/question', serve('text/html', question));
  await page.route(`${API}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(API, stripeUrl()) });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
}

/** The next payment is authorized, but the page loses the answer. */
export async function loseOneConfirmation(page: Page): Promise<void> {
  const lose = async (route: Route): Promise<void> => {
    await route.fetch({ url: route.request().url().replace(API, stripeUrl()) });
    await route.abort();
  };
  await page.route(`${API}/**`, lose, { times: 1 });
}

/** Types a card into Stripe's form. */
export async function fillCard(page: Page, card: keyof typeof cards): Promise<void> {
  await page.frameLocator('iframe[src^="https://js.stripe.com/"]').getByLabel('Card number').fill(cards[card]);
}

/** The challenge of the buyer's bank, which covers the page. */
export function bankChallenge(page: Page): Locator {
  return page.locator('iframe[src^="https://hooks"]');
}

/**
 * Says yes to the bank, again while its frame is there, as a buyer does: on a busy machine a click on a frame of another
 * site that has just appeared can be lost or stay without an answer.
 */
export async function confirmAtBank(page: Page): Promise<void> {
  const challenge = bankChallenge(page);
  const yes = challenge.contentFrame().getByRole('button', { name: 'Yes, it is me' });
  await expect(challenge).toBeVisible();
  await expect(async () => {
    if (await challenge.isVisible()) await yes.click({ timeout: 5_000 });
    await expect(challenge).toBeHidden({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}
