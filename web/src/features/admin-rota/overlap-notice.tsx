import { useCalendarChange } from '../../admin/data/use-calendar-change.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';
import { AssignGuideDocument } from '../../generated/staff-operations.js';
import { tourWords } from '../../lib/tour-labels.js';
import { longDate, venueClockTime } from '../../lib/venue-dates.js';
import { endOf, freeGuides, type Guide, type Overlap, type RotaTime } from './rota-words.js';

interface OverlapNoticeProps {
  readonly overlap: Overlap;
  readonly times: readonly RotaTime[];
  readonly guides: readonly Guide[];
}

/** "9:15 AM" */
function clockTime(ms: number): string {
  return venueClockTime(new Date(ms).toISOString()).replace(/:\d\d (?=[AP]M)/, ' ');
}

/** Somebody is in two places: since when, and who could take the second tour. */
export function OverlapNotice({ overlap, times, guides }: OverlapNoticeProps) {
  const { send, isBusy, error } = useCalendarChange(AssignGuideDocument);
  const { guide, first, second } = overlap;
  const [free] = freeGuides(second, times, guides);
  const { tourType, date, time } = second;
  return (
    <Notice tone="refused" title={`${guide.name} is in two places on ${longDate(second.date)}`}>
      {tourWords[first.tourType]} runs from {first.time} to {clockTime(endOf(first))}, {tourWords[tourType]} begins at{' '}
      {time}. {free ? `Free at ${time}: ${free.name}.` : `Nobody else is free at ${time}.`}
      {free ? (
        <p>
          <ToolButton busy={isBusy} onClick={() => void send({ input: { tourType, date, time, guideId: free.id } })}>
            Give {time} to {free.name}
          </ToolButton>
        </p>
      ) : null}
      {error ? <p role="alert">{error.text}</p> : null}
    </Notice>
  );
}
