import Stripe from 'stripe';

type Kind = 'checkout' | 'charge';

/**
 * Payments at Stripe that are this service's. References come from browsers, and other services share the account: without
 * this check, an order's payment named in a refused booking would go back while the order stands.
 */
export class OurIntents {
  constructor(
    private readonly stripe: Stripe,
    private readonly service: string,
  ) {}

  /** What a new payment is known by. */
  metadata(kind: Kind, reference?: string): Record<string, string> {
    return { service: this.service, kind, ...(reference !== undefined && { reference }) };
  }

  isOurs({ metadata }: Stripe.PaymentIntent, kind: Kind): boolean {
    return metadata.service === this.service && metadata.kind === kind;
  }

  async find(id: string, kind: Kind): Promise<Stripe.PaymentIntent | undefined> {
    try {
      const intent = await this.stripe.paymentIntents.retrieve(id);
      return this.isOurs(intent, kind) ? intent : undefined;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
        return undefined;
      throw error;
    }
  }

  /** A charge whose answer never came. */
  async findCharge(reference: string): Promise<Stripe.PaymentIntent | undefined> {
    const query = `metadata['reference']:'${reference}'`;
    const { data } = await this.stripe.paymentIntents.search({ query });
    return data.find((intent) => this.isOurs(intent, 'charge'));
  }
}
