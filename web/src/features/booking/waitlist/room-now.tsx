import { Button } from '../../../design/controls/button.js';
import { Text } from '../../../design/type/text.js';
import { spelledNumber, spelledNumberCapitalized } from '../../../lib/spelled-number.js';

/** More times than this are summarized. */
const MANY_TIMES = 4;

/** "12:00 PM and 3:00 PM have", "Six times of this day have" */
function timesWithRoomText(times: readonly string[]): string {
  if (times.length >= MANY_TIMES) return `${spelledNumberCapitalized(times.length)} times of this day have`;
  return `${new Intl.ListFormat('en-US').format(times)} ${times.length === 1 ? 'has' : 'have'}`;
}

interface RoomNowProps {
  /** The times of the day. */
  readonly times: readonly { readonly time: string; readonly seatsLeft: number }[];
  /** How many the party takes. */
  readonly seats: number;
  readonly guests: number;
  readonly onBook: (time: string) => void;
}

/** Other times of the day that have room for the whole party, and a way to book the first. */
export function RoomNow({ times, seats, guests, onBook }: RoomNowProps) {
  const withRoom = times.filter(({ seatsLeft }) => seatsLeft >= seats).map(({ time }) => time);
  const [first] = withRoom;
  if (first === undefined) return null;
  return (
    <Text kind="small" soft>
      {timesWithRoomText(withRoom)} room for {spelledNumber(guests)} right now.{' '}
      <Button kind="second" small onClick={() => onBook(first)}>
        Book {first}
      </Button>
    </Text>
  );
}
