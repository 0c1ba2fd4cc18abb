import { z } from 'zod';
import type { AuditGrants } from '../database/grant-to-audit.js';
import { runMigrations } from '../database/run-migrations.js';
import { type Command, defineCommand, hasEvents, type ServiceDefinition } from './define-service.js';

const ofOutbox: AuditGrants = {
  outbox: ['SELECT (id, position, aggregate_id, subject, attempts, recorded_at, published_at)'],
};
const ofInbox: AuditGrants = { inbox: ['SELECT (consumer, event_id)'] };
const ofDeadLetters: AuditGrants = {
  dead_letters: ['SELECT (id, aggregate_id, origin, subject, attempts, failed_at, resolved_at)'],
};

/** Applies the pending migrations and changed functions, and grants the audit's role its privileges. */
export function migrateCommand(service: ServiceDefinition): Command {
  const { publishes, subscribes, auditGrants, functions } = service;
  const grants: AuditGrants = {
    ...(publishes && ofOutbox),
    ...(subscribes && ofInbox),
    ...(hasEvents(service) && ofDeadLetters),
    ...auditGrants,
  };
  return defineCommand({
    variables: {
      AUDIT_ROLE: z
        .string()
        .regex(/^[a-z_][a-z\d_]*$/, 'must be the name of a role')
        .optional(),
    },
    run: async ({ environment, dataSource, logger }) => {
      await runMigrations(dataSource, {
        logger,
        ...(functions && { functions }),
        audit: { role: environment.AUDIT_ROLE, grants },
      });
      return 0;
    },
  });
}
