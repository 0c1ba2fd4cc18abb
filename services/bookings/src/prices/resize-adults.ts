import { ADULT, guestsOf, type TicketLine } from './ticket-line.js';

/** A change that names no types adds or removes adults at the booked price. Undefined when there are too few adults. */
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
