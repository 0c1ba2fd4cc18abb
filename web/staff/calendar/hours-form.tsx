import { useApolloClient } from '@apollo/client/react';
import { styled } from 'styled-components';
import { CalendarSettingsDocument, ChangeHoursDocument } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { startsText, weekdayNames } from '../../kit/lib/week-line.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useCalendarMutation } from '../data/use-calendar-change.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { BookedTimesNotice } from './booked-times-notice.js';
import { spanWords } from './calendar-words.js';
import { ChoicesField } from './choices-field.js';
import { StartsField, typedStarts } from './starts-field.js';
import { useHoursForm } from './use-hours-form.js';

const Rules = styled.ul`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-4);
  border-bottom: 1px solid var(--line);
`;

const schema = z.object({
  weekdays: z.array(z.int()),
  from: z.string(),
  until: z.string().transform((text) => text || null),
  starts: typedStarts,
});

/** The usual week, and changed hours of weekdays from a date on. */
export function HoursForm({ onLeave }: { readonly onLeave: () => void }) {
  const settings = useAdminQuery(CalendarSettingsDocument, {}).data?.calendarSettings;
  const client = useApolloClient();
  const change = useCalendarMutation(ChangeHoursDocument);

  /** The version shown, or the one that is loading if the form is sent early. */
  const shownVersion = async (): Promise<number | undefined> => {
    if (settings) return settings.version;
    const loaded = await client.query({ query: CalendarSettingsDocument }).catch(() => undefined);
    return loaded?.data?.calendarSettings?.version;
  };
  const { form, affected, keepTimes, ...sending } = useHoursForm({
    keptAs: 'usual hours',
    schema,
    empty: { weekdays: [], from: venueToday(), until: '', starts: '' },
    send: async (hours, keepBookings) => {
      const version = await shownVersion();
      return version === undefined ? 'unanswered' : change({ version, input: { ...hours, keepBookings } });
    },
    after: (typed) => typed,
  });
  return (
    <AdminSection title="Usual week" tools={<ToolButton onClick={onLeave}>Back to the calendar</ToolButton>}>
      <Rules aria-label="Hours, latest first">
        {(settings?.rules ?? []).map((rule) => (
          <li key={`${rule.weekday} ${rule.from} ${rule.until} ${rule.starts.join()}`}>
            <b>{weekdayNames[rule.weekday - 1]}</b>: {rule.starts.length === 0 ? 'no tours' : startsText(rule.starts)}
            {spanWords(rule, venueToday())}
          </li>
        ))}
      </Rules>
      <AdminSectionBody>
        <StaffForm of={sending} button="Change the hours">
          <ChoicesField
            legend="Days of the week"
            options={weekdayNames.map((label, index) => ({ label, value: index + 1 }))}
            chosen={form.watch('weekdays')}
            onChoose={(weekdays) => form.setValue('weekdays', weekdays)}
            error={form.formState.errors.weekdays?.message}
          />
          <FieldPair>
            <TextField label="From" type="date" {...fieldProps(form, 'from')} />
            <TextField label="Until (empty: no end)" type="date" {...fieldProps(form, 'until')} />
          </FieldPair>
          <StartsField {...fieldProps(form, 'starts')} />
          {affected ? <BookedTimesNotice affected={affected} onKeep={() => void keepTimes()} /> : null}
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
