import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';

const [asked, mistake, weather] = ['The guest asked', 'Our mistake', 'Weather'] as const;

/** Answers that need no typing, by what they are for. */
export const USUAL_REASONS = {
  change: [asked, mistake, weather],
  contact: [asked, mistake, 'Misheard on the phone'],
  goodwill: [mistake, weather, 'They had to wait'],
  free: ['Guests of the house', 'School or charity', mistake],
  group: ['They called', 'They wrote', mistake],
  beyond: [asked, 'A school', 'A celebration'],
  link: [asked, mistake, 'Forwarded by mistake'],
  signature: [asked, mistake, 'Signed for somebody else'],
  waiting: [asked, mistake],
  /** Visitors read these. */
  closing: ['Ice storm', 'Power or water', 'Private event'],
  reopening: ['The forecast changed', 'Repaired', mistake],
  conflict: ['Counted again', mistake],
  voucher: [asked, mistake, weather],
  carrier: ['USPS', 'UPS', 'FedEx'],
  books: [mistake, 'Recorded twice', 'Paid another way'],
} as const;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-top: var(--s-2);
`;

/** Writes as if it was typed, so that a form hears it. A plain `value =` is not heard by React. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const field = currentTarget.parentElement?.parentElement?.querySelector('input');
  if (field) typeInto(field, currentTarget.textContent ?? '');
}

interface ReasonFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'children'> {
  readonly usual: keyof typeof USUAL_REASONS;
  readonly label?: string;
}

/** Why staff do something: one press for what is usual, or words of their own. */
export function ReasonField({ usual, label = 'Reason', ...rest }: ReasonFieldProps) {
  return (
    <div>
      <TextField label={label} autoComplete="off" {...rest} />
      <Chips role="group" aria-label="Usual answers">
        {USUAL_REASONS[usual].map((text) => (
          <ToolButton key={text} onClick={choose}>
            {text}
          </ToolButton>
        ))}
      </Chips>
    </div>
  );
}
