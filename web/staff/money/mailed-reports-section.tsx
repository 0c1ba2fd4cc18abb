import { useState } from 'react';
import { styled } from 'styled-components';
import { fileLabel, REPORTS } from '../../../services/shared/contracts/src/reports/reports.js';
import {
  AddReportScheduleDocument,
  EndReportScheduleDocument,
  type MailedReportFactsFragment,
  type ReportRhythm,
  StaffMailedReportsDocument,
} from '../../generated/staff-operations.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { weekdayNames } from '../../kit/lib/week-line.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Confirmation } from '../forms/confirmation.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { listHeading } from '../layout/focus-list.js';
import { daysInWords } from '../reports/report-days.js';

const schema = z
  .object({
    file: z.string(),
    every: z.custom<ReportRhythm>(),
    weekday: z.coerce.string(),
    monthDay: z.coerce.string(),
  })
  .transform(({ file, every, weekday, monthDay }) => ({
    file,
    every,
    day: Number(every === 'WEEK' ? weekday : monthDay),
  }));

/** Named like the buttons that save them. */
const FILES: Readonly<Record<string, string>> = Object.fromEntries(REPORTS.map((one) => [one.name, fileLabel(one)]));

/** "1st", "22nd", "13th". @param day of the month, up to 28 */
export function ordinal(day: number): string {
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd' };
  return `${day}${endings[day] ?? 'th'}`;
}

/** "each Monday", "on the 5th of each month" */
export function rhythmWords({ every, day }: Pick<MailedReportFactsFragment, 'every' | 'day'>): string {
  return every === 'WEEK' ? `each ${weekdayNames[day - 1] ?? ''}` : `on the ${ordinal(day)} of each month`;
}

/** The date of the next file, and its days. */
export function nextWords({ nextOn, nextFrom, nextTo }: MailedReportFactsFragment): string {
  return `Next on ${longDate(nextOn)}, for ${daysInWords(nextFrom, nextTo)}.`;
}

const files = Object.entries(FILES);
/** Every month has these days. */
const monthDays = Array.from({ length: 28 }, (_, at) => at + 1);

/** Adding an existing schedule changes nothing, so that an unanswered press can be repeated. */
function AddMailedReport() {
  const add = useAdminMutation(AddReportScheduleDocument, [StaffMailedReportsDocument]);
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { file: REPORTS[0]?.name ?? '', every: 'WEEK' as ReportRhythm, weekday: '1', monthDay: '1' },
    refusedTitle: 'The file is not mailed',
    send: (input) => add({ input }),
    onDone: (answer, { file }) => {
      if (answer.__typename !== 'ReportScheduleAdded') return;
      const title = `${FILES[file]}: added`;
      showToast({ title, text: `The first one comes on ${longDate(answer.schedule.nextOn)}.`, tone: 'done' });
    },
  });
  return (
    <StaffForm of={sending} style={{ maxWidth: '46rem' }} button="Mail it to me" kind="second" busyText="Adding...">
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
    </StaffForm>
  );
}

const Mailed = styled.div`
  ${media.print} { display: none; }
`;

const List = styled.ul`
  display: grid;
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-2) var(--s-4); padding: var(--s-3) var(--s-4); border-bottom: 1px solid var(--line); }
  li > div { flex: 1 1 14rem; }
`;

/** Files that the signed-in manager gets by e-mail every week or month (product.md §17). */
export function MailedReportsSection() {
  const query = useAdminQuery(StaffMailedReportsDocument, {});
  const end = useAdminMutation(EndReportScheduleDocument, [StaffMailedReportsDocument]);
  const [ending, setEnding] = useState<MailedReportFactsFragment>();
  const schedules = query.data?.reportSchedules;
  return (
    <Mailed>
      <AdminSection title="Mailed reports" headingProps={listHeading} busy={query.isLoading}>
        {!schedules && query.isLoading ? <ListLoading label="mailed reports" /> : null}
        {query.hasFailed ? <ListFailed label="mailed reports" onRetry={() => void query.reload()} /> : null}
        {schedules && schedules.length > 0 ? (
          <List aria-label="Files that are mailed to you">
            {schedules.map((schedule) => (
              <li key={schedule.id}>
                <div>
                  <b>
                    {FILES[schedule.file]}, {rhythmWords(schedule)}
                  </b>
                  <Text kind="small" soft>
                    {nextWords(schedule)}
                  </Text>
                </div>
                <ToolButton
                  aria-label={`End ${FILES[schedule.file]}, ${rhythmWords(schedule)}`}
                  onClick={() => setEnding(schedule)}
                >
                  End
                </ToolButton>
              </li>
            ))}
          </List>
        ) : null}
        {schedules ? (
          <AdminSectionBody>
            {schedules.length === 0 ? <p role="status">No file is mailed to you yet.</p> : null}
            <Text kind="small" soft style={{ marginBottom: 'var(--s-4)' }}>
              A file comes to your own address from 6 AM, with the last whole week (Sunday to Saturday) or month.
            </Text>
            <AddMailedReport />
          </AdminSectionBody>
        ) : null}
      </AdminSection>
      {ending ? (
        <Confirmation
          title={`End ${FILES[ending.file]}, ${rhythmWords(ending)}?`}
          action="End it"
          busyAction="Ending..."
          onConfirm={async () => {
            const answer = await end({ id: ending.id });
            if (typeof answer === 'object' && answer.__typename === 'ReportScheduleNotFound') return undefined;
            return isRefusal(answer) ? formErrorOf('It was not ended', answer, () => false) : undefined;
          }}
          onClose={() => setEnding(undefined)}
        >
          <p>It is not mailed to you anymore. You can add it again at any time.</p>
        </Confirmation>
      ) : null}
    </Mailed>
  );
}
