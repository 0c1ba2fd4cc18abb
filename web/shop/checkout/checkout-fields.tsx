import { t } from '@lingui/core/macro';
import { CheckedField } from '../../kit/design/controls/checked-field.js';
import { type FieldForm, fieldProps } from '../../kit/lib/field-props.js';
import { stateHint, US_STATES, zipHint } from '../../kit/lib/us-address.js';
import type { CheckoutForm } from './checkout-form.js';
import { Fields } from './checkout-parts.js';

interface CheckoutField {
  readonly name: keyof CheckoutForm;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly span?: '2' | '2-half' | '3';
  readonly check?: (typed: string) => string | undefined;
  readonly offers?: Readonly<Record<string, string>>;
}

const who: readonly CheckoutField[] = [
  { name: 'customerName', label: t`Full Name`, autoComplete: 'name' },
  { name: 'customerEmail', label: t`Email`, autoComplete: 'email', type: 'email', span: '3' },
];

const phone: CheckoutField = {
  name: 'customerPhone',
  label: t`Phone`,
  autoComplete: 'tel',
  type: 'tel',
  span: '3',
};

const where: readonly CheckoutField[] = [
  { name: 'address', label: t`Address`, autoComplete: 'street-address' },
  { name: 'city', label: t`City`, autoComplete: 'address-level2', span: '2' },
  {
    name: 'state',
    label: t`State`,
    autoComplete: 'address-level1',
    span: '2-half',
    check: stateHint,
    offers: US_STATES,
  },
  { name: 'zipCode', label: t`ZIP Code`, autoComplete: 'postal-code', span: '2-half', check: zipHint },
];

function noSlip(): undefined {
  return undefined;
}

interface CheckoutFieldsProps {
  readonly form: FieldForm<CheckoutForm>;
  /** Something is sent to an address. */
  readonly isSent: boolean;
}

/** Only name and e-mail if nothing is sent. */
export function CheckoutFields({ form, isSent }: CheckoutFieldsProps) {
  const groups = isSent
    ? [
        { title: t`Who it’s for`, fields: [...who, phone] },
        { title: t`Where it goes`, fields: where },
      ]
    : [{ title: t`Who pays`, fields: who }];
  return groups.map(({ title, fields }) => (
    <Fields key={title}>
      <legend>{title}</legend>
      {fields.map(({ name, span, check = noSlip, type = 'text', ...rest }) => (
        <div key={name} data-span={span}>
          <CheckedField check={check} type={type} aria-required {...rest} {...fieldProps(form, name)} />
        </div>
      ))}
    </Fields>
  ));
}
