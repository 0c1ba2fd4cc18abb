import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  authorize,
  capture,
  confirmInBrowser,
  type Fields,
  found,
  missing,
  move,
  type Stored,
  StripeProblem,
  wrongState,
} from './fake-intents.js';
import { readForm } from './read-form.js';

/**
 * The part of Stripe's API that Hilltop uses: forms in, JSON out, idempotency keys, and signed messages
 * (https://docs.stripe.com/webhooks#verify-manually). The card `declined` cannot be charged again.
 */
export class FakeStripe {
  readonly intents = new Map<string, Stored>();
  readonly refunds = new Map<string, Stored>();
  /** Newest first. */
  readonly balance: Stored[] = [];
  /** Method and path, in order. */
  readonly calls: string[] = [];
  /** Of new refunds. */
  refundStatus: 'pending' | 'succeeded' = 'pending';
  /** Every connection is cut before anything happens. */
  isAway = false;
  /** Calls whose connection is cut after they took effect. */
  readonly cutOff = new Set<string>();
  private readonly answered = new Map<string, { body: string; answer: Fields }>();

  private constructor(
    readonly url: string,
    private readonly webhookSecret: string,
    readonly close: () => Promise<void>,
  ) {}

  static async start({ secretKey, webhookSecret }: { secretKey: string; webhookSecret: string }): Promise<FakeStripe> {
    const server = createServer((request, response) => void stripe.answer(request, response, secretKey));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
    const { port } = server.address() as AddressInfo;
    const stripe = new FakeStripe(`http://127.0.0.1:${port}`, webhookSecret, close);
    return stripe;
  }

  /** Completes Stripe's form. */
  payInBrowser(intentId: string, card = 'card'): void {
    authorize(found(this.intents, intentId), card);
  }

  /** The message is signed. @param sentAt when it was signed */
  message(type: string, object: Fields, sentAt: Date, createdAt = sentAt) {
    const event = { id: `evt_${randomUUID()}`, object: 'event', type, created: seconds(createdAt), data: { object } };
    const body = Buffer.from(JSON.stringify(event, null, 2));
    return { body, headers: { 'content-type': 'application/json', 'stripe-signature': this.sign(body, sentAt) } };
  }

  sign(body: Buffer, at: Date, secret = this.webhookSecret): string {
    const signature = createHmac('sha256', secret)
      .update(`${seconds(at)}.`)
      .update(body)
      .digest('hex');
    return `t=${seconds(at)},v1=${signature},v0=0000`;
  }

  /** Stripe forgets keys after a day. */
  forgetKeys(): void {
    this.answered.clear();
  }

  private async answer(request: IncomingMessage, response: ServerResponse, secretKey: string): Promise<void> {
    if (this.isAway) return void request.socket.destroy();
    const { method = 'GET', url = '/' } = request;
    const { pathname, searchParams } = new URL(url, this.url);
    const call = `${method} ${pathname.replace(/(pi|re|cus)_[\w-]+/, '*')}`;
    this.calls.push(call);
    const body = await text(request);
    const send = (status: number, answer: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    try {
      const fields = method === 'POST' ? readForm(body) : Object.fromEntries(searchParams);
      // Browsers confirm with the public key and the payment's client secret.
      const isBrowser = pathname.endsWith('/confirm') && /^pk_/.test(String(fields.key));
      if (!isBrowser && request.headers.authorization !== `Bearer ${secretKey}`) {
        throw new StripeProblem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
      }
      const answer = this.once(request.headers['idempotency-key'], `${call} ${body}`, () =>
        this.act(method, pathname, fields),
      );
      if (this.cutOff.delete(call)) request.socket.destroy();
      else send(200, answer);
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      send(error.status, { error: error.error });
    }
  }

  private once(key: string | string[] | undefined, body: string, act: () => Fields): Fields {
    if (typeof key !== 'string') return act();
    const earlier = this.answered.get(key);
    if (earlier && earlier.body !== body) {
      throw new StripeProblem(400, {
        type: 'idempotency_error',
        message: 'Keys can only be used with the same parameters',
      });
    }
    const answer = earlier?.answer ?? structuredClone(act());
    this.answered.set(key, { body, answer });
    return answer;
  }

  private act(method: string, path: string, fields: Fields): Fields {
    const [, , resource = '', id = '', action = ''] = path.split('/');
    if (resource === 'customers') return { id: `cus_${randomUUID()}`, object: 'customer' };
    if (resource === 'refunds') return method === 'POST' ? this.refund(fields) : this.listRefunds(fields);
    if (resource === 'balance_transactions') return this.listBalance(fields);
    if (resource !== 'payment_intents') throw missing(path);
    if (id === 'search') return this.search(String(fields.query));
    if (id === '') return this.createIntent(fields);
    const intent = found(this.intents, decodeURIComponent(id));
    if (action === 'confirm') confirmInBrowser(intent, fields);
    if (action === 'capture') capture(intent, fields);
    if (action === 'cancel')
      move(intent, ['requires_capture', 'requires_payment_method', 'requires_action'], 'canceled');
    return intent;
  }

  private createIntent({ metadata = {}, amount, ...fields }: Fields): Fields {
    const id = `pi_${randomUUID()}`;
    const isCharge = fields.confirm === 'true';
    const status = isCharge ? 'succeeded' : 'requires_payment_method';
    const client_secret = `${id}_secret_x`;
    const cents = Number(amount);
    const amounts = { amount: cents, amount_received: isCharge ? cents : 0 };
    const intent = { ...fields, id, object: 'payment_intent', client_secret, ...amounts, status, metadata };
    if (isCharge && fields.payment_method === 'pm_declined') {
      throw new StripeProblem(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
    }
    this.intents.set(id, intent as Stored);
    return intent;
  }

  private search(query: string): Fields {
    const [, reference] = /^metadata\['reference'\]:'([^']+)'$/.exec(query) ?? [];
    const data = [...this.intents.values()].filter(({ metadata }) => metadata.reference === reference);
    return { object: 'search_result', data, has_more: false };
  }

  private refund({ payment_intent, amount, metadata = {} }: Fields): Fields {
    const intent = found(this.intents, String(payment_intent));
    if (intent.status !== 'succeeded') throw wrongState('This payment has taken nothing.');
    const left = Number(intent.amount_received) - this.refundedOf(intent.id);
    const cents = amount === undefined ? left : Number(amount);
    if (left === 0) {
      const problem = { code: 'charge_already_refunded', message: 'The charge has already been refunded.' };
      throw new StripeProblem(400, { type: 'invalid_request_error', ...problem });
    }
    if (cents > left) throw new StripeProblem(400, { type: 'invalid_request_error', message: 'More than is left.' });
    const id = `re_${randomUUID()}`;
    const refund = {
      id,
      object: 'refund',
      payment_intent,
      amount: cents,
      status: this.refundStatus,
      metadata,
    } as Stored;
    this.refunds.set(id, refund);
    return refund;
  }

  /** Includes pending refunds. */
  refundedOf(intentId: string): number {
    return [...this.refunds.values()]
      .filter(({ payment_intent, status }) => payment_intent === intentId && status !== 'failed')
      .reduce((sum, { amount }) => sum + Number(amount), 0);
  }

  private listBalance({ 'created[gte]': from, 'created[lt]': to, starting_after, limit }: Fields): Fields {
    const all = this.balance.filter(({ created }) => Number(created) >= Number(from) && Number(created) < Number(to));
    const first = all.findIndex(({ id }) => id === starting_after) + 1;
    const data = all.slice(first, first + Number(limit));
    return { object: 'list', data, has_more: all.length > first + data.length, url: '/v1/balance_transactions' };
  }

  private listRefunds({ payment_intent }: Fields): Fields {
    const data = [...this.refunds.values()].filter((refund) => refund.payment_intent === payment_intent);
    return { object: 'list', data, has_more: false, url: '/v1/refunds' };
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
