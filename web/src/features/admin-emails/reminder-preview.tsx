import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminForm } from '../../admin/forms/form-parts.js';
import { AdminSectionBody } from '../../admin/layout/admin-section.js';
import { SelectField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Text } from '../../design/type/text.js';
import { StaffReminderPreviewDocument } from '../../generated/staff-operations.js';

const Mail = styled.div`
  margin-top: var(--s-4);
  padding: var(--s-4);
  border: 1px solid var(--line);
  background: var(--raised);
  h4 { font-size: var(--t-4); }
  pre { font: 400 var(--t-2) / 1.5 var(--ui); white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const kinds = { VISIT_REMINDER: 'The day before the visit', AFTER_VISIT: 'After the visit' } as const;
type Kind = keyof typeof kinds;

/** What a mail would say for a booking. Nothing is sent. */
export function ReminderPreview() {
  const [kind, setKind] = useState<Kind>('VISIT_REMINDER');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<{ readonly kind: Kind; readonly booking: string }>();
  const { data, isLoading, hasFailed } = useAdminQuery(
    StaffReminderPreviewDocument,
    asked ?? { kind, booking: '' },
    asked !== undefined,
  );
  const preview = asked && !isLoading ? data?.previewReminder : undefined;
  return (
    <AdminSectionBody>
      <AdminForm
        aria-label="Preview"
        onSubmit={(event) => {
          event.preventDefault();
          const booking = typed.trim().toUpperCase();
          setIsMissing(booking === '');
          if (booking === '') code.current?.focus();
          else setAsked({ kind, booking });
        }}
      >
        <SelectField label="Which mail" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
          {Object.entries(kinds).map(([known, words]) => (
            <option key={known} value={known}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField
          ref={code}
          label="For the booking"
          error={isMissing ? 'Please enter the confirmation code of a booking' : undefined}
          hint="Its confirmation code, for example HT-7K4M-9QXW"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <ToolButton type="submit" busy={asked !== undefined && isLoading}>
            Show the preview
          </ToolButton>
        </div>
      </AdminForm>
      <div role="status">
        {asked && hasFailed ? <Text>The preview could not be loaded. Try again.</Text> : null}
        {preview === null ? <Text>There is no booking {asked?.booking}.</Text> : null}
      </div>
      {preview ? (
        <Mail>
          <h4>{preview.subject}</h4>
          <pre>{preview.text}</pre>
        </Mail>
      ) : null}
    </AdminSectionBody>
  );
}
