import { staffActionRecorded } from '@hilltop/contracts/contact/staff-action-recorded';
import { HouseDetails } from '@hilltop/platform/house/house-details.entity';
import { defineService } from '@hilltop/platform/service/define-service';
import { MIGRATIONS } from './database/migrations.js';
import { variables } from './env.js';
import { ContactMessage } from './messages/contact-message.entity.js';
import { MessageCount } from './messages/send-message/message-count.entity.js';

export const contactService = defineService({
  name: 'contact',
  schema: new URL('../schema.graphql', import.meta.url),
  variables,
  retention: ({ CONTACT_WINDOW_SECONDS: window, MESSAGES_KEPT_DAYS: keptDays }) => [
    { table: 'contact_messages', expired: 'received_at < $1', keptDays },
    { table: 'message_counts', expired: `time_window < extract(epoch FROM $1::timestamptz) / ${window}`, keptDays: 1 },
  ],
  entities: [ContactMessage, MessageCount, HouseDetails],
  migrations: MIGRATIONS,
  publishes: true,
  staffActions: staffActionRecorded,
  subscribes: true,
  auditGrants: { contact_messages: ['SELECT (id, received_at)'] },
  module: async () => (await import('./app.module.js')).AppModule,
});
