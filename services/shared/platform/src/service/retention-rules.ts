import type { RetentionRule } from '../database/retention/retention-rule.js';
import { deadLetterRetention, inboxRetention, outboxRetention } from '../messaging/retention/message-retention.js';
import { hasEvents, type ServiceDefinition, type ServiceEnvironment } from './define-service.js';

export function retentionRules(service: ServiceDefinition, environment: ServiceEnvironment): readonly RetentionRule[] {
  return [
    ...(service.publishes ? [outboxRetention] : []),
    ...(service.subscribes ? [inboxRetention] : []),
    ...(hasEvents(service) ? [deadLetterRetention] : []),
    ...(service.retention?.(environment) ?? []),
  ];
}
