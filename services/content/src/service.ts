import { staffActionRecorded } from '@hilltop/contracts/content/staff-action-recorded';
import { defineService } from '@hilltop/platform/service/define-service';
import { MIGRATIONS } from './database/migrations.js';
import { variables } from './env.js';
import { Section } from './sections/section.entity.js';

export const contentService = defineService({
  name: 'content',
  schema: new URL('../schema.graphql', import.meta.url),
  variables,
  entities: [Section],
  migrations: MIGRATIONS,
  publishes: true,
  staffActions: staffActionRecorded,
  auditGrants: { sections: ['SELECT (name, version, changed_at)'] },
  module: async () => (await import('./app.module.js')).AppModule,
  commands: {
    seed: async () => (await import('./sections/seed-content/seed-content.command.js')).seedContentCommand,
  },
});
