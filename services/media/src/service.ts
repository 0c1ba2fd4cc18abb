import { staffActionRecorded } from '@hilltop/contracts/media/staff-action-recorded';
import { defineService } from '@hilltop/platform/service/define-service';
import { MIGRATIONS } from './database/migrations.js';
import { variables } from './env.js';
import { Image } from './images/image.entity.js';
import { Rendition } from './images/render-width/rendition.entity.js';
import { ImageUse } from './uses/image-use.entity.js';

export const mediaService = defineService({
  name: 'media',
  schema: new URL('../schema.graphql', import.meta.url),
  variables,
  entities: [Image, Rendition, ImageUse],
  migrations: MIGRATIONS,
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  auditGrants: {
    images: ['SELECT (filename, uploaded_at, removed_at)'],
    renditions: ['SELECT (filename, width, avif_bytes)'],
    image_uses: ['SELECT (product_id, filename, version)'],
  },
  module: async () => (await import('./app.module.js')).AppModule,
  configureServer: async (app, { UPLOAD_MS }) => {
    const { default: multipart } = await import('@fastify/multipart');
    // A file that is too large is cut off, and the request handler refuses it; each route sets its own limits.
    await app.register(multipart, { throwFileSizeLimit: false });
    app.getHttpServer().requestTimeout = UPLOAD_MS;
  },
});
