import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { FakeAccount } from './fake-account.js';
import { FakeCalls } from './fake-calls.js';
import { FakeIntents } from './fake-intents.js';
import { FakeKeys } from './fake-keys.js';
import { eventOf, FakeMessages, type SignedMessage } from './fake-messages.js';
import { readForm } from './read-form.js';
import { type Fields, StripeProblem } from './stripe-problem.js';

interface Failure {
  readonly status: number;
  readonly when: 'before' | 'after';
}

interface Secrets {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

const SECRETS: Secrets = { secretKey: 'sk_test_of_hilltop', webhookSecret: 'whsec_of_hilltop' };

/** The part of Stripe's API that Hilltop uses, as strict as Stripe: forms in, JSON out, idempotency keys, signed messages. */
export class FakeStripe {
  /** Method and path, in order. */
  readonly calls: string[] = [];
  /** Every connection is cut before anything happens. */
  isAway = false;
  /** Calls whose next connection is cut after they took effect, such as `POST /v1/refunds`, `POST /v1/payment_intents/<id>/capture`. */
  readonly cutOff = new Set<string>();
  /** How long a call is executed. */
  readonly delayMs = new Map<string, number>();
  now: () => Date = () => new Date();
  readonly messages: FakeMessages;
  readonly account: FakeAccount;
  private readonly payments: FakeIntents;
  private readonly api: FakeCalls;
  private readonly keys = new FakeKeys(() => this.now());
  private readonly failures = new Map<string, Failure[]>();

  readonly url: string;
  private readonly secrets: Secrets;
  private readonly end: () => Promise<void>;

  private constructor(url: string, secrets: Secrets, end: () => Promise<void>) {
    this.url = url;
    this.secrets = secrets;
    this.end = end;
    this.messages = new FakeMessages(secrets.webhookSecret, () => this.now());
    this.account = new FakeAccount(
      () => this.now(),
      (type, object) => this.messages.tell(type, object),
    );
    this.payments = new FakeIntents(this.account);
    this.api = new FakeCalls(this.account, this.payments);
  }

  static async start(secrets = SECRETS): Promise<FakeStripe> {
    const server = createServer((request, response) => void stripe.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const end = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
    const { port } = server.address() as AddressInfo;
    const stripe = new FakeStripe(`http://127.0.0.1:${port}`, secrets, end);
    return stripe;
  }

  readonly close = async (): Promise<void> => {
    this.messages.stop();
    await this.end();
  };

  /** Variables of a service that is paid by it. */
  get settings() {
    const { secretKey, webhookSecret } = this.secrets;
    return {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_API_URL: this.url,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    };
  }

  get intents() {
    return this.payments.all;
  }
  get refunds() {
    return this.account.refunds;
  }
  get balance() {
    return this.account.balance;
  }
  get searchLagMs() {
    return this.api.searchLagMs;
  }
  set searchLagMs(ms: number) {
    this.api.searchLagMs = ms;
  }
  set refundStatus(status: FakeAccount['refundStatus']) {
    this.account.refundStatus = status;
  }

  /** Completes Stripe's form. @param card `declined`: later charges are declined; `asked`: their bank asks the buyer */
  payInBrowser(intentId: string, card = 'card'): void {
    this.payments.pay(this.payments.get(intentId), card);
  }

  /** Staff press Capture in Stripe's dashboard, or our process dies before it reads the answer. */
  captureElsewhere(intentId: string, cents?: number): void {
    const part = cents === undefined ? {} : { amount_to_capture: cents };
    this.payments.capture(this.payments.get(intentId), part);
  }

  dispute(intentId: string, cents?: number): Fields {
    return this.account.dispute(this.payments.get(intentId), cents);
  }

  /** Includes pending refunds. */
  refundedOf(intentId: string): number {
    return this.account.refundedOf(intentId);
  }

  /** The next such call fails. @param when `after`: it took effect */
  failNext(call: string, status: number, when: Failure['when'] = 'before'): void {
    this.failures.set(call, [...(this.failures.get(call) ?? []), { status, when }]);
  }

  /** No call fails any more. */
  forgiveAll(): void {
    this.failures.clear();
  }

  /** The message is signed. @param sentAt when it was signed */
  message(type: string, object: Fields, sentAt: Date, createdAt = sentAt): SignedMessage {
    return this.messages.message(eventOf(type, object, createdAt), sentAt);
  }

  sign(body: Buffer, at: Date, secret?: string): string {
    return this.messages.sign(body, at, secret);
  }

  /** Stripe forgets keys after a day. */
  forgetKeys(): void {
    this.keys.forget();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isAway) return void request.socket.destroy();
    const { method = 'GET', url = '/' } = request;
    const { pathname, search } = new URL(url, this.url);
    const call = `${method} ${pathname.replace(/(pi|re|ch|dp|cus)_[^/]+/, '*')}`;
    this.calls.push(call);
    const body = await text(request);
    const fields = readForm(method === 'POST' ? body : search);
    const send = (status: number, answer: unknown) => {
      const headers = { 'content-type': 'application/json', ...(status >= 500 && { 'stripe-should-retry': 'false' }) };
      response.writeHead(status, headers).end(JSON.stringify(answer));
    };
    try {
      this.identify(request, pathname, fields);
      const key = request.headers['idempotency-key'];
      const act = () => this.execute(call, () => this.api.act(method, pathname, fields));
      const answer = await this.keys.once(typeof key === 'string' ? key : undefined, `${method} ${url} ${body}`, act);
      if (this.cutOff.delete(call)) request.socket.destroy();
      else send(answer.status, answer.body);
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      send(error.status, { error: error.error });
    }
  }

  /** Browsers confirm with the public key and the payment's client secret. */
  private identify({ headers }: IncomingMessage, path: string, { key }: Fields): void {
    const isBrowser = path.endsWith('/confirm') && /^pk_/.test(String(key));
    if (isBrowser || headers.authorization === `Bearer ${this.secrets.secretKey}`) return;
    throw new StripeProblem(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }, true);
  }

  private async execute(call: string, act: () => Fields): Promise<Fields> {
    const delayMs = this.delayMs.get(call);
    if (delayMs !== undefined) await wait(delayMs);
    const failure = this.failures.get(call)?.shift();
    if (failure?.when === 'before') throw failed(failure.status);
    const answer = act();
    if (failure) throw failed(failure.status);
    return answer;
  }
}

/** Stripe does not begin what it refuses as too much. */
function failed(status: number): StripeProblem {
  const type = status === 402 ? 'card_error' : status === 429 ? 'rate_limit' : 'api_error';
  return new StripeProblem(status, { type, message: 'An error happened on our end.' }, status === 429);
}
