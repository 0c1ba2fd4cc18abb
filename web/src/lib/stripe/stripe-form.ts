import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';

/** What a service answers when it begins a payment. */
export interface StartedPayment {
  readonly __typename: 'PaymentStarted';
  readonly clientSecret: string | null;
}

/** The buyer's bank, or Stripe's form, said no: nothing is charged. */
export interface CardRefused {
  readonly __typename: 'CardRefused';
  readonly message: string;
}

/** The buyer's money is authorized: the service takes it when it sells. */
export interface Authorized {
  readonly __typename: 'Authorized';
  readonly paymentIntentId: string;
}

export interface StripeFormOptions {
  /** US cents. */
  readonly amountCents: number;
  /** Whether the same card may be charged for a later change. Both as the service begins the payment. */
  readonly chargedLater: boolean;
}

export function refusedCard(message = 'The card was not accepted. Please try another one.'): CardRefused {
  return { __typename: 'CardRefused', message };
}

/** Our colors in Stripe's frame, which reads none of our styles. */
function appearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  return {
    variables: {
      colorPrimary: token('brass-deep'),
      colorText: token('ink'),
      colorBackground: token('paper-raised'),
      colorDanger: token('oxblood'),
      borderRadius: '2px',
    },
  };
}

/** Stripe's card form on a page. What is typed there never reaches us (infra/decisions/0165). */
export class StripeForm {
  /** Kept until it is authorized: a try whose answer was lost is repeated, not paid beside. */
  private started: { readonly amountCents: number; readonly clientSecret: string } | undefined;

  private constructor(
    private readonly stripe: Stripe,
    private readonly elements: StripeElements,
  ) {}

  /** @throws when Stripe's script did not come */
  static async open(key: string, { amountCents, chargedLater }: StripeFormOptions): Promise<StripeForm> {
    // Unlike the package's own entry, this one loads nothing from Stripe when it is imported.
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    const stripe = await loadStripe(key);
    if (stripe === null) throw new Error('Stripe.js is for browsers');
    const elements = stripe.elements({
      mode: 'payment',
      currency: 'usd',
      amount: amountCents,
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
      setupFutureUsage: chargedLater ? 'off_session' : null,
      appearance: appearance(),
    });
    return new StripeForm(stripe, elements);
  }

  mount(place: HTMLElement): void {
    const wallets = { applePay: 'never', googlePay: 'never', link: 'never' } as const;
    this.elements.create('payment', { wallets }).mount(place);
  }

  close(): void {
    this.elements.getElement('payment')?.destroy();
  }

  /**
   * Has the buyer's bank authorize an amount.
   * @param start begins the payment at the service, or is refused there
   * @throws what `start` throws
   */
  async pay<Refusal extends { readonly __typename: string }>(
    amountCents: number,
    start: () => Promise<StartedPayment | Refusal>,
  ): Promise<Authorized | CardRefused | Refusal> {
    await this.elements.update({ amount: amountCents });
    const { error: incomplete } = await this.elements.submit();
    if (incomplete) return refusedCard(incomplete.message);
    if (this.started?.amountCents !== amountCents) {
      const answer = await start();
      if (!isStarted(answer)) return answer;
      if (answer.clientSecret === null) throw new Error('The service takes no money by Stripe');
      this.started = { amountCents, clientSecret: answer.clientSecret };
    }
    const { error, paymentIntent } = await this.stripe.confirmPayment({
      elements: this.elements,
      clientSecret: this.started.clientSecret,
      redirect: 'if_required',
      // For ways to pay that lead away, which cards are not. Not this page: the address of one can be a key.
      confirmParams: { return_url: new URL('/', window.location.href).href },
    });
    // A payment that an earlier try has authorized is an error with the payment in it.
    const intent = paymentIntent ?? error?.payment_intent;
    if (intent?.status !== 'requires_capture') return refusedCard(error?.message);
    this.started = undefined;
    return { __typename: 'Authorized', paymentIntentId: intent.id };
  }
}

function isStarted(answer: { readonly __typename: string }): answer is StartedPayment {
  return answer.__typename === 'PaymentStarted';
}
