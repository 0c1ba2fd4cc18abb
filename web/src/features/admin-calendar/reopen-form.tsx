import { useCalendarForm, useCalendarMutation } from '../../admin/data/use-calendar-change.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Leaders } from '../../design/marks/leaders.js';
import { ReopenDayDocument } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { longDate } from '../../lib/venue-dates.js';
import { z } from '../../lib/zod.js';
import { partiesText } from './calendar-words.js';
import { useClosures } from './use-closures.js';

const schema = z.object({ reason: z.string().transform((text) => text || null) });

/** Opening a closed day: who gets their seats back, and who stays where they went. */
export function ReopenForm({ date, onLeave }: { readonly date: string; readonly onLeave: () => void }) {
  const reopen = useCalendarMutation(ReopenDayDocument, 'NotClosed');
  const { form, isSubmitting, error, submit } = useCalendarForm({
    schema,
    empty: { reason: '' },
    send: ({ reason }) => reopen({ date, reason }),
    onDone: onLeave,
  });
  const closures = useClosures(date).flatMap(({ closure }) => (closure.reopenedAt === null ? [closure] : []));
  const sum = (field: 'unanswered' | 'moved' | 'cancelled') =>
    closures.reduce((total, closure) => total + closure[field], 0);
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
          <TextField label="Reason (internal)" {...fieldProps(form, 'reason')} />
          <ErrorNotice error={error} />
          <FormActions>
            <ToolButton type="submit" kind="main" busy={isSubmitting}>
              Reopen and write to {partiesText(sum('unanswered'))}
            </ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
