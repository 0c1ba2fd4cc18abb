import { styled } from 'styled-components';
import { IconButton } from '../../kit/design/controls/icon-button.js';
import { Input } from '../../kit/design/controls/input-style.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { dateAfter, isDate, venueToday } from '../../kit/lib/venue-dates.js';

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin-right: auto;
  input { width: auto; min-height: var(--target); padding-block: 0.375rem; }
`;

interface DayChooserProps {
  /** YYYY-MM-DD; undefined for all days from today on. */
  readonly date: string | undefined;
  /** A guide sees yesterday, today and tomorrow (product.md §6). */
  readonly isGuide: boolean;
  readonly onChange: (date: string | undefined) => void;
}

export function DayChooser({ date, isGuide, onChange }: DayChooserProps) {
  const [yesterday, tomorrow] = [dateAfter(venueToday(), -1), dateAfter(venueToday(), 1)];
  const isAllowed = (day: string): boolean => isDate(day) && (!isGuide || (day >= yesterday && day <= tomorrow));
  const choose = (day: string): void => {
    if (isAllowed(day)) onChange(day);
  };
  return (
    <Place role="group" aria-label="Day">
      <IconButton
        icon="back"
        edged
        label="The day before"
        aria-disabled={(isGuide && date === yesterday) || undefined}
        onClick={() => choose(dateAfter(date ?? venueToday(), -1))}
      />
      <Input
        type="date"
        aria-label="Day of the tour"
        value={date ?? ''}
        {...(isGuide && { min: yesterday, max: tomorrow })}
        onChange={({ target }) => choose(target.value)}
      />
      <IconButton
        icon="forward"
        edged
        label="The day after"
        aria-disabled={(isGuide && date === tomorrow) || undefined}
        onClick={() => choose(dateAfter(date ?? venueToday(), 1))}
      />
      <ToolButton aria-pressed={date === venueToday()} onClick={() => onChange(venueToday())}>
        Today
      </ToolButton>
      {isGuide ? null : (
        <ToolButton aria-pressed={date === undefined} onClick={() => onChange(undefined)}>
          All to come
        </ToolButton>
      )}
    </Place>
  );
}
