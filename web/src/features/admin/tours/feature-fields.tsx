import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { styled } from 'styled-components';
import { FieldError } from '../../../design/controls/field.js';
import { IconButton } from '../../../design/controls/icon-button.js';
import { Input } from '../../../design/controls/input-style.js';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { Icon } from '../../../design/marks/icon.js';
import type { TourFormReturn } from './tour-form-return.js';

const Place = styled.fieldset`
  display: grid;
  gap: var(--s-2);
  min-width: 0;
  legend { font: 600 var(--t-2)/1.35 var(--ui); margin-bottom: var(--s-1); }
  li { display: flex; gap: var(--s-2); }
  ol { display: grid; gap: var(--s-2); }
  > button { justify-self: start; }
`;

/** What a tour offers, one line each: add a blank one, edit any by its position, remove one (spec.md §2). */
export const FeatureFields = ({ form }: { readonly form: TourFormReturn }) => {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'features' });
  const add = useRef<HTMLButtonElement>(null);
  const isRemoved = useRef(false);
  const faults = formState.errors.features;

  // The button that had the focus went with its line.
  useEffect(() => {
    if (!isRemoved.current || fields.length < 0) return;
    isRemoved.current = false;
    add.current?.focus();
  }, [fields.length]);

  return (
    <Place>
      <legend>Features</legend>
      <ol>
        {fields.map(({ id }, place) => {
          const fault = faults?.[place]?.text?.message;
          return (
            <li key={id}>
              <div style={{ flex: 1 }}>
                <Input
                  aria-label={`Feature ${place + 1}`}
                  aria-invalid={fault ? true : undefined}
                  aria-describedby={fault ? `${id}-error` : undefined}
                  autoComplete="off"
                  {...register(`features.${place}.text`)}
                />
                {fault ? <FieldError id={`${id}-error`}>{fault}</FieldError> : null}
              </div>
              <IconButton
                icon="close"
                edged
                label={`Remove feature ${place + 1}`}
                onClick={() => {
                  isRemoved.current = true;
                  remove(place);
                }}
              />
            </li>
          );
        })}
      </ol>
      {faults?.root?.message ? <FieldError id="features-error">{faults.root.message}</FieldError> : null}
      <ToolButton ref={add} onClick={() => append({ text: '' })}>
        <Icon name="plus" size={18} />
        Add Feature
      </ToolButton>
    </Place>
  );
};
