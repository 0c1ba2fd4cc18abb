/** A Stripe for the browser tests, which says its address in its first line. Refunds succeed at once. */
import { FakeStripe } from './fake-stripe.js';

const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = process.env;
const stripe = await FakeStripe.start({ secretKey, webhookSecret });
stripe.refundStatus = 'succeeded';
process.stdout.write(`${stripe.url}\n`);
