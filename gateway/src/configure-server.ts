import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { CLOCK, type Clock } from '@hilltop/platform/clock/clock';
import type { Logger } from '@hilltop/platform/logging/logger';
import { Figures } from '@hilltop/platform/telemetry/figures';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FrontDesk } from './answers/front-desk.js';
import { KeptAnswers } from './answers/kept-answers.js';
import { PublicAsker } from './answers/public-asker.js';
import { PublicQuestions } from './answers/public-questions.js';
import { serveKeptAnswers } from './answers/serve-kept-answers.js';
import { DirectReader } from './direct/direct-reader.js';
import { serveDirectReads } from './direct/serve-direct-reads.js';
import type { Environment } from './env.js';
import { tellSubgraphs } from './health/readiness-facts.js';
import { boundBodyTime } from './limits/body-time.js';
import { boundOpenRequests } from './limits/open-requests.js';
import { limitRates } from './limits/rate-limits.js';
import { ReadGate } from './limits/read-gate.js';
import { LivePages } from './live-pages/live-pages.js';
import { neverCacheApi } from './rest/never-cached.js';
import { openApiDocument } from './rest/openapi/openapi-document.js';
import { serveApiDocs } from './rest/openapi/serve-api-docs.js';
import { restRoutes } from './rest/rest-routes.js';
import { addressOf } from './session/address-of.js';
import { Callers } from './session/callers.js';
import { CarriedContexts } from './session/carried-contexts.js';
import { refuseBadHost } from './session/host-header.js';
import { refuseCrossSite } from './session/same-origin.js';
import { AddressedPages } from './site/addressed-pages.js';
import { addSecurityHeaders } from './site/security-headers.js';
import { serveSite } from './site/static-site.js';
import { Subgraphs } from './supergraph/subgraphs.js';
import { MediaProxy } from './uploads/media-proxy.js';
import { isUploadRoute, serveUploads } from './uploads/serve-uploads.js';

/** Everything about the HTTP server that is not a controller. Order matters: hooks come before the routes they see. */
export function configureServer(environment: Environment, logger: Logger) {
  return async (app: NestFastifyApplication): Promise<void> => {
    const get = <Part>(type: Type<Part>): Part => app.get(type, { strict: false });
    const server = app.getHttpAdapter().getInstance();
    // JSON is the only body that is understood here.
    server.removeContentTypeParser('text/plain');
    await server.register(cookie);
    boundBodyTime(server, isUploadRoute);
    refuseBadHost(server);
    refuseCrossSite(server);
    await addSecurityHeaders(server);
    boundOpenRequests(server, environment.MOST_OPEN_REQUESTS);
    const countCall = await limitRates(server, {
      calls: environment.RATE_LIMIT_CALLS,
      pictures: environment.RATE_LIMIT_PICTURES,
      signIns: environment.RATE_LIMIT_SIGN_INS,
      messages: environment.RATE_LIMIT_MESSAGES,
    });
    await server.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1_024,
      // Answers are made for one reader: the strongest setting would cost more time than it saves.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    const kept = get(KeptAnswers);
    const desk = new FrontDesk(kept, (request) => countCall(addressOf(request, environment.TRUSTED_PROXIES)));
    const { MOST_OPEN_REQUESTS: most } = environment;
    const gated = most === 0 ? server.routing : new ReadGate(most, get(Figures)).before(server.routing);
    desk.standBefore(server.server, server.routing, gated);
    serveKeptAnswers(server, { kept, questions: get(PublicQuestions), asker: get(PublicAsker), desk, logger });
    serveDirectReads(server, { reader: get(DirectReader), callers: get(Callers), carried: get(CarriedContexts) });
    tellSubgraphs(server, () => get(Subgraphs).status());
    neverCacheApi(server);
    await serveUploads(server, { callers: get(Callers), media: get(MediaProxy), logger });
    const directory = environment.SITE_DIRECTORY;
    const pages = new AddressedPages(environment.PUBLIC_URL);
    const live = new LivePages({
      directory,
      kept,
      questions: get(PublicQuestions),
      asker: get(PublicAsker),
      callers: get(Callers),
      clock: app.get<Clock>(CLOCK, { strict: false }),
      addressed: pages.addressed,
      logger,
    });
    await serveSite(server, { directory, pages, live });
    serveApiDocs(server, openApiDocument(restRoutes));
  };
}
