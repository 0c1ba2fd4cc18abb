import { t } from '@lingui/core/macro';
import type { Path } from 'react-hook-form';
import { styled } from 'styled-components';
import { CheckedField } from '../design/controls/checked-field.js';
import { TextField } from '../design/controls/text-field.js';
import { type FieldForm, fieldProps } from '../lib/field-props.js';
import { stateHint, US_STATES, zipHint } from '../lib/us-address.js';
import type { AddressForm } from './address-shape.js';

/** One below the other on a phone; from 40 rem the city, the state and the ZIP code share a line. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  > div { min-width: 0; }
  @media (min-width: 40rem) { grid-template-columns: repeat(3, minmax(0, 1fr)); > [data-whole] { grid-column: 1 / -1; } }
`;

interface AddressFieldsProps<Form extends AddressForm> {
  readonly form: FieldForm<Form>;
  readonly phoneHint?: string;
  /** Whether the browser may offer the visitor's own address. */
  readonly isOwn: boolean;
}

/** The address of a parcel and the number of who gets it, with hints at what looks like a slip. */
export function AddressFields<Form extends AddressForm>({ form, phoneHint, isOwn }: AddressFieldsProps<Form>) {
  const propsOf = (name: keyof AddressForm) => fieldProps(form, name as Path<Form>);
  const own = (kind: string): string => (isOwn ? kind : 'off');
  return (
    <Grid>
      <div data-whole="">
        <TextField label={t`Address`} autoComplete={own('street-address')} {...propsOf('address')} />
      </div>
      <div>
        <TextField label={t`City`} autoComplete={own('address-level2')} {...propsOf('city')} />
      </div>
      <div>
        <CheckedField
          label={t`State`}
          autoComplete={own('address-level1')}
          check={stateHint}
          offers={US_STATES}
          {...propsOf('state')}
        />
      </div>
      <div>
        <CheckedField label={t`ZIP Code`} autoComplete={own('postal-code')} check={zipHint} {...propsOf('zipCode')} />
      </div>
      <div data-whole="">
        <TextField
          label={isOwn ? t`Phone (optional)` : t`Phone`}
          type="tel"
          autoComplete={own('tel')}
          hint={phoneHint}
          {...propsOf('phone')}
        />
      </div>
    </Grid>
  );
}
