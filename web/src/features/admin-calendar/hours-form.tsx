import { useApolloClient } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  type AffectedTimesFragment as Affected,
  CalendarSettingsDocument,
  ChangeHoursDocument,
} from '../../generated/staff-operations.js';
import { type FormError, formErrorOf, isRefusal } from '../../lib/forms/form-error.js';
import { startsText, weekdayNames } from '../../lib/house-hours.js';
import { venueToday } from '../../lib/venue-dates.js';
import { BookedTimesNotice } from './booked-times-notice.js';
import { spanWords } from './calendar-words.js';
import { readStarts, StartsField } from './starts-field.js';
import { calendarQueries } from './use-calendar-change.js';

const Rules = styled.ul`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-4);
  border-bottom: 1px solid var(--line);
`;

const Weekdays = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
`;

/** The usual week, and other hours for days of the week from a date on. */
export function HoursForm({ onLeave }: { readonly onLeave: () => void }) {
  const { data } = useAdminQuery(CalendarSettingsDocument, {});
  const client = useApolloClient();
  const change = useAdminMutation(ChangeHoursDocument, calendarQueries);
  const [from, setFrom] = useState(venueToday);
  const [until, setUntil] = useState('');
  const [weekdays, setWeekdays] = useState<readonly number[]>([]);
  const [starts, setStarts] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FormError>();
  const [affected, setAffected] = useState<Affected>();
  const settings = data?.calendarSettings;

  /** The version that is shown, or the one that is being loaded when the form is sent early. */
  const shownVersion = async (): Promise<number | undefined> => {
    if (settings) return settings.version;
    const loaded = await client.query({ query: CalendarSettingsDocument }).catch(() => undefined);
    return loaded?.data?.calendarSettings?.version;
  };
  const send = async (keepBookings: boolean): Promise<void> => {
    setIsBusy(true);
    setError(undefined);
    const input = { from, until: until || null, weekdays, starts: readStarts(starts), keepBookings };
    const version = await shownVersion();
    const answer = version === undefined ? 'unanswered' : await change({ version, input });
    setIsBusy(false);
    const isAffected = answer !== 'unanswered' && answer.__typename === 'BookedTimesAffected';
    setAffected(isAffected ? answer : undefined);
    if (isAffected) return;
    if (isRefusal(answer)) setError(formErrorOf('Nothing was changed', answer, () => false));
    else showToast({ title: 'Hours changed', text: 'The site already shows them.', tone: 'done' });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(false);
  };
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
        <AdminForm noValidate onSubmit={submit}>
          <Weekdays>
            <legend>Days of the week</legend>
            {weekdayNames.map((name, index) => (
              <CheckboxField
                key={name}
                label={name}
                checked={weekdays.includes(index + 1)}
                onChange={({ target }) =>
                  setWeekdays(target.checked ? [...weekdays, index + 1] : weekdays.filter((day) => day !== index + 1))
                }
              />
            ))}
          </Weekdays>
          <FieldPair>
            <TextField label="From" type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
            <TextField
              label="Until (empty: no end)"
              type="date"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </FieldPair>
          <StartsField value={starts} onChange={setStarts} />
          {affected ? <BookedTimesNotice affected={affected} onKeep={() => void send(true)} /> : null}
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton type="submit" kind="main" busy={isBusy}>
              Change the hours
            </ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
