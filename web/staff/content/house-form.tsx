import { useFieldArray } from 'react-hook-form';
import { SaveHouseDetailsDocument } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import type { HouseDetails } from '../../kit/lib/site-content.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { useSectionForm } from './use-section-form.js';

interface HouseFormProps {
  readonly house: HouseDetails;
  readonly version: number;
}

/** Contact details: address, phone, e-mail and social media. */
export function HouseForm({ house, version }: HouseFormProps) {
  const { street, town, phone, email, taxNumber, gateWord, socials } = house;
  const { form, ...sending } = useSectionForm({
    keptAs: 'house details',
    document: SaveHouseDetailsDocument,
    version,
    draft: {
      street,
      town,
      phone,
      email: email ?? '',
      taxNumber: taxNumber ?? '',
      gateWord: gateWord ?? '',
      socials: socials.map(({ name, url }) => ({ name, url })),
    },
    fieldOf: (field) =>
      /^(street|town|phone|email|taxNumber|gateWord|socials\.\d+\.(name|url))$/.test(field) ? field : undefined,
    variablesOf: (input) => ({ version, input }),
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'socials' });
  const { errors } = form.formState;
  return (
    <AdminSection title="House details">
      <AdminSectionBody>
        <StaffForm of={sending} aria-label="House details" button="Save house details">
          <FieldPair>
            <TextField label="Street" {...fieldProps(form, 'street')} />
            <TextField label="Town" {...fieldProps(form, 'town')} />
          </FieldPair>
          <FieldPair>
            <TextField label="Phone" type="tel" {...fieldProps(form, 'phone')} />
            <TextField
              label="E-mail"
              type="email"
              hint="Without one, the site links to the contact form."
              {...fieldProps(form, 'email')}
            />
          </FieldPair>
          <TextField
            label="Tax number"
            hint="In receipts of gifts. Without one, they leave it out."
            {...fieldProps(form, 'taxNumber')}
          />
          <TextField
            label="Word at the gate"
            hint="On tickets, in their mail, and on the guides’ list. Visitors see it on the site. Leave it empty for none."
            {...fieldProps(form, 'gateWord')}
          />
          <fieldset style={{ display: 'grid', gap: 'var(--s-3)' }}>
            <legend>Social links</legend>
            {fields.map(({ id }, place) => (
              <FieldPair key={id}>
                <TextField
                  label={`Name of page ${place + 1}`}
                  error={errors.socials?.[place]?.name?.message}
                  {...form.register(`socials.${place}.name`)}
                />
                <div style={{ display: 'grid', gap: 'var(--s-2)' }}>
                  <TextField
                    label={`Address of page ${place + 1}`}
                    type="url"
                    error={errors.socials?.[place]?.url?.message}
                    {...form.register(`socials.${place}.url`)}
                  />
                  <ToolButton style={{ justifySelf: 'start' }} onClick={() => remove(place)}>
                    Remove page {place + 1}
                  </ToolButton>
                </div>
              </FieldPair>
            ))}
            <ToolButton onClick={() => append({ name: '', url: '' })}>Add a page</ToolButton>
          </fieldset>
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}
