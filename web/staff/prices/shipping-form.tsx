import { SetShippingDocument, StaffStoreTermsDocument } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { ErrorNotice } from '../../kit/desk/error-notice.js';
import { AdminForm, FormActions } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { parsePrice } from '../forms/price-schema.js';

/** The server's limit, in US dollars. */
const MOST_DOLLARS = 100;

const schema = z.object({
  shipping: z.string().transform((text, context) => {
    const rate = parsePrice(text);
    if (rate !== undefined && Number(rate) <= MOST_DOLLARS) return rate;
    context.addIssue({ code: 'custom', message: 'Please write an amount such as 5.99, up to 100.00' });
    return z.NEVER;
  }),
});

/** @param shipping the current rate, US dollars, two decimals */
export function ShippingForm({ shipping }: { readonly shipping: string }) {
  const setShipping = useAdminMutation(SetShippingDocument, [StaffStoreTermsDocument]);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { shipping },
    refusedTitle: 'Shipping was not changed',
    send: (read) => setShipping({ ...read, was: shipping }),
    onDone: (_answer, read) => {
      showToast({ title: 'Shipping changed', text: `Orders that are sent cost $${read.shipping} more.`, tone: 'done' });
    },
    after: (typed) => typed,
  });
  return (
    <AdminForm noValidate aria-label="Shipping" onSubmit={(event) => void submit(event)} style={{ maxWidth: '46rem' }}>
      <TextField
        label="Shipping of an order"
        hint={`A flat rate, now $${shipping}. It applies at once. Anybody at the checkout sees the new total before paying.`}
        inputMode="decimal"
        autoComplete="off"
        {...fieldProps(form, 'shipping')}
      />
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind="main" busy={isSubmitting} busyText="Saving...">
          Change shipping
        </ToolButton>
      </FormActions>
    </AdminForm>
  );
}
