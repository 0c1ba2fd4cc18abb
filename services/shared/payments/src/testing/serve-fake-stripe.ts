/** For the browser tests. It prints its address in the first line. Refunds succeed immediately. */
import { FakeStripe } from './fake-stripe.js';

const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = process.env;
const stripe = await FakeStripe.start({ secretKey, webhookSecret });
stripe.refundStatus = 'succeeded';
process.stdout.write(`${stripe.url}\n`);
