import { openToday } from '../lib/open-today.js';
import { useHouse } from './use-house.js';

/** Whether the house is open today, and its next tour; nothing while the calendar is unknown. */
export function OpenToday({ className }: { readonly className?: string }) {
  const house = useHouse();
  if (!house?.today) return null;
  const { isOpen, today, next } = openToday(house.today, house.week);
  return (
    <p className={className} data-open={isOpen}>
      <b>{today}</b> {next}
    </p>
  );
}
