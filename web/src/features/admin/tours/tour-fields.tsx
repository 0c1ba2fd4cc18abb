import { SelectField, TextAreaField, TextField } from '../../../design/controls/text-field.js';
import { Text } from '../../../design/type/text.js';
import { FieldPair } from '../forms/form-parts.js';
import { FeatureFields } from './feature-fields.js';
import { tourTypes, typeInWords } from './tour-form.js';
import type { TourFormReturn } from './tour-form-return.js';

type TourFieldsProps = {
  readonly form: TourFormReturn;
  /** The type of a tour stays: its slots and bookings hang on it. */
  readonly typeStays?: boolean;
};

/** What staff enter of a tour (spec.md §2, Tour form fields). */
export const TourFields = ({ form, typeStays = false }: TourFieldsProps) => {
  const { register, getValues, formState } = form;
  const { errors } = formState;
  return (
    <>
      {typeStays ? (
        <Text kind="small" soft>
          {typeInWords(getValues('type'))}: the type stays, as bookings rest on it.
        </Text>
      ) : (
        <SelectField label="Type" required error={errors.type?.message} {...register('type')}>
          {tourTypes.map((type) => (
            <option key={type} value={type}>
              {typeInWords(type)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField label="Name" required autoComplete="off" error={errors.name?.message} {...register('name')} />
      <TextAreaField
        label="Description"
        required
        rows={3}
        error={errors.description?.message}
        {...register('description')}
      />
      <FieldPair>
        <TextField
          label="Price, $"
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="25.00"
          error={errors.price?.message}
          {...register('price')}
        />
        <TextField
          label="Duration"
          required
          autoComplete="off"
          placeholder="90 minutes"
          error={errors.duration?.message}
          {...register('duration')}
        />
      </FieldPair>
      <FeatureFields form={form} />
    </>
  );
};
