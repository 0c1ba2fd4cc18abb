import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { styled } from 'styled-components';
import type { CreateTourInput, StaffTourFragment } from '../../generated/staff-operations.js';
import { FieldError } from '../../kit/design/controls/field.js';
import { IconButton } from '../../kit/design/controls/icon-button.js';
import { Input } from '../../kit/design/controls/input-style.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { Text } from '../../kit/design/type/text.js';
import { FieldPair } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { TOUR_TYPES } from '../../kit/lib/tour-labels.js';
import { SpanishFields } from '../forms/spanish-fields.js';
import type { FieldsProps, RecordKind } from '../records/record-kind.js';
import {
  emptyTour,
  isTourField,
  type TourForm,
  tourAsText,
  tourSchema,
  tourToForm,
  tourTypeLabel,
} from './tour-form.js';

const Place = styled.fieldset`
  display: grid;
  gap: var(--s-2);
  min-width: 0;
  legend { font: 600 var(--t-2)/1.35 var(--ui); margin-bottom: var(--s-1); }
  li { display: flex; gap: var(--s-2); }
  ol { display: grid; gap: var(--s-2); }
  > button { justify-self: start; }
`;

/** What a tour offers, one line each. */
function FeatureFields({ form }: Pick<FieldsProps<TourForm, CreateTourInput>, 'form'>) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'features' });
  const add = useRef<HTMLButtonElement>(null);
  const isRemoved = useRef(false);
  const messages = formState.errors.features;

  // The button that had the focus is gone with its line.
  useEffect(() => {
    if (!isRemoved.current || fields.length < 0) return;
    isRemoved.current = false;
    add.current?.focus();
  }, [fields.length]);

  return (
    <Place>
      <legend>Features</legend>
      <ol>
        {fields.map(({ id }, index) => {
          const message = messages?.[index]?.text?.message;
          return (
            <li key={id}>
              <div style={{ flex: 1 }}>
                <Input
                  aria-label={`Feature ${index + 1}`}
                  aria-invalid={message ? true : undefined}
                  aria-describedby={message ? `${id}-error` : undefined}
                  autoComplete="off"
                  {...register(`features.${index}.text`)}
                />
                {message ? <FieldError id={`${id}-error`}>{message}</FieldError> : null}
              </div>
              <IconButton
                icon="close"
                edged
                label={`Remove feature ${index + 1}`}
                onClick={() => {
                  isRemoved.current = true;
                  remove(index);
                }}
              />
            </li>
          );
        })}
      </ol>
      {messages?.root?.message ? <FieldError id="features-error">{messages.root.message}</FieldError> : null}
      <ToolButton ref={add} onClick={() => append({ text: '' })}>
        <Icon name="plus" size={18} />
        Add Feature
      </ToolButton>
    </Place>
  );
}

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
          {tourTypeLabel(form.getValues('type'))}: the type cannot change, because bookings depend on it.
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
      <SpanishFields
        form={form}
        fields={[
          { name: 'nameEs', label: 'Name' },
          { name: 'descriptionEs', label: 'Description', rows: 3 },
          { name: 'featuresEs', label: 'Features', rows: 4, hint: 'One on each line.' },
        ]}
      />
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
