import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { styled } from 'styled-components';
import type { FieldsProps } from '../../admin/records/record-kind.js';
import { FieldError } from '../../design/controls/field.js';
import { IconButton } from '../../design/controls/icon-button.js';
import { Input } from '../../design/controls/input-style.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Icon } from '../../design/marks/icon.js';
import type { CreateTourInput } from '../../generated/staff-operations.js';
import type { TourForm } from './tour-form.js';

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
export function FeatureFields({ form }: Pick<FieldsProps<TourForm, CreateTourInput>, 'form'>) {
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
