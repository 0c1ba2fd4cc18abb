import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  AddRestaurantDocument,
  type RestaurantInput,
  SaveRestaurantDocument,
} from '../../generated/staff-operations.js';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { foodQueries, type StaffRestaurant } from './menus-section.js';
import { useSectionForm } from './use-section-form.js';

type Draft = { readonly [Field in keyof RestaurantInput]-?: string };

const empty: Draft = { name: '', phone: '', orderUrl: '', distance: '', kitchenNote: '' };

function fieldOf(field: string): string | undefined {
  return field in empty ? field : undefined;
}

/** @param onAdded is given the code of the new restaurant */
export function NewRestaurantForm({ onAdded }: { readonly onAdded: (platform: string) => void }) {
  const { form, ...sending } = useSectionForm({
    keptAs: 'new restaurant',
    document: AddRestaurantDocument,
    version: 0,
    draft: empty,
    fieldOf,
    variablesOf: (input) => ({ input }),
    queries: foodQueries,
    done: 'Parties can order from it once it has a dish.',
    onSaved: (answer) => {
      if (answer !== 'unanswered' && 'restaurant' in answer) onAdded(answer.restaurant.platform);
    },
  });
  return (
    <AdminSection title="New restaurant">
      <AdminSectionBody>
        <StaffForm of={sending} aria-label="Restaurant" button="Add the restaurant">
          <RestaurantFields form={form} />
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}

interface RestaurantFormProps {
  readonly restaurant: StaffRestaurant;
  /** Further buttons. */
  readonly more: ReactNode;
}

export function RestaurantForm({ restaurant, more }: RestaurantFormProps) {
  const { platform, name, version, withdrawn, phone, orderUrl, distance, kitchenNote } = restaurant;
  const { form, ...sending } = useSectionForm({
    keptAs: `restaurant ${platform}`,
    document: SaveRestaurantDocument,
    version,
    draft: {
      ...{ name, phone: phone ?? '', orderUrl: orderUrl ?? '' },
      ...{ distance: distance ?? '', kitchenNote: kitchenNote ?? '' },
    },
    follows: true,
    fieldOf,
    variablesOf: (input: Draft) => ({ platform, version, input }),
    queries: foodQueries,
    done: 'Parties and the kitchen sheet now see it.',
  });
  return (
    <AdminSection title={withdrawn ? `${name}, withdrawn` : name}>
      <AdminSectionBody>
        <StaffForm of={sending} aria-label="Restaurant" button="Save restaurant" more={more}>
          <RestaurantFields form={form} />
          <p>Food that was ordered keeps the name that the restaurant had then.</p>
        </StaffForm>
      </AdminSectionBody>
    </AdminSection>
  );
}

function RestaurantFields({ form }: { readonly form: UseFormReturn<Draft> }) {
  return (
    <>
      <TextField label="Name" {...fieldProps(form, 'name')} />
      <FieldPair>
        <TextField label="Phone" type="tel" {...fieldProps(form, 'phone')} />
        <TextField
          label="Distance"
          hint="For instance: 2 miles, 10 minutes by car."
          {...fieldProps(form, 'distance')}
        />
      </FieldPair>
      <TextField
        label="Order link"
        type="url"
        hint="Where the desk orders. It begins with https://."
        {...fieldProps(form, 'orderUrl')}
      />
      <TextAreaField
        label="Note for the kitchen sheet"
        hint="What else the desk needs, such as your number as a customer. Visitors see only the name and the dishes."
        rows={2}
        {...fieldProps(form, 'kitchenNote')}
      />
    </>
  );
}
