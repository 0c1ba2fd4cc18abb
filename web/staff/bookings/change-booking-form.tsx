import type { ComponentProps } from 'react';
import {
  StaffBookingDocument,
  StaffBookingsDocument,
  StaffChangeBookingDocument,
  StaffDayTimesDocument,
} from '../../generated/staff-operations.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { isDate, longDate } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { takenBack } from '../records/disputes.js';
import { type Food, FoodFields } from '../selling/food-fields.js';
import { type BookingState, cancelWords, disputedWords, moneyBackWords, nothingWasPaid } from './booking-words.js';
import { ChangeFrame } from './change-frame.js';
import { paidLessRefunds } from './money-lines.js';
import { PartyForm } from './party-form.js';
import { type ChangeFormProps, reason, useBookingChange } from './use-booking-change.js';

const queries = [StaffBookingDocument, StaffBookingsDocument];

const moveSchema = z.object({
  tourDate: z.string().refine(isDate, 'Please choose a day'),
  tourTime: z.string(),
  reason,
});

function MoveForm({ booking, onClose }: ChangeFormProps) {
  const { id, revision, tourDate, tourTime, tourType } = booking;
  const changeBooking = useAdminMutation(StaffChangeBookingDocument, queries);
  const change = useBookingChange({
    ...{ booking, onClose, schema: moveSchema, empty: { tourDate, tourTime, reason: '' } },
    doneTitle: 'Booking moved',
    send: ({ reason, ...move }, key) => changeBooking({ id, reason, key, input: { move, revision } }),
  });
  const [date, time] = change.form.watch(['tourDate', 'tourTime']);
  return (
    <ChangeFrame
      of={change}
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
  const changeBooking = useAdminMutation(StaffChangeBookingDocument, queries);
  const change = useBookingChange({
    ...{ booking, onClose, schema: foodSchema, empty: { food: foodOf(booking), reason: '' } },
    doneTitle: 'Food changed',
    send: ({ reason, food }, key) => changeBooking({ id, reason, key, input: { food, revision } }),
  });
  const { form } = change;
  return (
    <ChangeFrame of={change} reason={fieldProps(form, 'reason')} button="Change food order" onClose={onClose}>
      <FoodFields
        food={form.watch('food')}
        ordered={booking.foodOrderRestaurant}
        onFood={(chosen) => form.setValue('food', chosen)}
      />
    </ChangeFrame>
  );
}

const cancelSchema = z.object({ reason });

function CancelForm({ booking, onClose }: ChangeFormProps) {
  const { id, revision } = booking;
  // More than the tickets where the house kept money, less where it gave some back.
  const totalAmount = paidLessRefunds(booking);
  const disputed = takenBack(booking.disputes);
  const isRefunded = disputed.length === 0 && !nothingWasPaid(booking);
  const changeBooking = useAdminMutation(StaffChangeBookingDocument, queries);
  const change = useBookingChange({
    ...{ booking, onClose, schema: cancelSchema, empty: { reason: '' } },
    doneTitle: 'Booking canceled',
    send: ({ reason }, key) => changeBooking({ id, reason, key, input: { cancel: {}, revision } }),
  });
  return (
    <ChangeFrame
      of={change}
      reason={fieldProps(change.form, 'reason')}
      button={isRefunded ? `${cancelWords(booking)} $${totalAmount}` : cancelWords(booking)}
      kind="danger"
      onClose={onClose}
    >
      <p>
        {disputed.length > 0 ? disputedWords(disputed, totalAmount) : moneyBackWords({ ...booking, totalAmount })} This
        ends the booking.
      </p>
    </ChangeFrame>
  );
}

const forms = { move: MoveForm, party: PartyForm, food: FoodForm, cancel: CancelForm } as const;

export type VisitChange = keyof typeof forms;

/** Visitors' own changes, made by staff: without deadlines, with a reason. */
export function ChangeBookingForm({ action, ...rest }: ChangeFormProps & { readonly action: VisitChange }) {
  const Form = forms[action];
  return <Form {...rest} />;
}

interface TimeFieldsProps {
  readonly tourType: BookingState['tourType'];
  readonly date: string;
  readonly time: string;
  readonly dateField: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly timeField: Omit<ComponentProps<typeof SelectField>, 'label' | 'hint'>;
}

interface Time {
  readonly time: string;
  readonly capacity: number;
  readonly seatsLeft: number;
}

/** A private tour takes one party. */
function timeWords({ time, capacity, seatsLeft }: Time): string {
  if (seatsLeft === 0) return `${time}, full`;
  if (capacity === 1) return `${time}, free`;
  return `${time}, ${counted(seatsLeft, 'seat')} left`;
}

/** Another day and one of its times, with seats left. */
function TimeFields({ tourType, date, time, dateField, timeField }: TimeFieldsProps) {
  const { data, isLoading } = useAdminQuery(StaffDayTimesDocument, { tourType, date }, isDate(date));
  const times = data?.availability?.days[0]?.times ?? [];
  const isListed = times.some((one) => one.time === time);
  return (
    <>
      <TextField label="New day" type="date" {...dateField} />
      <SelectField
        label="New time"
        hint={!isLoading && times.length === 0 ? 'No tour starts on this day' : undefined}
        {...timeField}
        value={time}
      >
        {isListed ? null : <option value={time}>{time}</option>}
        {times.map((one) => (
          <option key={one.time} value={one.time}>
            {timeWords(one)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
