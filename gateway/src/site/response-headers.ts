import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentPolicy } from '../rendering/content-policy.js';
import { pagePermissions } from './permissions-policy.js';

/**
 * Compresses responses, and adds security headers.
 * @param publicUrl the public address of the site: HSTS is sent only when it is HTTPS. Over plain HTTP it has no
 * effect, and on a developer's localhost it would outlive the site.
 */
export async function addResponseHeaders(server: FastifyInstance, publicUrl: string): Promise<void> {
  const isSecure = new URL(publicUrl).protocol === 'https:';
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    // One after the other, without streams: requests that wait, or do not read, then hold no compressor each.
    syncThreshold: Number.MAX_SAFE_INTEGER,
    // Compressed for one client: a higher quality or a larger window costs more than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  });
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', pagePermissions);
    done();
  });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    // Video sites want to know which page embeds them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  });
}
