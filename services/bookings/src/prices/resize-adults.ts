import { ADULT, guestsOf, type TicketLine } from './ticket-line.js';

/**
 * The lines of a party of another size, as a change that names no types means it: adults come or go, at the price that was
 * booked. Undefined when there are too few adults for that.
 */
export function resizeAdults(lines: readonly TicketLine[], groupSize: number): TicketLine[] | undefined {
  let more = groupSize - guestsOf(lines);
  const resized = lines
    .toReversed()
    .flatMap((line) => {
      if (line.type !== ADULT || more === 0) return [line];
      const count = Math.max(0, line.count + more);
      more += line.count - count;
      return count === 0 ? [] : [{ ...line, count }];
    })
    .toReversed();
  return more === 0 ? resized : undefined;
}
