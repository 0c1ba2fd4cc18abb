import { PayOutRefundDocument, StaffBookingDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { methodWords, type Refund } from './booking-words.js';

/** A refund of a sale at the door: a person pays it out, and records it here. */
export function RefundByHand({ refund }: { readonly refund: Refund }) {
  const { act: noteIt, isBusy } = useStaffAction(PayOutRefundDocument, {
    queries: [StaffBookingDocument],
    made: 'RefundPaidOut',
    done: () => ({ title: 'Refund recorded', text: `$${refund.amount} is recorded as refunded.` }),
    failed: () => 'Nothing was saved. Please check the booking again.',
  });
  const readsOnly = useReadsOnly();
  return (
    <AdminSection
      title={`Refund of $${refund.amount}`}
      tools={<StateMark tone="waiting">To be refunded in person</StateMark>}
    >
      <AdminSectionBody>
        <Stack gap={3}>
          <p>
            This party paid {methodWords[refund.method]} at the door. Give ${refund.amount} back the same way, then note
            it here. Requested {venueDateTime(refund.requestedAt)}.
          </p>
          {readsOnly ? null : (
            <div>
              <ToolButton kind="main" busy={isBusy} busyText="Saving..." onClick={() => void noteIt({ id: refund.id })}>
                I have refunded it
              </ToolButton>
            </div>
          )}
        </Stack>
      </AdminSectionBody>
    </AdminSection>
  );
}
