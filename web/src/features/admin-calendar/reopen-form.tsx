import { type FormEvent, useState } from 'react';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Leaders } from '../../design/marks/leaders.js';
import { ReopenDayDocument } from '../../generated/staff-operations.js';
import { longDate } from '../../lib/venue-dates.js';
import { partiesText } from './calendar-words.js';
import { useCalendarChange } from './use-calendar-change.js';
import { useClosures } from './use-closures.js';

/** Opening a closed day: who gets their seats back, and who stays where they went. */
export function ReopenForm({ date, onLeave }: { readonly date: string; readonly onLeave: () => void }) {
  const [reason, setReason] = useState('');
  const { send, isBusy, error } = useCalendarChange(ReopenDayDocument, 'NotClosed');
  const closures = useClosures(date).flatMap(({ closure }) => (closure.reopenedAt === null ? [closure] : []));
  const sum = (field: 'unanswered' | 'moved' | 'cancelled') =>
    closures.reduce((total, closure) => total + closure[field], 0);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await send({ date, reason: reason || null })) onLeave();
  };
  return (
    <AdminSection title={`Reopen ${longDate(date)}`} tools={<ToolButton onClick={onLeave}>Stay closed</ToolButton>}>
      <AdminSectionBody>
        <AdminForm noValidate onSubmit={(event) => void submit(event)}>
          <Leaders
            facts={[
              { term: 'Get their seats back', value: partiesText(sum('unanswered')) },
              { term: 'Stay where they moved', value: partiesText(sum('moved')) },
              { term: 'Stay canceled', value: partiesText(sum('cancelled')) },
            ]}
          />
          <p>
            Whoever has not answered is written to: we are open after all. Whoever moved keeps the new time. Refunds
            stay sent.
          </p>
          <TextField label="Reason (internal)" value={reason} onChange={({ target }) => setReason(target.value)} />
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton type="submit" kind="main" busy={isBusy}>
              Reopen and write to {partiesText(sum('unanswered'))}
            </ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
