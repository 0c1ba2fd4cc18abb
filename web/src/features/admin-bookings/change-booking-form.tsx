import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { type Food, FoodFields } from '../../admin/selling/food-fields.js';
import {
  StaffBookingDocument,
  StaffBookingsDocument,
  StaffCancelBookingDocument,
  StaffChangeFoodDocument,
  StaffMoveBookingDocument,
} from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { isDate, longDate } from '../../lib/venue-dates.js';
import { z } from '../../lib/zod.js';
import { type BookingState, moneyBackWords, nothingWasPaid } from './booking-words.js';
import { ChangeFrame } from './change-frame.js';
import { PartyForm } from './party-form.js';
import { TimeFields } from './time-fields.js';
import { type ChangeFormProps, reason, useBookingChange } from './use-booking-change.js';

const queries = [StaffBookingDocument, StaffBookingsDocument];

const moveSchema = z.object({
  tourDate: z.string().refine(isDate, 'Please choose a day'),
  tourTime: z.string(),
  reason,
});

function MoveForm({ booking, onClose }: ChangeFormProps) {
  const { id, revision, tourDate, tourTime, tourType } = booking;
  const move = useAdminMutation(StaffMoveBookingDocument, queries);
  const change = useBookingChange({
    ...{ booking, onClose, schema: moveSchema, empty: { tourDate, tourTime, reason: '' } },
    doneTitle: 'Booking moved',
    send: ({ reason, ...slot }, key) => move({ id, reason, key, input: { ...slot, revision } }),
  });
  const [date, time] = change.form.watch(['tourDate', 'tourTime']);
  return (
    <ChangeFrame
      change={change}
      reason={fieldProps(change.form, 'reason')}
      button={isDate(date) ? `Move to ${longDate(date)}, ${time}` : 'Move'}
      onClose={onClose}
    >
      <TimeFields
        tourType={tourType}
        date={date}
        time={time}
        dateField={fieldProps(change.form, 'tourDate')}
        timeField={fieldProps(change.form, 'tourTime')}
      />
    </ChangeFrame>
  );
}

function foodOf({ foodOrderPlatform, foodItems, foodOrderTotal }: BookingState): Food {
  const items = (foodItems ?? []).map(({ itemId, count }) => ({ itemId, count }));
  return { foodOrderPlatform, foodItems: items, foodOrderTotal };
}

const foodSchema = z.object({ food: z.custom<Food>(), reason });

function FoodForm({ booking, onClose }: ChangeFormProps) {
  const { id, revision } = booking;
  const changeFood = useAdminMutation(StaffChangeFoodDocument, queries);
  const change = useBookingChange({
    ...{ booking, onClose, schema: foodSchema, empty: { food: foodOf(booking), reason: '' } },
    doneTitle: 'Food changed',
    send: ({ reason, food }, key) => changeFood({ id, reason, key, input: { ...food, revision } }),
  });
  const { form } = change;
  return (
    <ChangeFrame change={change} reason={fieldProps(form, 'reason')} button="Change food order" onClose={onClose}>
      <FoodFields food={form.watch('food')} onFood={(chosen) => form.setValue('food', chosen)} />
    </ChangeFrame>
  );
}

const cancelSchema = z.object({ reason });

function CancelForm({ booking, onClose }: ChangeFormProps) {
  const { id, revision, totalAmount } = booking;
  const cancel = useAdminMutation(StaffCancelBookingDocument, queries);
  const change = useBookingChange({
    ...{ booking, onClose, schema: cancelSchema, empty: { reason: '' } },
    doneTitle: 'Booking canceled',
    send: ({ reason }, key) => cancel({ id, reason, key, input: { revision } }),
  });
  return (
    <ChangeFrame
      change={change}
      reason={fieldProps(change.form, 'reason')}
      button={nothingWasPaid(booking) ? 'Cancel the booking' : `Cancel and refund $${totalAmount}`}
      kind="danger"
      onClose={onClose}
    >
      <p>{moneyBackWords(booking)} This is the end of the booking.</p>
    </ChangeFrame>
  );
}

const forms = { move: MoveForm, party: PartyForm, food: FoodForm, cancel: CancelForm } as const;

export type VisitChange = keyof typeof forms;

/** What visitors do by their link, done by staff: no deadline counts, and a reason is kept. */
export function ChangeBookingForm({ action, ...rest }: ChangeFormProps & { readonly action: VisitChange }) {
  const Form = forms[action];
  return <Form {...rest} />;
}
