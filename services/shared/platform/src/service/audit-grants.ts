import type { AuditGrants } from '../database/grant-to-audit.js';
import type { ServiceDefinition } from './define-service.js';

const outbox: AuditGrants = {
  outbox: ['SELECT (id, position, aggregate_id, subject, attempts, recorded_at, published_at)'],
};
const inbox: AuditGrants = { inbox: ['SELECT (consumer, event_id)'] };
const deadLetters: AuditGrants = {
  dead_letters: ['SELECT (id, aggregate_id, origin, subject, attempts, failed_at, resolved_at)'],
};

/** What the audit may read of a service: ids, counts and states, and nothing that a person has typed. */
export function auditGrantsOf({ publishes, subscribes, auditGrants }: ServiceDefinition): AuditGrants {
  return {
    ...(publishes && outbox),
    ...(subscribes && inbox),
    ...((publishes || subscribes) && deadLetters),
    ...auditGrants,
  };
}
