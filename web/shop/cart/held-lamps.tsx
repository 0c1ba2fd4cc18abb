import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { nightColors } from '../../kit/design/ground/ground.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { spokenTime, venueTime } from '../../kit/lib/venue-dates.js';

/** The minutes that seats are held (product.md §6). */
const lamps = Array.from({ length: 15 }, (_, index) => index + 1);
/** From this many minutes left, the lamps are red. */
const SHORT_MINUTES = 3;

const Strip = styled.div`
  ${nightColors}
  display: grid;
  gap: var(--s-2);
  padding: var(--s-3);
  background: var(--night);
  color: var(--cream);
  font-size: var(--t-2);
  p { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s-3); }
  && b { font: 600 var(--t-2)/1.3 var(--ui); color: var(--brass-lit); font-variant-numeric: tabular-nums; }
  [data-lamps] { display: grid; grid-template-columns: repeat(15, minmax(0, 1fr)); gap: 3px; }
  i { height: 8px; border: 1px solid var(--brass); }
  i[data-on] { background: var(--brass-lit); border-color: var(--brass-lit); }
  &[data-short] i[data-on] { background: var(--oxblood); border-color: var(--cream); }
`;

interface HeldLampsProps {
  /** UTC, ISO 8601. */
  readonly heldUntil: string;
  readonly secondsLeft: number;
  /** What a screen reader says of the time left. */
  readonly spoken: string;
}

/** A lamp per minute, and the same in words. */
export function HeldLamps({ heldUntil, secondsLeft, spoken }: HeldLampsProps) {
  const minutes = Math.ceil(secondsLeft / 60);
  const time = spokenTime(venueTime(heldUntil));
  return (
    <Strip data-short={minutes <= SHORT_MINUTES || undefined}>
      <p>
        <span>
          <Trans>
            Held for you until <b>{time}</b>
          </Trans>
        </span>
        <b>{plural(minutes, { one: '# minute left', other: '# minutes left' })}</b>
      </p>
      <div data-lamps="" aria-hidden="true">
        {lamps.map((lamp) => (
          <i key={lamp} data-on={lamp <= minutes ? '' : undefined} />
        ))}
      </div>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Strip>
  );
}
