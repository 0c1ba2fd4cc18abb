import type { ComponentProps } from 'react';
import { MAX_GROUP_SIZE } from '../../../services/shared/contracts/src/house/bounds.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { counted } from '../../kit/lib/spelled-number.js';
import type { BookedTour } from '../state/booked-tour.js';

const sizes = Array.from({ length: MAX_GROUP_SIZE }, (_, index) => index + 1);

interface GroupSizeFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly tour: BookedTour;
  readonly error: string | undefined;
  readonly label?: string;
}

/** One to twenty guests. Sizes above the tour's limit are disabled. */
export function GroupSizeField({ tour, error, label = 'Group size', ...rest }: GroupSizeFieldProps) {
  const most = tour.maxGroupSize;
  const hint = most < MAX_GROUP_SIZE ? `${tour.name} takes up to ${most} guests.` : undefined;
  return (
    <SelectField label={label} hint={hint} error={error} {...rest}>
      {sizes.map((size) => (
        <option key={size} value={size} disabled={size > most}>
          {`${counted(size, 'guest')}${size > most ? ', too many for this tour' : ''}`}
        </option>
      ))}
    </SelectField>
  );
}
