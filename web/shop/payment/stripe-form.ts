import { t } from '@lingui/core/macro';
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js';
import { loadPart } from '../../kit/lib/loading/load-part.js';

export interface StartedPayment {
  readonly __typename: 'PaymentStarted';
  readonly clientSecret: string | null;
}

/** The buyer's bank, or Stripe's form, declined: nothing is charged. */
export interface CardRefused {
  readonly __typename: 'CardRefused';
  readonly message: string;
}

/** The payment is authorized; the service captures it with the sale. */
export interface Authorized {
  readonly __typename: 'Authorized';
  readonly paymentIntentId: string;
}

export interface StripeFormOptions {
  /** US cents. */
  readonly amountCents: number;
  /** Whether the card can be charged again for a later change. Must match what the service begins. */
  readonly chargedLater: boolean;
}

export function refusedCard(message = t`The card was not accepted. Please try another one.`): CardRefused {
  return { __typename: 'CardRefused', message };
}

/** Our colors for Stripe's frame, which cannot see our styles. */
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

/** Stripe's card form. Card data never reaches us (infra/decisions/0165). */
export class StripeForm {
  /** Kept until authorized: a retry after a lost answer reuses it instead of paying again. */
  private started: { readonly amountCents: number; readonly clientSecret: string } | undefined;

  private constructor(
    private readonly stripe: Stripe,
    private readonly elements: StripeElements,
  ) {}

  /** @throws when Stripe's script fails to load */
  static async open(key: string, { amountCents, chargedLater }: StripeFormOptions): Promise<StripeForm> {
    // Unlike the package's main entry, this one loads nothing from Stripe on import.
    const { loadStripe } = await loadPart(() => import('@stripe/stripe-js/pure'));
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

  /** Has the buyer's bank authorize an amount. @param start begins the payment, and can refuse @throws what `start` throws */
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
      // For redirect-based payment methods (cards are not). Not this page's URL, which can contain a secret token.
      confirmParams: { return_url: new URL('/', window.location.href).href },
    });
    // Stripe answers a payment that was already authorized with an error that contains it.
    const intent = paymentIntent ?? error?.payment_intent;
    // A canceled payment cannot be tried again: the next try starts another.
    if (intent?.status === 'canceled') this.started = undefined;
    if (intent?.status !== 'requires_capture') return refusedCard(error?.message);
    this.started = undefined;
    return { __typename: 'Authorized', paymentIntentId: intent.id };
  }
}

function isStarted(answer: { readonly __typename: string }): answer is StartedPayment {
  return answer.__typename === 'PaymentStarted';
}
