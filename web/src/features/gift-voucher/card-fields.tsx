import type { UseFormReturn } from 'react-hook-form';
import { TextAreaField, TextField } from '../../design/controls/text-field.js';
import { fieldProps } from '../../lib/field-props.js';
import { type GiftVoucher, type GiftVoucherForm, MOST_WORDS } from './gift-voucher-form.js';
import { Section, Two } from './gift-voucher-parts.js';

/** What stands on the card. */
export function CardFields({ form }: { readonly form: UseFormReturn<GiftVoucherForm, unknown, GiftVoucher> }) {
  const left = MOST_WORDS - form.watch('message').length;
  return (
    <Section aria-labelledby="on-the-card">
      <h2 id="on-the-card">On the card</h2>
      <Two>
        <TextField label="For whom" autoComplete="off" maxLength={100} {...fieldProps(form, 'recipientName')} />
        <TextField label="From whom" autoComplete="name" maxLength={100} {...fieldProps(form, 'fromName')} />
      </Two>
      <TextAreaField
        label="A few words (optional)"
        hint={`${left} of ${MOST_WORDS} characters left`}
        maxLength={MOST_WORDS}
        rows={4}
        {...fieldProps(form, 'message')}
      />
    </Section>
  );
}
