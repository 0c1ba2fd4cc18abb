import type { AttributedQuote } from './articles/article.js';
import type { DrawingId } from './drawing-alts.js';

export interface TimelineCard {
  readonly route: `/${string}`;
  /** What the chapter covers; for the line of years. Undefined if no date is known. */
  readonly year?: string;
  readonly title: string;
  readonly subtitle: string;
  readonly summary: string;
  readonly drawing: DrawingId;
  readonly quote?: AttributedQuote;
}

/** In story order. */
export const timelineCards: readonly TimelineCard[] = [
  {
    route: '/beginning',
    year: '1920s',
    title: 'The Beginning',
    subtitle: 'A tea room on the highway',
    summary:
      'In the early 1920s a newspaperwoman opens a tea room on a hill beside the Bankhead Highway. There is chicken-fried steak, and a view.',
    drawing: 'story-beginning',
  },
  {
    route: '/transformation',
    year: '1926-1930',
    title: 'The Transformation',
    subtitle: 'The house steps aside',
    summary:
      'Fred and Mary Browning buy the place, move the house, dig, and move it back. At the gate there is now a button that the casino can hear.',
    drawing: 'story-transformation',
  },
  {
    route: '/peakera',
    year: '1930s-1940s',
    title: 'The Peak Era',
    subtitle: 'Dinner above, dice below',
    summary:
      'A stallion with his name over the door, and diners who knew nothing of what lay below. {Bands in the garden, film people at the tables, it is said.}',
    drawing: 'story-peak',
  },
  {
    route: '/crusader-legacy',
    year: '1909-1952',
    title: 'The Crusader’s Legacy',
    subtitle: 'J. Frank Norris, admired and argued with',
    summary:
      'More than four decades in one pulpit, fifteen years in a second, a radio, two newspapers and a school that outlived him.',
    drawing: 'story-crusader-legacy',
  },
  {
    route: '/man-behind-mission',
    year: '1877-1952',
    title: 'The Man Behind the Mission',
    subtitle: 'A farm boy from Hubbard, Texas',
    summary:
      'Born in Alabama, raised on a Texas farm, {shot at thirteen, }schooled at Baylor and Louisville, twice tried and twice acquitted.',
    drawing: 'story-man-behind-mission',
  },
  {
    route: '/crusade-begins',
    year: '1909-1937',
    title: 'The Crusade Begins',
    subtitle: 'Saloons, race tracks, and a hill',
    summary: 'From Hell’s Half Acre to the tracks to Arlington: a preacher’s war on gambling comes to the hill.',
    drawing: 'story-crusade-begins',
  },
  {
    route: '/prophecy',
    title: 'The Prophecy',
    subtitle: 'Five words that may have been said',
    summary:
      '{He is reported to have vowed that his people would own the hill; no date for it has been found.} What came after is on record.',
    drawing: 'story-prophecy',
    quote: {
      words: 'We will own that place',
      attribution: 'Attributed to J. Frank Norris; wording and date are tradition.',
      certainty: 'local tradition',
    },
  },
  {
    route: '/purchase-vision',
    year: '1956',
    title: 'The Purchase and the Vision',
    subtitle: 'A seminary in rented rooms, a hill in foreclosure',
    summary:
      'The preacher is dead, the gambler is dead, the mortgage is not. Late in 1956 the Bible Baptist Seminary buys the hill.',
    drawing: 'story-purchase',
  },
  {
    route: '/transformation-process',
    year: '1956',
    title: 'The Transformation Process',
    subtitle: 'From casino to campus, room by room',
    summary: '{Tables go out, desks come in, and the house is replaced.} The stone is kept.',
    drawing: 'story-process',
  },
  {
    route: '/arlington-baptist-university',
    year: '1939-2017',
    title: 'Arlington Baptist University',
    subtitle: 'Four names, one school',
    summary: 'Sixteen students in an upper room in 1939, a seminary, a college, and since 2017 a university.',
    drawing: 'story-university',
  },
  {
    route: '/legacy-today',
    year: 'Present',
    title: 'The Legacy Today',
    subtitle: 'Landmark, museum, one open tunnel',
    summary: 'The museum began with two poker chips. One tunnel can be walked; a drone has looked for others.',
    drawing: 'story-legacy',
  },
  {
    route: '/story-of-hope',
    year: 'Present',
    title: 'A Story of Hope',
    subtitle: 'What the place is taken to mean',
    summary:
      'A place of chance became a place of teaching. {The garden has heard a dance band and prayers, and one or two proposals.}',
    drawing: 'story-hope',
    quote: {
      words: 'A redemption story',
      attribution: 'How the university’s president, Clifton McDaniel, has described it.',
      certainty: 'on record',
    },
  },
];
