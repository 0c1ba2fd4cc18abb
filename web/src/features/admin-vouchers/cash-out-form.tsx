import { useState } from 'react';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';
import { CashOutVoucherDocument, StaffVouchersDocument } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { lineField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';

const schema = z.object({
  code: lineField().min(1, 'Please type the code of the voucher'),
  reason: lineField().min(3, 'Please give a reason in a few words').max(300, 'At most 300 characters'),
});

/** Pays out the rest of a voucher, if it is small. */
export function CashOutForm() {
  const cashOut = useAdminMutation(CashOutVoucherDocument, [StaffVouchersDocument]);
  const [paid, setPaid] = useState<{ readonly amount: string; readonly last4: string }>();
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { code: '', reason: '' },
    refusedTitle: 'Nothing is paid out',
    unanswered: { title: 'No answer came', text: 'Look at the voucher before you hand anything over.' },
    send: (read) => {
      setPaid(undefined);
      return cashOut(read);
    },
    onDone: (answer) => {
      if (answer.__typename === 'VoucherCashedOut') setPaid({ amount: answer.amount, last4: answer.voucher.last4 });
    },
  });
  return (
    <AdminSection title="Pay out a rest">
      <AdminSectionBody>
        <AdminForm
          noValidate
          aria-label="Pay out a rest"
          onSubmit={(event) => void submit(event)}
          style={{ maxWidth: '46rem' }}
        >
          <FieldPair>
            <TextField
              label="Code of the voucher"
              hint="A rest under $2.50 is paid out in cash"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...fieldProps(form, 'code')}
            />
            <TextField label="Reason" hint="Kept on record" autoComplete="off" {...fieldProps(form, 'reason')} />
          </FieldPair>
          <ErrorNotice error={error} />
          {paid ? (
            <div role="status">
              <Notice tone="done" title={`Hand over $${paid.amount}.`}>
                The voucher that ends in {paid.last4} is used up.
              </Notice>
            </div>
          ) : null}
          <FormActions>
            <ToolButton type="submit" kind="main" busy={isSubmitting} busyText="Looking...">
              Pay out
            </ToolButton>
          </FormActions>
        </AdminForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
