import { SetTaxRateDocument, StaffStoreTermsDocument } from '../../generated/staff-operations.js';
import { SelectField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { ErrorNotice } from '../../kit/desk/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { isDate, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { KeptNotice } from '../forms/staff-form.js';
import { useStaffForm } from '../forms/use-staff-form.js';
import type { StaffTaxCode } from './tax-words.js';

/** The server's limit, in percent. */
const MOST = 25;

function percentField(example: string) {
  return lineField()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, `Please write a percentage such as ${example}`)
    .refine((text) => Number(text) <= MOST, 'At most 25%');
}

const schema = z.object({
  code: z.string(),
  rate: percentField('8.25'),
  stateRate: percentField('6.25'),
  localRate: percentField('2'),
  validFrom: z.string().refine(isDate, 'Please choose a day'),
  basis: lineField().min(1, 'Please write a sentence that says why').max(300, 'At most 300 characters'),
});

/** A new tax rate. It is charged once it is confirmed. */
export function TaxRateForm({ codes }: { readonly codes: readonly StaffTaxCode[] }) {
  const setRate = useAdminMutation(SetTaxRateDocument, [StaffStoreTermsDocument]);
  const taxed = codes.filter(({ exempt }) => !exempt);
  const { form, isSubmitting, error, submit, kept } = useStaffForm({
    keptAs: 'rate of sales tax',
    schema,
    empty: { code: taxed[0]?.code ?? '', rate: '', stateRate: '', localRate: '', validFrom: venueToday(), basis: '' },
    refusedTitle: 'The rate was not set',
    send: (read) => {
      const version = taxed.find(({ code }) => code === read.code)?.version ?? 0;
      return setRate({ input: { ...read, version } });
    },
    onDone: (_answer, { rate }) => {
      showToast({ title: 'Rate set', text: `${rate}% is charged once you confirm it.`, tone: 'done' });
    },
  });
  return (
    <AdminForm
      noValidate
      aria-label="Set a tax rate"
      onSubmit={(event) => void submit(event)}
      style={{ maxWidth: '46rem' }}
    >
      <KeptNotice kept={kept} />
      <FieldPair>
        <SelectField label="What is taxed" {...fieldProps(form, 'code')}>
          {taxed.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="Rate in percent" inputMode="decimal" autoComplete="off" {...fieldProps(form, 'rate')} />
      </FieldPair>
      <FieldPair>
        <TextField
          label="State’s part in percent"
          hint="The state’s part, for example 6.25."
          inputMode="decimal"
          autoComplete="off"
          {...fieldProps(form, 'stateRate')}
        />
        <TextField
          label="Local part in percent"
          hint="City, county and districts: for example 2. Both parts add up to the rate."
          inputMode="decimal"
          autoComplete="off"
          {...fieldProps(form, 'localRate')}
        />
      </FieldPair>
      <TextField
        label="From"
        hint="Today or a later day."
        type="date"
        min={venueToday()}
        {...fieldProps(form, 'validFrom')}
      />
      <TextField
        label="Why"
        hint="A sentence, for example: state 6.25% and city 2%."
        autoComplete="off"
        {...fieldProps(form, 'basis')}
      />
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind="main" busy={isSubmitting} busyText="Saving...">
          Set the rate
        </ToolButton>
      </FormActions>
    </AdminForm>
  );
}
