import Stripe from 'stripe';

type Kind = 'checkout' | 'charge';

/**
 * References come from browsers, and services share the account: without this check, a refused booking that names an order's payment
 * would refund it while the order stands.
 */
export class OurIntents {
  constructor(
    private readonly stripe: Stripe,
    private readonly service: string,
  ) {}

  metadata(kind: Kind, reference?: string): Record<string, string> {
    return { service: this.service, kind, ...(reference !== undefined && { reference }) };
  }

  /** @param kind undefined for both @param service who took the payment */
  isOurs({ metadata }: Stripe.PaymentIntent, kind: Kind | undefined, service = this.service): boolean {
    return metadata.service === service && (kind === undefined || metadata.kind === kind);
  }

  /** @param service another service that took the payment, to charge its card again */
  async find(id: string, kind?: Kind, service?: string): Promise<Stripe.PaymentIntent | undefined> {
    // A request can name anything: Stripe is asked about its own references alone.
    if (!/^pi_[\w-]+$/.test(id)) return undefined;
    try {
      const intent = await this.stripe.paymentIntents.retrieve(id);
      return this.isOurs(intent, kind, service) ? intent : undefined;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
        return undefined;
      throw error;
    }
  }
}
