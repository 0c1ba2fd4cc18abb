import type { Article } from '../../texts/articles/article.js';
import { type TimelineCard, timelineCards } from '../../texts/timeline-cards.js';

export interface Neighbor {
  readonly to: string;
  readonly title: string;
  readonly place: string;
}

export interface Chapter {
  /** From 1 to `count`, as on the timeline. */
  readonly number: number;
  readonly count: number;
  readonly before: Neighbor | undefined;
  readonly after: Neighbor | undefined;
}

const count = timelineCards.length;

function neighbor(card: TimelineCard | undefined): Neighbor | undefined {
  if (card === undefined) return undefined;
  return { to: card.route, title: card.title, place: `${timelineCards.indexOf(card) + 1} of ${count}` };
}

/** Undefined for a path that is not a chapter. */
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

/** @throws for a path that none of the articles has */
export function articleAt(articles: readonly Article[], route: string): Article {
  const article = articles.find((candidate) => candidate.route === route);
  if (article === undefined) throw new Error(`No chapter at ${route}`);
  return article;
}
