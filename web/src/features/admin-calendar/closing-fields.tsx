import type { UseFormReturn } from 'react-hook-form';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { SelectField, TextAreaField, TextField } from '../../design/controls/text-field.js';
import { CalendarTimesDocument } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { isDate } from '../../lib/venue-dates.js';
import type { z } from '../../lib/zod.js';
import { BannerField } from './banner-field.js';
import { ChoicesField } from './choices-field.js';
import { type closing, reasons, type TypedClosing } from './closing-schema.js';
import { MomentPair } from './moment-pair.js';

interface ClosingFieldsProps {
  readonly form: UseFormReturn<TypedClosing, unknown, z.output<typeof closing>>;
  /** Nobody has booked. */
  readonly isEmpty: boolean;
}

/** What one decides: which days and times, why, and what the parties are told and offered. */
export function ClosingFields({ form, isEmpty }: ClosingFieldsProps) {
  const [date, times] = form.watch(['date', 'times']);
  const day = useAdminQuery(CalendarTimesDocument, { from: date, to: date }, isDate(date)).data?.staffCalendar?.days[0];
  return (
    <>
      <MomentPair>
        <TextField label="Day" type="date" {...fieldProps(form, 'date')} />
        <TextField label="Until (for several days)" type="date" {...fieldProps(form, 'until')} />
      </MomentPair>
      <ChoicesField
        legend="Only some times; none chosen closes the whole day"
        options={(day?.starts ?? []).map((time) => ({ label: time, value: time }))}
        chosen={times}
        onChoose={(chosen) => form.setValue('times', chosen)}
        error={form.formState.errors.times?.message}
      />
      <MomentPair>
        <TextField label="Reason, shown to visitors" list="closing-reasons" {...fieldProps(form, 'reason')} />
        <BannerField {...fieldProps(form, 'banner')} />
      </MomentPair>
      <datalist id="closing-reasons">
        {reasons.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      {isEmpty ? null : (
        <>
          <TextField label="Answer by" type="datetime-local" {...fieldProps(form, 'deadline')} />
          <TextAreaField
            label="Message to the guests"
            hint="Times, seats and buttons are added automatically."
            rows={4}
            {...fieldProps(form, 'message')}
          />
          <SelectField label="Parties that have not answered by then" {...fieldProps(form, 'policy')}>
            <option value="refund">Are canceled and fully refunded</option>
            <option value="move">Move to the first time held for them, or get a refund</option>
            <option value="keep">Stay open: the desk handles each one</option>
          </SelectField>
        </>
      )}
    </>
  );
}
