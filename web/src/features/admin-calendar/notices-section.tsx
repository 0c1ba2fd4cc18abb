import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { SelectField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { AddNoticeDocument, CalendarSettingsDocument, RemoveNoticeDocument } from '../../generated/staff-operations.js';
import { venueDateTime, venueInstant } from '../../lib/venue-dates.js';
import { MomentPair } from './moment-pair.js';
import { useCalendarChange } from './use-calendar-change.js';

const List = styled.ul`
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); align-items: center; justify-content: space-between; padding: var(--s-3) var(--s-4); border-bottom: 1px solid var(--line); }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
`;

/** The sentences above every page of the site. */
export function NoticesSection() {
  const { data } = useAdminQuery(CalendarSettingsDocument, {});
  const add = useCalendarChange(AddNoticeDocument);
  const remove = useCalendarChange(RemoveNoticeDocument);
  const [text, setText] = useState('');
  const [level, setLevel] = useState<'info' | 'warning'>('info');
  const [until, setUntil] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const end = until === '' ? null : venueInstant(until);
    const input = { text, level, from: new Date().toISOString(), until: end };
    if (await add.send({ input })) setText('');
  };
  return (
    <AdminSection title="Notices on the site">
      <List aria-label="Notices">
        {(data?.calendarSettings?.notices ?? []).map(({ id, text: shown, level: kind, until: end }) => (
          <li key={id}>
            <p>
              {shown}
              <small>
                {kind === 'warning' ? 'Warning' : 'Information'}
                {end === null ? '' : `, until ${venueDateTime(end)}`}
              </small>
            </p>
            <ToolButton aria-label={`Remove: ${shown}`} onClick={() => void remove.send({ id })}>
              Remove
            </ToolButton>
          </li>
        ))}
      </List>
      <AdminSectionBody>
        <ErrorNotice error={remove.error} />
        <AdminForm noValidate onSubmit={(event) => void submit(event)}>
          <TextField label="Text for visitors" value={text} onChange={({ target }) => setText(target.value)} />
          <MomentPair>
            <SelectField
              label="Level"
              value={level}
              onChange={({ target }) => setLevel(target.value === 'warning' ? 'warning' : 'info')}
            >
              <option value="info">Information</option>
              <option value="warning">Warning</option>
            </SelectField>
            <TextField
              label="Until (empty: no end)"
              type="datetime-local"
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          </MomentPair>
          <ErrorNotice error={add.error} />
          <FormActions>
            <ToolButton type="submit" kind="main" busy={add.isBusy}>
              Show this notice
            </ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
