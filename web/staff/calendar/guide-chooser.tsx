import { AssignGuideDocument, CalendarGuidesDocument } from '../../generated/staff-operations.js';
import { Select } from '../../kit/design/controls/input-style.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useCalendarChange } from '../data/use-calendar-change.js';
import { useTourNames } from '../data/use-tour-names.js';
import type { Time } from './calendar-words.js';

/** Guides, and managers who lead tours. */
export function GuideChooser({ date, time }: { readonly date: string; readonly time: Time }) {
  const { data } = useAdminQuery(CalendarGuidesDocument, {});
  const { send, isBusy, error } = useCalendarChange(AssignGuideDocument);
  const nameOf = useTourNames();
  const guides = (data?.staffAccounts ?? []).filter(
    ({ id, role, state }) => id === time.guideId || (state !== 'DISABLED' && (role === 'GUIDE' || role === 'MANAGER')),
  );
  const choose = (guideId: string): void => {
    const input = { tourType: time.tourType, date, time: time.time, guideId: guideId === '' ? null : guideId };
    void send({ input });
  };
  return (
    <>
      <Select
        aria-label={`Guide of ${nameOf(time.tourType)}, ${time.time}`}
        aria-busy={isBusy}
        value={time.guideId ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">No guide yet</option>
        {guides.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {error ? <small role="alert">{error.text}</small> : null}
    </>
  );
}
