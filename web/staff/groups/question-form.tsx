import { QuestionInvoiceDocument, StaffGroupDocument } from '../../generated/staff-operations.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useStaffAction } from '../data/use-staff-action.js';
import { ReasonField } from '../forms/reason-field.js';
import { StaffForm } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import type { Money } from './group-words.js';
import { type MoneyFormProps, reason } from './money-forms.js';

/** Invoices that nobody questions now. */
export function unquestioned({ documents, questions }: Money): Money['documents'] {
  const isOpen = (number: string) => questions.some((one) => one.invoice === number && one.settledAt === null);
  return documents.filter(({ kind, number, leftCents }) => kind === 'invoice' && leftCents > 0 && !isOpen(number));
}

/** Marks an invoice as questioned by its payer. */
export function QuestionForm({ group: { id }, money, onClose }: MoneyFormProps) {
  const question = useAdminMutation(QuestionInvoiceDocument, [StaffGroupDocument]);
  const invoices = unquestioned(money);
  const { form, ...sending } = useStaffForm({
    keptAs: `question about ${id}`,
    schema: z.object({ invoice: z.string(), reason }),
    empty: { invoice: invoices[0]?.number ?? '', reason: '' },
    refusedTitle: 'Nothing was marked',
    send: (read) => question({ id, ...read }),
    onDone: (_answer, { invoice }) => {
      showToast({ title: 'Marked as questioned', text: `Nobody is reminded of ${invoice}.`, tone: 'done' });
      onClose();
    },
  });
  return (
    <StaffForm of={sending} aria-label="They question an invoice" button="Mark it" onClose={onClose}>
      <Text>The invoice stays as it is. Its payer is not reminded of it until this is settled.</Text>
      <SelectField label="Invoice" {...fieldProps(form, 'invoice')}>
        {invoices.map(({ number }) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </SelectField>
      <ReasonField
        usual="books"
        hint="What they say is wrong. Organizer and payer read it on their pages"
        {...fieldProps(form, 'reason')}
      />
    </StaffForm>
  );
}

interface QuestionsProps {
  readonly id: string;
  readonly questions: Money['questions'];
}

/** What payers question now, each with the press that settles it. */
export function OpenQuestions({ id, questions }: QuestionsProps) {
  const { act, isBusy } = useStaffAction(QuestionInvoiceDocument, {
    queries: [StaffGroupDocument],
    made: 'Group',
    done: (_answer, { invoice }) => ({ title: 'Settled', text: `${invoice} is reminded of again.` }),
    failed: 'The server did not answer. Look at the group again.',
  });
  return questions
    .filter(({ settledAt }) => settledAt === null)
    .map(({ invoice, reason: why, askedAt }) => (
      <Notice key={invoice} title={`${invoice} is questioned since ${venueDateTime(askedAt)}`}>
        <p>{why ?? 'The reason was erased.'} Its payer is not reminded of it.</p>
        <ToolButton
          busy={isBusy}
          busyText="Saving..."
          aria-label={`It is settled: ${invoice}`}
          onClick={() => void act({ id, invoice, reason: null })}
        >
          It is settled
        </ToolButton>
      </Notice>
    ));
}
