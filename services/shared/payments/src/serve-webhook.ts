import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PaymentProvider, type WebhookAnswer } from './payment-provider.js';

/** In bytes. */
const BODY_LIMIT = 100_000;

const statuses: Readonly<Record<WebhookAnswer, number>> = { taken: 204, forged: 400, unknown: 404 };

/**
 * The gateway forwards the provider's messages. The raw bytes are signed, so the body is not parsed first.
 * 204 handled, 400 invalid signature, 404 no webhooks configured.
 */
export async function serveWebhook(app: NestFastifyApplication): Promise<void> {
  const provider = app.get(PaymentProvider, { strict: false });
  await app
    .getHttpAdapter()
    .getInstance()
    .register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, parsed) =>
        parsed(null, body),
      );
      scope.post('/payment-webhook', { bodyLimit: BODY_LIMIT }, async ({ body, headers }, reply) => {
        const answer = await provider.receive({ body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers });
        return reply.code(statuses[answer]).send();
      });
      done();
    });
}
