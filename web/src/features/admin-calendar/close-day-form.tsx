import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminForm } from '../../admin/forms/form-parts.js';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { ListFailed } from '../../admin/lists/list-states.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { SelectField, TextAreaField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import { CalendarTimesDocument, CloseDayDocument, ClosurePreviewDocument } from '../../generated/staff-operations.js';
import { dateAfter, isDate, longDate, venueInstant, venueToday } from '../../lib/venue-dates.js';
import { calendarSearch } from './calendar-address.js';
import { closedWords } from './calendar-words.js';
import { ConfirmClosing } from './confirm-closing.js';
import { MomentPair } from './moment-pair.js';
import { useCalendarChange } from './use-calendar-change.js';

const Columns = styled(AdminColumns)`
  @media (min-width: 80rem) { grid-template-columns: minmax(0, 1fr) 26rem; align-items: start; }
`;

const Body = styled(AdminSectionBody)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  fieldset > div { display: flex; flex-wrap: wrap; gap: 0 var(--s-4); }
`;

const reasons = ['Ice storm', 'Power or water', 'Private event'];

type Policy = 'refund' | 'move' | 'keep';

interface CloseDayFormProps {
  /** The day that the form opens on. */
  readonly date: string;
  readonly onLeave: () => void;
  /** @param date the first day that was closed, which may be another one */
  readonly onClosed: (date: string) => void;
}

/** Closing a day: what one decides, what it does, counted live, and the number of parties typed to confirm. */
export function CloseDayForm({ date, onLeave, onClosed }: CloseDayFormProps) {
  const [first, setFirst] = useState(date);
  const [until, setUntil] = useState('');
  const [times, setTimes] = useState<readonly string[]>([]);
  const [reason, setReason] = useState(reasons[0] ?? '');
  const noon = `${dateAfter(date, -1)}T12:00`;
  const [deadline, setDeadline] = useState(
    date > venueToday() && venueInstant(noon) > new Date().toISOString() ? noon : '',
  );
  const [message, setMessage] = useState('');
  const [policy, setPolicy] = useState<Policy>('refund');
  const [typed, setTyped] = useState('');
  const span = { date: first, until: until || null, times: times.length === 0 ? null : times };
  const { data, hasFailed, reload } = useAdminQuery(ClosurePreviewDocument, span);
  const day = useAdminQuery(CalendarTimesDocument, { from: first, to: first }).data?.staffCalendar?.days[0];
  const { send, isBusy, error } = useCalendarChange(CloseDayDocument, 'AlreadyClosed');
  const preview = data?.previewClosure.__typename === 'ClosurePreview' ? data.previewClosure : undefined;
  const isEmpty = preview?.parties === 0;
  const isConfirmed = isEmpty || (preview !== undefined && typed.trim() === String(preview.parties));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isConfirmed) return;
    // Whoever books until then is told this much.
    const words = isEmpty && message.trim() === '' ? 'We are closed.' : message;
    const input = {
      ...span,
      reason,
      message: words,
      policy,
      deadline: deadline === '' ? null : venueInstant(deadline),
    };
    const answer = await send({ input });
    if (answer === undefined || answer === 'unanswered') return;
    if (answer.__typename !== 'DayClosed') return onClosed(first);
    const link = { to: `/admin${calendarSearch({ view: 'day', date: first })}`, label: 'See their answers' };
    showToast({ ...closedWords(answer.closure), ...(answer.closure.parties > 0 ? { link } : {}), tone: 'done' });
    onClosed(first);
  };
  const toggle = (time: string, isOn: boolean): void =>
    setTimes(isOn ? [...times, time] : times.filter((known) => known !== time));

  return (
    <AdminForm noValidate onSubmit={(event) => void submit(event)}>
      <Columns>
        <AdminSection
          title={`Close ${longDate(first)}`}
          headingProps={{ tabIndex: -1 }}
          tools={<ToolButton onClick={onLeave}>Leave open</ToolButton>}
        >
          <Body>
            <MomentPair>
              <TextField
                label="Day"
                type="date"
                value={first}
                onChange={({ target }) => (isDate(target.value) ? setFirst(target.value) : undefined)}
              />
              <TextField
                label="Until (for several days)"
                type="date"
                value={until}
                onChange={({ target }) => setUntil(target.value)}
              />
            </MomentPair>
            <fieldset>
              <legend>Only some times; none chosen closes the whole day</legend>
              <div>
                {(day?.starts ?? []).map((time) => (
                  <CheckboxField
                    key={time}
                    label={time}
                    checked={times.includes(time)}
                    onChange={({ target }) => toggle(time, target.checked)}
                  />
                ))}
              </div>
            </fieldset>
            <MomentPair>
              <TextField
                label="Reason, shown to visitors"
                list="closing-reasons"
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
              <TextField
                label="Answer by"
                type="datetime-local"
                value={deadline}
                onChange={({ target }) => setDeadline(target.value)}
              />
            </MomentPair>
            <datalist id="closing-reasons">
              {reasons.map((known) => (
                <option key={known} value={known} />
              ))}
            </datalist>
            <TextAreaField
              label="Message to the guests"
              hint={isEmpty ? 'Optional: nobody has booked.' : 'Times, seats and buttons are added automatically.'}
              rows={4}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
            <SelectField
              label="Parties that have not answered by then"
              value={policy}
              onChange={({ target }) => setPolicy(target.value as Policy)}
            >
              <option value="refund">Are canceled and fully refunded</option>
              <option value="move">Move to the first time held for them, or get a refund</option>
              <option value="keep">Stay open: the desk handles each one</option>
            </SelectField>
          </Body>
        </AdminSection>
        <AdminSection title="What happens" busy={preview === undefined && !hasFailed}>
          <Body aria-live="polite">
            {hasFailed ? (
              <ListFailed label="number of parties" onRetry={() => void reload()} />
            ) : preview ? (
              <ConfirmClosing
                preview={preview}
                typed={typed}
                onType={setTyped}
                isConfirmed={isConfirmed}
                isBusy={isBusy}
                error={error}
              />
            ) : (
              <p>Counting...</p>
            )}
          </Body>
        </AdminSection>
      </Columns>
    </AdminForm>
  );
}
