import { readHouse } from '@hilltop/house/read-house';
import type { ServiceOptions } from '@hilltop/platform/lifecycle/open-service';
import type { Logger } from '@hilltop/platform/logging/logger';
import { AppModule, type AppOptions } from './app.module.js';
import { CachedResponseHandler } from './cache/cached-response-handler.js';
import { configureServer } from './configure-server.js';
import type { Environment } from './env.js';
import { OpenConnections } from './limits/open-connections.js';
import { OpenRequests } from './limits/open-requests.js';
import { callCounter } from './limits/rate-limits.js';
import { addressBehind } from './session/caller-hash.js';
import { loadSupergraph } from './supergraph/load-supergraph.js';
import { subgraphSettings } from './supergraph/subgraph-settings.js';

/** @param overrides replace variables of the environment, for tests */
export function gateway(environment: Environment, logger: Logger, overrides: Partial<AppOptions> = {}): ServiceOptions {
  return {
    name: 'gateway',
    environment,
    logger,
    languages: readHouse().facts.languages,
    metricsAccess: environment.METRICS_TOKEN ? { token: environment.METRICS_TOKEN } : 'closed',
    module: AppModule.forRoot({
      supergraphSdl: loadSupergraph(),
      introspection: environment.GRAPHQL_INTROSPECTION,
      subgraphs: subgraphSettings(environment),
      site: {
        directory: environment.SITE_DIRECTORY,
        timeoutFactor: environment.TIMEOUT_FACTOR,
        publicUrl: environment.PUBLIC_URL,
        timeZone: environment.VENUE_TIME_ZONE,
        stripeKey: environment.STRIPE_PUBLISHABLE_KEY,
      },
      operations: {
        requests: environment.MAX_CONCURRENT_REQUESTS,
        reads: environment.MAX_CONCURRENT_READS,
        perCaller: environment.RATE_LIMIT_OPERATIONS,
      },
      openRequests: {
        total: environment.MAX_OPEN_REQUESTS,
        perAddress: environment.MAX_OPEN_REQUESTS_PER_ADDRESS,
      },
      callerSecret: environment.IDENTITY_PRIVATE_KEY,
      natsServers: environment.RESPONSE_CACHE ? environment.NATS_URL : undefined,
      demoStaffEmail: environment.DEMO_STAFF_EMAIL,
      ...overrides,
    }),
    configure: configureServer(
      {
        calls: environment.RATE_LIMIT_CALLS,
        pages: environment.RATE_LIMIT_PAGES,
        images: environment.RATE_LIMIT_IMAGES,
        signIns: environment.RATE_LIMIT_SIGN_INS,
        messages: environment.RATE_LIMIT_MESSAGES,
      },
      environment.PUBLIC_URL,
    ),
    before: (app) => {
      const addressOf = addressBehind(environment.TRUSTED_PROXIES);
      if (environment.TRUSTED_PROXIES === 0 && environment.MAX_OPEN_REQUESTS_PER_ADDRESS > 0) {
        app.get(OpenConnections, { strict: false }).limit(app.getHttpServer());
      }
      const bounded = app.get(OpenRequests, { strict: false }).middleware(addressOf);
      const count = callCounter(app.getHttpAdapter().getInstance(), addressOf);
      const cached = app.get(CachedResponseHandler, { strict: false }).middleware(count);
      return (request, response, next) => bounded(request, response, () => cached(request, response, next));
    },
  };
}
