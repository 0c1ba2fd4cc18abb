import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from './content-policy.js';

/** Headers that tell browsers what not to do with anything that comes from here. */
export async function addSecurityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: mutable(contentPolicy) },
    // Video sites want to know which page embeds them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  // Over plain HTTP the header means nothing, and on a developer's localhost it would outlive the site.
  server.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();
  });
}

const mutable = (policy: typeof contentPolicy): Record<string, string[]> =>
  Object.fromEntries(Object.entries(policy).map(([name, sources]) => [name, [...sources]]));
