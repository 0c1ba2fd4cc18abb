import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { SelectField, TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { fieldProps } from '../../lib/field-props.js';
import { printedCents } from '../../lib/money.js';
import { guestsOf, mostGuestsText, type TimeToSell, timeChosen } from './times-to-sell.js';
import { useWalkUpSale, type WalkUpSale } from './use-walk-up-sale.js';

function timeText({ time, tourName, tourType, seatsLeft, priceCents }: TimeToSell): string {
  const left = tourType === 'private' ? 'not taken' : `${seatsLeft} left`;
  return `${time}, ${tourName}: ${left}, ${printedCents(priceCents)} each`;
}

interface WalkUpFormProps extends WalkUpSale {
  /** Ends the words on the button. */
  readonly andThen?: string;
}

/** Time, guests and money of a party that stands at the door. */
export function WalkUpForm({ andThen = '', ...sale }: WalkUpFormProps) {
  const { form, isSubmitting, error, submit } = useWalkUpSale(sale);
  const [chosen, typed] = form.watch(['time', 'groupSize']);
  const time = timeChosen(sale.times, chosen);
  if (!time) return null;
  const guests = guestsOf(typed, time.mostGuests);
  const { error: guestsError, ...groupSize } = fieldProps(form, 'groupSize');
  const isWrong = guests === undefined && typed.trim() !== '';
  return (
    <AdminForm noValidate onSubmit={(event) => void submit(event)}>
      <SelectField label="Time" {...fieldProps(form, 'time')} value={time.id}>
        {sale.times.map((one) => (
          <option key={one.id} value={one.id}>
            {timeText(one)}
          </option>
        ))}
      </SelectField>
      <FieldPair>
        <TextField
          label="Guests"
          inputMode="numeric"
          error={isWrong ? mostGuestsText(time) : guestsError}
          {...groupSize}
        />
        <SelectField label="Paid by" {...fieldProps(form, 'paidBy')}>
          <option value="card_reader">Card reader</option>
          <option value="cash">Cash</option>
        </SelectField>
      </FieldPair>
      <TextField label="Name" autoComplete="off" {...fieldProps(form, 'name')} />
      <TextField
        label="E-mail for the ticket (optional)"
        type="email"
        autoComplete="off"
        {...fieldProps(form, 'email')}
      />
      <CheckboxField label="Every guest has signed the waiver" {...fieldProps(form, 'waiversSigned')} />
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind="main" busy={isSubmitting}>
          {guests === undefined
            ? 'Sell'
            : `Sell ${guests === 1 ? '1 seat' : `${guests} seats`}, ${printedCents(time.priceCents * guests)}`}
          {andThen}
        </ToolButton>
      </FormActions>
    </AdminForm>
  );
}
