import { FieldPair } from '../../admin/forms/form-parts.js';
import type { FieldsProps, RecordKind } from '../../admin/records/record-kind.js';
import { SelectField, TextAreaField, TextField } from '../../design/controls/text-field.js';
import { Text } from '../../design/type/text.js';
import type { CreateTourInput, StaffTourFragment } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { TOUR_TYPES } from '../../lib/tour-labels.js';
import { FeatureFields } from './feature-fields.js';
import {
  emptyTour,
  isTourField,
  type TourForm,
  tourAsText,
  tourSchema,
  tourToForm,
  tourTypeLabel,
} from './tour-form.js';

function TourFields({ form, isNew }: FieldsProps<TourForm, CreateTourInput>) {
  return (
    <>
      {isNew ? (
        <SelectField label="Type" required {...fieldProps(form, 'type')}>
          {TOUR_TYPES.map((type) => (
            <option key={type} value={type}>
              {tourTypeLabel(type)}
            </option>
          ))}
        </SelectField>
      ) : (
        <Text kind="small" soft>
          {tourTypeLabel(form.getValues('type'))}: the type stays, as bookings rest on it.
        </Text>
      )}
      <TextField label="Name" required autoComplete="off" {...fieldProps(form, 'name')} />
      <TextAreaField label="Description" required rows={3} {...fieldProps(form, 'description')} />
      <FieldPair>
        <TextField
          label="Price, $"
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="25.00"
          {...fieldProps(form, 'price')}
        />
        <TextField
          label="Duration, minutes"
          required
          inputMode="numeric"
          autoComplete="off"
          placeholder="90"
          {...fieldProps(form, 'durationMinutes')}
        />
      </FieldPair>
      <FieldPair>
        <TextField label="Seats per start" inputMode="numeric" autoComplete="off" {...fieldProps(form, 'capacity')} />
        <TextField label="Largest party" inputMode="numeric" autoComplete="off" {...fieldProps(form, 'maxGroupSize')} />
      </FieldPair>
      <Text kind="small" soft>
        {isNew
          ? 'Left blank, they are those of the other tours of its type. A private tour counts parties instead of seats.'
          : 'Starts ahead follow, except closed ones and those changed in Calendar. Bookings keep their size.'}{' '}
        Tours of one type share their starts, which have the seats of the smallest.
      </Text>
      <FeatureFields form={form} />
    </>
  );
}

export const tourKind: RecordKind<StaffTourFragment, TourForm, CreateTourInput> = {
  name: 'tour',
  schema: tourSchema,
  emptyForm: emptyTour,
  toForm: tourToForm,
  asText: tourAsText,
  isField: isTourField,
  Fields: TourFields,
};
