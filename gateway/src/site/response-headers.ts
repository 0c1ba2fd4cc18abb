import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from '../rendering/content-policy.js';

/** Compresses responses, and adds the headers that tell browsers what not to do with them. */
export async function addResponseHeaders(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    // Made for one reader: a higher quality takes more time than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    // Video sites want to know which page embeds them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  // Over plain HTTP it means nothing, and on a developer's localhost it would outlive the site.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}
