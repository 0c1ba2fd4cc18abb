import { ErrorNotice } from '../../admin/forms/error-notice.js';
import { AdminForm, FieldPair, FormActions } from '../../admin/forms/form-parts.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';
import { fieldProps } from '../../lib/field-props.js';
import { ADULT } from '../../lib/tickets/party.js';
import { priceInWords } from '../../lib/tickets/ticket-words.js';
import { longDate, venueToday } from '../../lib/venue-dates.js';
import { previewWords } from './preview-words.js';
import type { PriceRow } from './price-rows.js';
import { type PriceFormProps, usePriceForm } from './use-price-form.js';

function buttonText(row: PriceRow, price: string, from: string): string {
  const isExample = row.current === undefined && row.example?.price === price;
  const when = from === '' ? '' : ` on ${longDate(from)}`;
  if (isExample) return `Confirm ${priceInWords(price)}${when}`;
  return `${row.current ? 'Change to' : 'Sell for'} ${priceInWords(price)}${when}`;
}

/** A new price of one type on one tour. What it will do is said before the button can be pressed. */
export function PriceForm(props: PriceFormProps) {
  const { tour, row, onClose } = props;
  const { form, isSubmitting, error, submit, wanted, preview, refused, stop, isStopping } = usePriceForm(props);
  const { type, current } = row;
  return (
    <AdminForm noValidate aria-label={`${type.label}, ${tour.name}`} onSubmit={(event) => void submit(event)}>
      <FieldPair>
        <TextField label="New price" inputMode="decimal" autoComplete="off" {...fieldProps(form, 'price')} />
        <TextField
          label="From (optional)"
          hint="The day on which it is bought. Empty for at once."
          type="date"
          min={venueToday()}
          {...fieldProps(form, 'from')}
        />
      </FieldPair>
      {type.code === ADULT ? null : (
        <CheckboxField label="Sits on a lap and takes no seat" {...fieldProps(form, 'onLap')} />
      )}
      <div aria-live="polite">
        {preview ? <Notice title="What will happen">{previewWords(preview, venueToday()).join(' ')}</Notice> : null}
        {refused === undefined ? null : (
          <Notice tone="refused" title="This price is not possible">
            {refused}
          </Notice>
        )}
      </div>
      <ErrorNotice error={error} />
      <FormActions>
        <ToolButton type="submit" kind="main" disabled={preview === undefined} busy={isSubmitting} busyText="Saving...">
          {wanted ? buttonText(row, wanted.price, wanted.from ?? '') : 'Change the price'}
        </ToolButton>
        <ToolButton onClick={onClose}>Leave it</ToolButton>
        {current && type.code !== ADULT ? (
          <ToolButton kind="danger" busy={isStopping} busyText="Ending..." onClick={() => void stop()}>
            Sell no more {type.label}
          </ToolButton>
        ) : null}
      </FormActions>
    </AdminForm>
  );
}
