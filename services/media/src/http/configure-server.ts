import multipart from '@fastify/multipart';
import type { ServiceOptions } from '@hilltop/platform/lifecycle/open-service';
import type { Environment } from '../env.js';

/** What the HTTP server of this service does besides: it understands forms with files, and has patience with them. */
export function configureServer({
  UPLOAD_MS,
}: Pick<Environment, 'UPLOAD_MS'>): NonNullable<ServiceOptions['configure']> {
  return async (app) => {
    // A file that is too large ends early and is told apart by us; the limits come with each route.
    await app.register(multipart, { throwFileSizeLimit: false });
    app.getHttpServer().requestTimeout = UPLOAD_MS;
  };
}
