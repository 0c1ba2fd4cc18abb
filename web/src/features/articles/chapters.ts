import { placeholderPages } from '../../content/placeholders.js';
import { type TimelineCard, timelineCards } from '../../content/timeline-cards.js';

/** A way from one chapter to the one before or after it. */
export interface Neighbor {
  readonly to: string;
  readonly title: string;
  readonly place: string;
}

export interface Chapter {
  /** 1 to `count`, as the timeline counts them. */
  readonly number: number;
  readonly count: number;
  readonly before: Neighbor | undefined;
  readonly after: Neighbor | undefined;
}

const count = timelineCards.length;

/** A chapter whose page is still to be written is read where it is told meanwhile. */
function neighbor(card: TimelineCard | undefined): Neighbor | undefined {
  if (card === undefined) return undefined;
  const number = timelineCards.indexOf(card) + 1;
  const unwritten = placeholderPages.find(({ route }) => route === card.route);
  return unwritten === undefined
    ? { to: card.route, title: card.title, place: `${number} of ${count}` }
    : { to: unwritten.wayOn.to, title: card.title, place: `${number} of ${count}, on the line of eras` };
}

/** Where the chapter of that path stands in the story, or nothing if it is no chapter. */
export function chapterAt(route: string): Chapter | undefined {
  const place = timelineCards.findIndex((card) => card.route === route);
  if (place < 0) return undefined;
  return {
    number: place + 1,
    count,
    before: neighbor(timelineCards[place - 1]),
    after: neighbor(timelineCards[place + 1]),
  };
}
