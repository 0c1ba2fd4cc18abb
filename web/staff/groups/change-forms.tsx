import {
  AcceptForCallerDocument,
  EndGroupDocument,
  type EndGroupMutationVariables,
  SecureByPurchaseOrderDocument,
  SecureWithoutDocument,
  StaffGroupDocument,
  StaffGroupsDocument,
} from '../../generated/staff-operations.js';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { printedCents, toAmount } from '../../kit/lib/money.js';
import { lineField, linesField } from '../../kit/lib/typed-text.js';
import { isDate, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { parsePrice } from '../forms/price-schema.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import type { Money, StaffGroup } from './group-words.js';

const shownAgain = [StaffGroupsDocument, StaffGroupDocument];

const reason = lineField().min(3, 'Please give a reason in a few words').max(300, 'At most 300 characters');
function required(what: string, most: number) {
  return lineField().min(1, `${what} is needed`).max(most, `At most ${most} characters`);
}

const acceptance = z.object({ name: required('The name', 100), position: required('The position', 100), reason });

const order = z.object({
  number: required('The number', 40),
  day: z.string().refine(isDate, 'Please choose a day'),
  amount: z.string().refine((text) => parsePrice(text) !== undefined, 'Please write an amount such as 480.00'),
  billTo: linesField().min(1, 'Please write where the bill goes').max(300, 'At most 300 characters'),
});

interface ChangeFormProps {
  readonly group: StaffGroup;
  readonly onClose: () => void;
}

/** Holds the seats of the quote. */
export function AcceptForm({ group, onClose }: ChangeFormProps) {
  const accept = useAdminMutation(AcceptForCallerDocument, shownAgain);
  const { id, revision, quote, organizerName, organization } = group;
  const { form, ...sending } = useStaffForm({
    keptAs: `acceptance ${id}`,
    schema: acceptance,
    empty: { name: organizerName, position: '', reason: '' },
    refusedTitle: 'The quote is not accepted',
    send: (read) => accept({ id, revision, version: quote?.version ?? 0, ...read }),
    onDone: () => {
      showToast({ title: 'Accepted', text: `The seats of ${organization.name} are held.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="They accept" button="Hold the seats" busyText="Holding..." onClose={onClose}>
      <FieldPair>
        <TextField label="Who accepts" autoComplete="off" {...fieldProps(form, 'name')} />
        <TextField label="Position" hint="For example principal" autoComplete="off" {...fieldProps(form, 'position')} />
      </FieldPair>
      <ReasonField usual="group" hint="Kept on record" {...fieldProps(form, 'reason')} />
    </StaffForm>
  );
}

/** Books what is held, on a purchase order. */
export function SecureForm({ group, onClose }: ChangeFormProps) {
  const secure = useAdminMutation(SecureByPurchaseOrderDocument, shownAgain);
  const { id, revision, quote, organization, sentOrder: sent } = group;
  const { form, ...sending } = useStaffForm({
    keptAs: `purchase order ${id} ${sent?.number ?? ''}`,
    schema: order,
    empty: {
      number: sent?.number ?? '',
      day: sent?.day ?? venueToday(),
      amount: sent ? toAmount(sent.cents) : quote ? toAmount(quote.totalCents) : '',
      billTo: sent?.billTo ?? [organization.name, organization.address].filter(Boolean).join('\n'),
    },
    refusedTitle: 'The seats are not booked',
    send: ({ amount, ...read }) => secure({ id, revision, input: { ...read, amount: parsePrice(amount) ?? amount } }),
    onDone: () => {
      showToast({ title: 'Booked', text: `${organization.name} is coming.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="Purchase order" button="Book the seats" busyText="Booking..." onClose={onClose}>
      <FieldPair>
        <TextField label="Number of the order" autoComplete="off" {...fieldProps(form, 'number')} />
        <TextField label="Day of the order" type="date" max={venueToday()} {...fieldProps(form, 'day')} />
        <TextField label="Amount, $" inputMode="decimal" autoComplete="off" {...fieldProps(form, 'amount')} />
      </FieldPair>
      <TextAreaField label="Where the bill goes" rows={4} maxLength={300} {...fieldProps(form, 'billTo')} />
    </StaffForm>
  );
}

/** Books what is held, without a deposit and without an order. */
export function SecureWithoutForm({ group, onClose }: ChangeFormProps) {
  const secure = useAdminMutation(SecureWithoutDocument, shownAgain);
  const { id, revision, organization } = group;
  const { form, ...sending } = useStaffForm({
    keptAs: `booking without an order ${id}`,
    schema: z.object({ reason }),
    empty: { reason: '' },
    refusedTitle: 'The seats are not booked',
    send: (read) => secure({ id, revision, ...read }),
    onDone: () => {
      showToast({ title: 'Booked', text: `${organization.name} is coming.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="Book without an order" button="Book the seats" onClose={onClose}>
      <ReasonField usual="group" hint="Kept on record" {...fieldProps(form, 'reason')} />
    </StaffForm>
  );
}

/** What a cancellation costs now. */
function keptWords({ keptIfCanceledCents: kept, receivedCents: paid }: Money): string {
  if (kept === null) return 'What stays billed is not known now.';
  if (kept === 0) return paid > 0 ? `All of ${printedCents(paid)} goes back.` : 'Nothing is billed.';
  if (paid > kept) return `${printedCents(kept)} stays billed, and ${printedCents(paid - kept)} goes back.`;
  return paid < kept
    ? `${printedCents(kept)} stays billed: ${printedCents(kept - paid)} is owed.`
    : `${printedCents(kept)} is kept.`;
}

interface EndFormProps extends ChangeFormProps {
  readonly ending: EndGroupMutationVariables['ending'];
}

/** Ends a group, and gives its seats back. */
export function EndForm({ group, ending, onClose }: EndFormProps) {
  const end = useAdminMutation(EndGroupDocument, shownAgain);
  const { id, revision, organization, state } = group;
  const hasSeats = state === 'accepted' || state === 'secured';
  const { data } = useAdminQuery(StaffGroupDocument, { number: group.number });
  const money = hasSeats ? data?.groupByNumber?.money : undefined;
  const { form, ...sending } = useStaffForm({
    keptAs: `end of ${id}`,
    schema: z.object({ reason }),
    empty: { reason: '' },
    refusedTitle: 'Nothing was ended',
    send: (read) => end({ id, revision, ending, ...read }),
    onDone: () => {
      showToast({ title: 'Ended', text: `${organization.name} does not come.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm
      of={sending}
      aria-label="End the group"
      kind="danger"
      button={ending === 'declined' ? 'Decline' : 'End the group'}
      busyText="Ending..."
      onClose={onClose}
    >
      <Text>
        {hasSeats
          ? 'All of its seats are given back at once, and those who wait are offered them. This cannot be undone.'
          : 'No seat is held. This cannot be undone: the group can ask again.'}
      </Text>
      {money ? <Text>{keptWords(money)}</Text> : null}
      <ReasonField usual="group" hint="Kept on record" {...fieldProps(form, 'reason')} />
    </StaffForm>
  );
}
