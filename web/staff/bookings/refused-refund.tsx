import { RetryRefundDocument, StaffBookingDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import type { Refund } from './booking-words.js';

/** A refund that the bank refused, with a button to try again. */
export function RefusedRefund({ refund }: { readonly refund: Refund }) {
  const { act: askAgain, isBusy } = useStaffAction(RetryRefundDocument, {
    queries: [StaffBookingDocument],
    made: 'RefundRetried',
    done: () => ({ title: 'Refund requested', text: 'It will be sent to the bank shortly.' }),
    failed: () => 'The refund was not retried.',
  });
  const readsOnly = useReadsOnly();
  return (
    <AdminSection title={`Refund of $${refund.amount}`} tools={<StateMark tone="bad">Declined by the bank</StateMark>}>
      <AdminSectionBody>
        <Stack gap={3}>
          <p>
            Requested {venueDateTime(refund.requestedAt)}
            {refund.endedAt ? `, refused ${venueDateTime(refund.endedAt)}` : ''}. The guest does not have the money.
            Retrying does not refund twice.
          </p>
          {readsOnly ? null : (
            <div>
              <ToolButton
                kind="main"
                busy={isBusy}
                busyText="Retrying..."
                onClick={() => void askAgain({ id: refund.id })}
              >
                Retry the refund
              </ToolButton>
            </div>
          )}
        </Stack>
      </AdminSectionBody>
    </AdminSection>
  );
}
