import { plural, t } from '@lingui/core/macro';
import { useId } from 'react';
import { styled } from 'styled-components';
import { MAX_GROUP_SIZE } from '../../../services/shared/contracts/src/house/bounds.js';
import { Quantity } from '../../kit/design/controls/quantity.js';
import type { BookedTour } from '../state/booked-tour.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  align-items: center;
  label { font-weight: 600; }
  small { flex-basis: 100%; font-size: var(--t-2); color: var(--fg-soft); }
`;

interface HowManyProps {
  readonly tour: Pick<BookedTour, 'name' | 'maxGroupSize'>;
  readonly guests: number;
  readonly onGuests: (guests: number) => void;
}

/** All guests together, before a time is chosen: it decides which times have room. Who they are is asked next. */
export function HowMany({ tour, guests, onGuests }: HowManyProps) {
  const id = useId();
  const { name, maxGroupSize: most } = tour;
  const hasHint = most < MAX_GROUP_SIZE;
  const hint = t`${name} takes up to ${plural(most, { one: '# guest', other: '# guests' })}.`;
  return (
    <Row data-wide="">
      <label htmlFor={id}>{t`How many are coming?`}</label>
      <Quantity
        of={t`guests`}
        value={Math.max(1, guests)}
        least={1}
        most={most}
        isTyped
        inputId={id}
        {...(hasHint && { describedBy: `${id}-hint` })}
        onChange={onGuests}
      />
      {hasHint ? <small id={`${id}-hint`}>{hint}</small> : null}
    </Row>
  );
}
