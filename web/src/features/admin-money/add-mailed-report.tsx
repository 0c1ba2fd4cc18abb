import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { SelectField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  AddReportScheduleDocument,
  type ReportFile,
  type ReportRhythm,
  StaffMailedReportsDocument,
} from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { weekdayNames } from '../../lib/house-hours.js';
import { longDate } from '../../lib/venue-dates.js';
import { z } from '../../lib/zod.js';
import { FILES, ordinal } from './mailed-report-words.js';

const schema = z
  .object({
    file: z.custom<ReportFile>(),
    every: z.custom<ReportRhythm>(),
    weekday: z.coerce.string(),
    monthDay: z.coerce.string(),
  })
  .transform(({ file, every, weekday, monthDay }) => ({
    file,
    every,
    day: Number(every === 'WEEK' ? weekday : monthDay),
  }));

const files = Object.entries(FILES);
/** Every month has these. */
const monthDays = Array.from({ length: 28 }, (_, at) => at + 1);

/** Has a file mailed from now on. Adding one that is there changes nothing, so that an unanswered press can be repeated. */
export function AddMailedReport() {
  const add = useAdminMutation(AddReportScheduleDocument, [StaffMailedReportsDocument]);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { file: 'TAKINGS' as ReportFile, every: 'WEEK' as ReportRhythm, weekday: '1', monthDay: '1' },
    refusedTitle: 'The file is not mailed',
    send: (input) => add({ input }),
    onDone: (answer, { file }) => {
      if (answer.__typename !== 'ReportScheduleAdded') return;
      const title = `${FILES[file]}: added`;
      showToast({ title, text: `The first one comes on ${longDate(answer.schedule.nextOn)}.`, tone: 'done' });
    },
  });
  return (
    <AdminForm noValidate onSubmit={(event) => void submit(event)} style={{ maxWidth: '46rem' }}>
      <SelectField label="File" {...fieldProps(form, 'file')}>
        {files.map(([file, label]) => (
          <option key={file} value={file}>
            {label}
          </option>
        ))}
      </SelectField>
      <FieldPair>
        <SelectField label="How often" {...fieldProps(form, 'every')}>
          <option value="WEEK">Each week</option>
          <option value="MONTH">Each month</option>
        </SelectField>
        {form.watch('every') === 'WEEK' ? (
          <SelectField key="weekday" label="On" {...fieldProps(form, 'weekday')}>
            {weekdayNames.map((name, at) => (
              <option key={name} value={at + 1}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <SelectField key="monthDay" label="On" {...fieldProps(form, 'monthDay')}>
            {monthDays.map((day) => (
              <option key={day} value={day}>
                The {ordinal(day)}
              </option>
            ))}
          </SelectField>
        )}
      </FieldPair>
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" busy={isSubmitting} busyText="Adding...">
          Mail it to me
        </ToolButton>
      </FormActions>
    </AdminForm>
  );
}
