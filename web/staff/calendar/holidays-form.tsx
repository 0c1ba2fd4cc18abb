import { type FormEvent, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type Holiday, usHolidays } from '../../../services/shared/contracts/src/house/us-holidays.js';
import { CloseDayDocument, HolidayDaysDocument, HouseSetUpDocument } from '../../generated/staff-operations.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { AdminForm, FormActions } from '../../kit/desk/form-parts.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useCalendarMutation } from '../data/use-calendar-change.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { BannerField } from './banner-field.js';
import { type Banner, bannerOf } from './closing-schema.js';
import { ConfirmOpenDays } from './confirm-open-days.js';
import { HolidayList } from './holiday-list.js';

const Body = styled(AdminSectionBody)`
  display: grid;
  gap: var(--s-4);
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: 0 var(--s-5); }
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-1) var(--s-3); min-height: 3.5rem; padding-block: var(--s-2); border-top: 1px solid var(--line); }
  small { display: block; color: var(--fg-soft); }
`;

/** Closes days one after another, and reports refusals. */
function useClosing(banner: Banner) {
  const close = useCalendarMutation(CloseDayDocument, 'AlreadyClosed');
  const [closing, setClosing] = useState<{ readonly done: number; readonly of: number }>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const closeAll = async (chosen: readonly Holiday[]): Promise<void> => {
    const refused: string[] = [];
    for (const [done, { date, name }] of chosen.entries()) {
      setClosing({ done, of: chosen.length });
      const input = { date, reason: name, message: 'We are closed.', policy: 'refund', onlyIfEmpty: true } as const;
      const answer = await close({ input: { ...input, ...bannerOf(banner, date) } });
      if (answer === 'unanswered')
        refused.push(`${name}: the server did not answer. Check below whether it is closed.`);
      else if (answer.__typename !== 'DayClosed' && answer.message) refused.push(`${name}: ${answer.message}`);
    }
    setClosing(undefined);
    setFaults(refused);
    const closed = chosen.length - refused.length;
    if (closed === 0) return;
    showToast({
      title: `${counted(closed, 'day')} closed`,
      text: 'The calendar and the hours show it now. You can reopen each on its day.',
      tone: 'done',
    });
  };
  return { closing, faults, closeAll };
}

/** The rest of a year's holidays, with the state of their days. */
function useHolidays(year: number, today: string) {
  const holidays = useMemo(() => usHolidays(year).filter(({ date }) => date >= today), [year, today]);
  const { data, hasFailed, reload } = useAdminQuery(
    HolidayDaysDocument,
    { dates: holidays.map(({ date }) => date) },
    holidays.length > 0,
  );
  const days = new Map((data?.staffDays ?? []).map((day) => [day.date, day]));
  return { holidays, days, hasFailed, reload, isShown: holidays.every(({ date }) => days.has(date)) };
}

interface HolidaysFormProps {
  /** YYYY-MM-DD; its year is shown first. */
  readonly date: string;
  readonly onLeave: () => void;
}

function closeText(days: number): string {
  return `Close ${days === 0 ? 'the ticked days' : counted(days, 'day')}`;
}

/** A year's holidays, to tick: those without guests are closed together, the others separately. */
export function HolidaysForm({ date: named, onLeave }: HolidaysFormProps) {
  const today = venueToday();
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(Math.min(Math.max(Number(named.slice(0, 4)), thisYear), thisYear + 2));
  const { holidays, days, hasFailed, reload, isShown } = useHolidays(year, today);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const house = useAdminQuery(HouseSetUpDocument, {});
  const open = new Set((house.data?.houseSetUp?.openDays ?? []).map(({ date }) => date));
  const undecided = holidays.map(({ date }) => date).filter((date) => !days.get(date)?.closed && !open.has(date));
  const [banner, setBanner] = useState<Banner>('three');
  const { closing, faults, closeAll } = useClosing(banner);
  const chosen = holidays.filter(({ date }) => {
    const day = days.get(date);
    return ticked.includes(date) && day !== undefined && !day.closed && day.guests === 0;
  });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (closing || chosen.length === 0) return;
    await closeAll(chosen);
    setTicked([]);
  };
  const tick = (date: string, isTicked: boolean): void =>
    setTicked(isTicked ? [...ticked, date] : ticked.filter((other) => other !== date));

  return (
    <AdminForm noValidate onSubmit={(event) => void send(event)}>
      <AdminSection
        title={`Holidays of ${year}`}
        headingProps={{ tabIndex: -1 }}
        busy={!isShown && !hasFailed}
        tools={<ToolButton onClick={onLeave}>Back to the calendar</ToolButton>}
      >
        <Body>
          <SelectField label="Year" value={String(year)} onChange={({ target }) => setYear(Number(target.value))}>
            {[thisYear, thisYear + 1, thisYear + 2].map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
          <p>
            Tick the days on which the house stays closed. Nobody is booked on them: no message has to be written, and
            nobody gets a mail. A day with guests is closed by itself, with a message to them.
          </p>
          {hasFailed ? <ListFailed label="holidays" onRetry={() => void reload()} /> : null}
          {!isShown && !hasFailed ? <ListLoading label="holidays" /> : null}
          {isShown ? <HolidayList {...{ year, holidays, days, ticked, open, onTick: tick }} /> : null}
          {faults.length > 0 ? (
            <Notice tone="refused" alert title="Not every day was closed">
              {faults.join(' ')}
            </Notice>
          ) : null}
          <BannerField value={banner} onChange={({ target }) => setBanner(target.value as Banner)} />
          <FormActions>
            <ToolButton
              type="submit"
              kind="danger"
              busy={closing !== undefined}
              busyText={closing ? `Closing ${closing.done + 1} of ${closing.of}...` : 'Closing...'}
              aria-disabled={chosen.length === 0 || undefined}
            >
              {closeText(chosen.length)}
            </ToolButton>
            {house.data && isShown && ticked.length === 0 ? <ConfirmOpenDays dates={undecided} /> : null}
          </FormActions>
        </Body>
      </AdminSection>
    </AdminForm>
  );
}
