import { useState } from 'react';
import { styled } from 'styled-components';
import {
  ReplaceVisitLinkDocument,
  StaffBookingDocument,
  StaffResendTicketDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { mayOrderFood } from '../../kit/lib/food-dishes.js';
import { type FormError, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { isolated } from '../../kit/lib/names.js';
import { useReadsOnly } from '../../kit/staff-session/session-store.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { Confirmation } from '../forms/confirmation.js';
import { ReasonField } from '../forms/reason-field.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { useHasMenus } from '../selling/food-fields.js';
import { type BookingState, cancelWords } from './booking-words.js';
import type { VisitChange } from './change-booking-form.js';
import { paidLessRefunds } from './money-lines.js';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

export type BookingAction = VisitChange | 'contact' | 'goodwill' | 'note';

interface BookingActionsProps {
  readonly booking: BookingState;
  readonly action: BookingAction | undefined;
  readonly onAction: (action: BookingAction) => void;
}

/** Each action opens a form above the facts. */
export function BookingActions(props: BookingActionsProps) {
  if (!useReadsOnly()) return <ActionButtons {...props} />;
  return (
    <AdminSection title="Read only">
      <AdminSectionBody>
        What was sold, paid and given back, and to whom. How to reach the guests, and what they told the house, is for
        the desk.
      </AdminSectionBody>
    </AdminSection>
  );
}

function ActionButtons({ booking, action, onAction }: BookingActionsProps) {
  const [isReplacing, setIsReplacing] = useState(false);
  const resend = useAdminMutation(StaffResendTicketDocument, []);
  const sendAgain = async (): Promise<void> => {
    const answer = await resend({ token: booking.visitUrl.split('/').at(-1) ?? '' });
    const isSent = answer !== 'unanswered' && answer.__typename === 'BookingLinkRequested';
    const text = answer === 'unanswered' ? 'The server did not answer.' : answer.message;
    showToast({ title: isSent ? 'Ticket sent' : 'Error', text, tone: isSent ? 'done' : 'refused' });
  };
  const hasMenus = useHasMenus();
  const hasFood = booking.foodOrderPlatform !== 'none';
  const button = (name: BookingAction, words: string) => (
    <ToolButton
      kind={name === 'cancel' ? 'danger' : 'second'}
      aria-expanded={action === name}
      onClick={() => onAction(name)}
    >
      {words}
    </ToolButton>
  );
  return (
    <AdminSection title="Actions">
      <AdminSectionBody>
        <Buttons>
          {booking.status === 'cancelled' ? null : button('move', 'Move')}
          {booking.status === 'confirmed' ? button('party', 'Change party size') : null}
          {booking.status === 'confirmed' && mayOrderFood(booking.guests) && (hasMenus || hasFood)
            ? button('food', 'Change food order')
            : null}
          {button('contact', 'Correct name, e-mail, phone')}
          {paidLessRefunds(booking) === '0.00' ? null : button('goodwill', 'Give money back')}
          {button('note', 'Add a note')}
          {booking.email === '' || booking.status === 'cancelled' ? null : (
            <ToolButton onClick={() => void sendAgain()}>Send the ticket again</ToolButton>
          )}
          <ToolButton onClick={() => setIsReplacing(true)}>Replace the guest’s link</ToolButton>
          {booking.status === 'cancelled' ? null : button('cancel', cancelWords(booking))}
        </Buttons>
        {isReplacing ? <ReplaceLinkDialog booking={booking} onClose={() => setIsReplacing(false)} /> : null}
      </AdminSectionBody>
    </AdminSection>
  );
}

interface ReplaceLinkDialogProps {
  readonly booking: BookingState;
  readonly onClose: () => void;
}

/** Revokes the guest's link, with a reason that the guest does not see, and mails a new one. */
function ReplaceLinkDialog({ booking, onClose }: ReplaceLinkDialogProps) {
  const replace = useAdminMutation(ReplaceVisitLinkDocument, [StaffBookingDocument]);
  const [reason, setReason] = useState('');
  const { id, firstName, email } = booking;
  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await replace({ id, reason });
    if (isRefusal(answer)) return formErrorOf('The link was not replaced', answer, () => false);
    const text = email === '' ? 'There is no e-mail address to send it to.' : `The new one is on its way to ${email}.`;
    showToast({ title: 'Link replaced', text, tone: 'done' });
    return undefined;
  };
  return (
    <Confirmation
      title={`Replace the link of ${isolated(firstName)}’s visit?`}
      action="Replace the link"
      busyAction="Replacing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text mb={4}>
        The current link stops working at once, and so does the one for waivers. The booking stays as it is.{' '}
        {email === '' ? 'There is no e-mail address, so nobody gets the new one.' : `${email} gets the new one.`}
      </Text>
      <ReasonField
        usual="link"
        hint="Kept with the booking, not shown to the guest"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirmation>
  );
}
