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

  /** @param service who took the payment */
  isOurs({ metadata }: Stripe.PaymentIntent, kind: Kind, service = this.service): boolean {
    return metadata.service === service && metadata.kind === kind;
  }

  /** @param service another service that took the payment, to charge its card again */
  async find(id: string, kind: Kind, service?: string): Promise<Stripe.PaymentIntent | undefined> {
    try {
      const intent = await this.stripe.paymentIntents.retrieve(id);
      return this.isOurs(intent, kind, service) ? intent : undefined;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
        return undefined;
      throw error;
    }
  }

  /** A charge whose answer was lost. */
  async findCharge(reference: string): Promise<Stripe.PaymentIntent | undefined> {
    const query = `metadata['reference']:'${reference}'`;
    const { data } = await this.stripe.paymentIntents.search({ query });
    return data.find((intent) => this.isOurs(intent, 'charge'));
  }
}
