import { useState } from 'react';
import { MAX_GUIDES } from '../../../services/shared/contracts/src/house/bounds.js';
import { AssignGuideDocument, CalendarGuidesDocument } from '../../generated/staff-operations.js';
import { Select } from '../../kit/design/controls/input-style.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useCalendarChange } from '../data/use-calendar-change.js';
import { useTourNames } from '../data/use-tour-names.js';
import { changedGuides, guideWords } from '../lists/guide-words.js';
import type { Time } from './calendar-words.js';

/** Guides, and managers who lead tours: a select for each who leads the time, and for each whom it lacks. */
export function GuideChooser({ date, time }: { readonly date: string; readonly time: Time }) {
  const { data } = useAdminQuery(CalendarGuidesDocument, {});
  const { send, isBusy, error } = useCalendarChange(AssignGuideDocument);
  const [adds, setAdds] = useState(false);
  const nameOf = useTourNames();
  const { guideIds, guidesNeeded, tourType } = time;
  const name = `${nameOf(tourType)}, ${time.time}`;
  const places = Math.max(guidesNeeded, guideIds.length + (adds ? 1 : 0));
  const guides = (data?.staffAccounts ?? []).filter(
    ({ id, role, state }) =>
      guideIds.includes(id) || (state !== 'DISABLED' && (role === 'GUIDE' || role === 'MANAGER')),
  );
  const choose = async (leaving: string | undefined, coming: string): Promise<void> => {
    await send({ input: { tourType, date, time: time.time, guideIds: changedGuides(time, leaving, coming) } });
    setAdds(false);
  };
  return (
    <>
      {guidesNeeded > 1 ? <small>{guideWords(time)}</small> : null}
      {Array.from({ length: places }, (_, place) => guideIds[place]).map((guide, place) => (
        <Select
          key={guide ?? `place ${place}`}
          aria-label={place === 0 ? `Guide of ${name}` : `Guide ${place + 1} of ${name}`}
          aria-busy={isBusy}
          value={guide ?? ''}
          onChange={({ target }) => void choose(guide, target.value)}
        >
          <option value="">{guide === undefined ? 'No guide yet' : 'No guide'}</option>
          {guides
            .filter(({ id }) => id === guide || !guideIds.includes(id))
            .map(({ id, name: of }) => (
              <option key={id} value={id}>
                {of}
              </option>
            ))}
        </Select>
      ))}
      {places === guideIds.length && places < MAX_GUIDES ? (
        <ToolButton aria-label={`Another guide of ${name}`} onClick={() => setAdds(true)}>
          Another guide
        </ToolButton>
      ) : null}
      {error ? <small role="alert">{error.text}</small> : null}
    </>
  );
}
