import type { TickDeliveryMutation } from '../../generated/staff-operations.js';

export function tickFault(answer: TickDeliveryMutation['markDelivery'] | 'unanswered'): string | undefined {
  if (answer === 'unanswered') return 'The server did not answer. Please try again.';
  return answer.__typename === 'DeliveryMarked' ? undefined : answer.message;
}
