import { useState } from 'react';
import { styled } from 'styled-components';
import { RemoveWaiverDocument, StaffBookingDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { type FormError, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { isolated } from '../../kit/lib/names.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { Confirmation } from '../forms/confirmation.js';
import { ReasonField } from '../forms/reason-field.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import type { BookingState } from './booking-words.js';
import { waiverWords } from './history-words.js';

type Signed = NonNullable<BookingState['waivers']>['guests'][number];

const Signatures = styled.ul`
  display: grid;
  gap: var(--s-2);
  max-width: 40rem;
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-1) var(--s-4); }
`;

/** A wrong signature can be removed, so that its guest can sign. */
export function BookingWaivers({ booking: { waivers } }: { readonly booking: BookingState }) {
  const [wrong, setWrong] = useState<Signed>();
  if (!waivers || waivers.guests.length === 0) return null;
  return (
    <AdminSection title="Waivers">
      <AdminSectionBody>
        <Signatures>
          {waivers.guests.map((signed) => (
            <li key={signed.id}>
              {waiverWords(signed)}
              <ToolButton
                aria-label={`Remove the signature of ${isolated(signed.guestName)}`}
                onClick={() => setWrong(signed)}
              >
                Remove
              </ToolButton>
            </li>
          ))}
        </Signatures>
      </AdminSectionBody>
      {wrong ? <TakeOffDialog key={wrong.id} signed={wrong} onClose={() => setWrong(undefined)} /> : null}
    </AdminSection>
  );
}

interface TakeOffDialogProps {
  readonly signed: Signed;
  readonly onClose: () => void;
}

function TakeOffDialog({ signed: { id, guestName }, onClose }: TakeOffDialogProps) {
  const remove = useAdminMutation(RemoveWaiverDocument, [StaffBookingDocument]);
  const [reason, setReason] = useState('');
  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await remove({ id, reason });
    if (isRefusal(answer)) return formErrorOf('The signature was not removed', answer, () => false);
    showToast({ title: 'Signature removed', text: 'The party has one more waiver to sign.', tone: 'done' });
    return undefined;
  };
  return (
    <Confirmation
      title={`Remove the signature of ${isolated(guestName)}?`}
      action="Remove it"
      busyAction="Removing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text mb={4}>The guest has to sign again, by the link or at the door.</Text>
      <ReasonField
        usual="signature"
        hint="A note of the booking keeps it with the name. The guest does not see it"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Confirmation>
  );
}
