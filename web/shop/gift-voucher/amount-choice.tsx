import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { TextField } from '../../kit/design/controls/text-field.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { AMOUNTS, type GiftVoucher, type GiftVoucherForm } from './gift-voucher-form.js';

const Choice = styled.fieldset`
  display: grid;
  gap: var(--s-4);
  border: 0;
  legend { padding: 0 0 var(--s-3); font: 400 var(--t-6)/1.2 var(--title); }
  > div:first-of-type { display: flex; flex-wrap: wrap; gap: var(--s-2); }
  label:has(> [type='radio']) { position: relative; display: grid; place-items: center; min-height: var(--target); padding-inline: var(--s-4); border: 1px solid var(--edge); border-radius: var(--target); font: 600 var(--t-3)/1 var(--ui); cursor: pointer; }
  [type='radio'] { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  label:has(:checked) { background: var(--night); border-color: var(--night); color: var(--brass-lit); }
  label:has(:focus-visible) { outline: 6px double var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) { label:has(:checked) { border: 3px solid Highlight; } }
`;

/** Amounts to press, or one's own. */
export function AmountChoice({ form }: { readonly form: UseFormReturn<GiftVoucherForm, unknown, GiftVoucher> }) {
  const own = fieldProps(form, 'ownAmount', {
    // A typed amount replaces a pressed one.
    onChange: () => form.setValue('amount', ''),
  });
  const pressed = form.watch('amount');
  const press = (dollars: string): void => {
    form.setValue('amount', dollars);
    form.resetField('ownAmount', { defaultValue: '' });
  };
  return (
    <Choice>
      <legend>
        <Trans>How much</Trans>
      </legend>
      <div>
        {AMOUNTS.map((dollars) => (
          <label key={dollars}>
            <input
              type="radio"
              name="amount"
              value={dollars}
              checked={dollars === pressed}
              onChange={() => press(dollars)}
            />
            <span>${dollars}</span>
          </label>
        ))}
      </div>
      <TextField
        label={t`Or your own amount`}
        hint={t`Whole dollars, $10 to $500`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        style={{ maxWidth: '16rem' }}
        {...own}
      />
    </Choice>
  );
}
