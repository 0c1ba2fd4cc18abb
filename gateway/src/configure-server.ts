import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { GraphqlEndpoint } from './graphql/graphql-endpoint.js';
import { limitRequests } from './limits/limit-requests.js';
import type { RateLimits } from './limits/rate-limits.js';
import { serveApiDocs } from './openapi/serve-api-docs.js';
import { neverCacheApi } from './rest/allowed-methods.js';
import { UnsubscribeEndpoint } from './rest/unsubscribe.endpoint.js';
import { WaitlistFormEndpoint } from './rest/waitlist-form.endpoint.js';
import { guardRequests } from './session/request-guards.js';
import { addResponseHeaders } from './site/response-headers.js';
import { SiteEndpoint } from './site/site-endpoint.js';
import { UploadEndpoint } from './uploads/upload-endpoint.js';
import { PaymentWebhookEndpoint } from './webhooks/payment-webhook.endpoint.js';

/** Everything of the HTTP server except its controllers. Hooks come before the routes that they apply to. */
export function configureServer(rates: RateLimits, publicUrl: string) {
  return async (app: NestFastifyApplication): Promise<void> => {
    const server = app.getHttpAdapter().getInstance();
    // First, so that refusals have them too.
    await addResponseHeaders(server, publicUrl);
    await guardRequests(server, publicUrl);
    await limitRequests(server, rates);
    neverCacheApi(server);
    const forms = [WaitlistFormEndpoint, UnsubscribeEndpoint];
    const endpoints = [GraphqlEndpoint, UploadEndpoint, PaymentWebhookEndpoint, ...forms, SiteEndpoint];
    for (const endpoint of endpoints) {
      await app.get<GraphqlEndpoint>(endpoint, { strict: false }).register(server);
    }
    serveApiDocs(server);
  };
}
