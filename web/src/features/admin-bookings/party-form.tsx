import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ListFailed, ListLoading } from '../../admin/lists/list-states.js';
import { TextField } from '../../design/controls/text-field.js';
import {
  StaffBookingDocument,
  StaffBookingsDocument,
  StaffChangePartySizeDocument,
} from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { sellsAdultsOnly } from '../../lib/tickets/party.js';
import { lineField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';
import { ChangeFrame } from './change-frame.js';
import { PartyByTypeForm } from './party-by-type-form.js';
import { type ChangeFormProps, reason, useBookingChange } from './use-booking-change.js';
import { usePartyQuote } from './use-party-quote.js';

const partySchema = z.object({
  groupSize: lineField()
    .regex(/^\d{1,3}$/, 'Please write a number of guests')
    .transform(Number),
  reason,
});

function SizeForm({ booking, onClose }: ChangeFormProps) {
  const { id, revision } = booking;
  const changeParty = useAdminMutation(StaffChangePartySizeDocument, [StaffBookingDocument, StaffBookingsDocument]);
  const change = useBookingChange({
    ...{ booking, onClose, schema: partySchema, empty: { groupSize: String(booking.groupSize), reason: '' } },
    doneTitle: 'Party changed',
    send: ({ reason, groupSize }, key) => changeParty({ id, reason, key, input: { groupSize, revision } }),
  });
  return (
    <ChangeFrame
      change={change}
      reason={fieldProps(change.form, 'reason')}
      button="Change party size"
      onClose={onClose}
    >
      <TextField label="Guests" inputMode="numeric" {...fieldProps(change.form, 'groupSize')} />
    </ChangeFrame>
  );
}

/** Changes the party: its size where one price was and is sold, otherwise its guests by type. */
export function PartyForm(props: ChangeFormProps) {
  const quote = usePartyQuote(props.booking);
  if (quote.hasFailed) return <ListFailed label="prices" onRetry={quote.reload} />;
  if (quote.prices === undefined) return <ListLoading label="prices" />;
  const isPlain = props.booking.tickets.length <= 1 && sellsAdultsOnly(quote.prices);
  return isPlain ? <SizeForm {...props} /> : <PartyByTypeForm {...props} quote={quote} prices={quote.prices} />;
}
