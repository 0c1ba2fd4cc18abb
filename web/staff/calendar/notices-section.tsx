import { styled } from 'styled-components';
import { AddNoticeDocument, CalendarSettingsDocument, RemoveNoticeDocument } from '../../generated/staff-operations.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { ErrorNotice } from '../../kit/desk/error-notice.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { linesField } from '../../kit/lib/typed-text.js';
import { venueDateTime, venueInstant } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useCalendarChange, useCalendarForm, useCalendarMutation } from '../data/use-calendar-change.js';
import { spanishField } from '../forms/spanish-field.js';
import { SpanishFields } from '../forms/spanish-fields.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { MomentPair } from './moment-pair.js';

const List = styled.ul`
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); align-items: center; justify-content: space-between; padding: var(--s-3) var(--s-4); border-bottom: 1px solid var(--line); }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
`;

const schema = z.object({
  text: linesField().min(1, 'Please write a text for visitors').max(300, 'A notice can have at most 300 characters'),
  textEs: spanishField('The text', 300, linesField()),
  level: z.enum(['info', 'warning']),
  until: z.string().transform((shown) => (shown === '' ? null : venueInstant(shown))),
});

/** Sentences above every page of the site. */
export function NoticesSection() {
  const { data } = useAdminQuery(CalendarSettingsDocument, {});
  const add = useCalendarMutation(AddNoticeDocument);
  const remove = useCalendarChange(RemoveNoticeDocument);
  const { form, ...sending } = useCalendarForm({
    keptAs: 'new notice',
    schema,
    empty: { text: '', textEs: '', level: 'info', until: '' },
    send: (notice) => add({ input: { ...notice, from: new Date().toISOString() } }),
    onDone: () => undefined,
    after: (typed) => ({ ...typed, text: '', textEs: '' }),
  });
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
        <StaffForm of={sending} button="Show this notice">
          <TextField label="Text for visitors" {...fieldProps(form, 'text')} />
          <MomentPair>
            <SelectField label="Level" {...fieldProps(form, 'level')}>
              <option value="info">Information</option>
              <option value="warning">Warning</option>
            </SelectField>
            <TextField label="Until (empty: no end)" type="datetime-local" {...fieldProps(form, 'until')} />
          </MomentPair>
          <SpanishFields form={form} fields={[{ name: 'textEs', label: 'Text for visitors' }]} />
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
