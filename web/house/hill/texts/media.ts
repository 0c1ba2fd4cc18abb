import type { DrawingId } from './drawing-alts.js';

/** How a film can be embedded once its owner has allowed it and given an id. */
export type VideoType = 'nbc' | 'youtube' | 'wfaa';

/** Without an embed, a film is a poster that links to its source page, as `status` says. */
export interface VideoItem {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly description: string;
  /** Empty if unknown. */
  readonly duration: string;
  readonly date?: string;
  readonly type: VideoType;
  readonly embedId?: string;
  readonly embedScript?: string;
  readonly embedUrl?: string;
  readonly sourcePage: string;
  readonly sourceLabel: string;
  readonly status: string;
  readonly drawing: DrawingId;
}

/**
 * An article, summarized in our own words. In `content`, a line that begins with `## ` is a heading, one that begins
 * with `- ` a list item, any other a paragraph.
 */
export interface DocumentItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly source: string;
  readonly sourcePage: string;
  readonly content: string;
  /** In place of the picture on its front page. */
  readonly drawing: DrawingId;
}

/** `price` is text in dollars with two decimals. */
export interface BookItem {
  readonly id: string;
  readonly title: string;
  readonly authors: string;
  readonly price: string;
  readonly description: string;
  readonly summary: string;
  readonly available: boolean;
  readonly shipping: string;
}

/** Shown when nothing is selected, verbatim from product.md. */
export const nothingSelected = 'Select Content to View';

/** The built-in films: none plays here, each links to its source page. */
export const videos: readonly VideoItem[] = [
  {
    id: 'wfaa-tunnel',
    title: 'The tunnel, and the search for more',
    source: 'WFAA, ABC 8',
    description:
      'The station’s story on the tunnel under the university and on the drone search for others, with the mayor of Arlington.',
    duration: '',
    type: 'wfaa',
    sourcePage:
      'https://www.wfaa.com/article/news/local/are-there-tunnels-underneath-arlington-baptist-university-yes-was-used-to-escape-secret-casino-raids-in-1930s/287-ab0e2f49-0fe6-475e-88e9-22dcdf52463e',
    sourceLabel: 'Watch at WFAA',
    status: 'This film has not been cleared to play here yet. The button opens the station’s own page.',
    drawing: 'feature-tunnels',
  },
  {
    id: 'nbc-in-jeopardy',
    title: 'Fascinating Piece of North Texas History in Jeopardy',
    source: 'NBC 5 DFW',
    description:
      'Early in 2017 a stretch of the west wall lay in ruins after heavy rain, and the college was asking for help to put it back.',
    duration: '',
    type: 'nbc',
    sourcePage: 'https://www.nbcdfw.com/news/local/a-fascinating-piece-of-north-texas-history-in-jepordy/53233/',
    sourceLabel: 'Watch at NBC 5 DFW',
    status: 'This film has not been cleared to play here yet. The button opens the station’s own page.',
    drawing: 'media-wall',
  },
  {
    id: 'cbs-welcome-to-texas',
    title: 'Welcome To Texas: Top O’ Hill Terrace',
    source: 'CBS Texas',
    description: 'The station’s film about the hill. We have not seen it yet, so we do not describe it.',
    duration: '',
    type: 'youtube',
    sourcePage: 'https://www.cbsnews.com/texas/news/welcome-to-texas-top-o-hill-terrace',
    sourceLabel: 'Watch at CBS Texas',
    status: 'This film has not been cleared to play here yet. The button opens the station’s own page.',
    drawing: 'era-legacy',
  },
  {
    id: 'expedition-texas',
    title: 'Expedition Texas visits the tunnel',
    source: 'Expedition Texas, host Bob Mauldin',
    description: 'An episode of the travel series visits the tunnel with the author Jim Gatewood.',
    duration: '',
    type: 'youtube',
    sourcePage: 'https://knue.com/traces-of-the-top-o-hill-terrace-casino-still-intact-at-baptist-college/',
    sourceLabel: 'Read about it at KNUE',
    status: 'We have no address for the film itself yet. The button opens a radio station’s page about it.',
    drawing: 'feature-tea-garden',
  },
  {
    id: 'history-channel',
    title: 'A History Channel segment',
    source: 'History Channel',
    description: 'A newspaper wrote early in 2017 that the hill had been in a series on the History Channel.',
    duration: '',
    type: 'youtube',
    sourcePage: 'https://www.star-telegram.com/opinion/opn-columns-blogs/bud-kennedy/article129429934.html',
    sourceLabel: 'See where it is mentioned',
    status: 'We know of this film only from a newspaper. The button opens its page.',
    drawing: 'story-legacy',
  },
];

export const documents: readonly DocumentItem[] = [
  {
    id: 'star-telegram-falling',
    title: 'Arlington’s casino landmark Top O’ Hill in danger of falling',
    description: 'A columnist makes the case for the garden wall.',
    date: '2017',
    source: 'Fort Worth Star-Telegram, Bud Kennedy',
    sourcePage: 'https://www.star-telegram.com/opinion/opn-columns-blogs/bud-kennedy/article129429934.html',
    drawing: 'media-wall',
    content: [
      'A summary in our own words. The column itself is on the newspaper’s page.',
      '## What it reports',
      'The retaining wall of the tea garden was giving way. Part of the west side had already come down after heavy rain.',
      '- The college was asking the public for $30,000.',
      '- Vickie Bryant was its curator and its guide.',
      '## What else is in it',
      'An original roulette wheel could be seen on the tour, and the hill had lately been on the History Channel. The column is one of several that give the casino its nickname, Vegas before Vegas.',
    ].join('\n'),
  },
  {
    id: 'dallas-morning-news-bible',
    title: 'Once-notorious casino now teaches the Bible',
    description: 'How a college came to terms with its basement.',
    date: 'September 13, 2013',
    source: 'The Dallas Morning News, Joy Tipping, by the Associated Press; reprinted by Online Athens',
    sourcePage:
      'https://www.onlineathens.com/story/lifestyle/faith/2013/09/13/once-notorious-casino-now-teaches-bible/15557223007/',
    drawing: 'story-process',
    content: [
      'A summary in our own words. The article itself is on the page of the paper that reprinted it.',
      '## What it reports',
      'For years after the purchase the school’s leaders kept quiet about what the place had been. That changed when Vickie Bryant arrived with her husband, the new president, in 1993, and began to put its history together.',
      '- J. Frank Norris had preached against Top O’ Hill, and the curator had recordings.',
      '- He is said to have vowed that the seminary would own it.',
      '## How sure it is',
      'The vow and the recordings rest on the curator’s word. We mark them as reported.',
    ].join('\n'),
  },
  {
    id: 'fort-worth-report-redemption',
    title: '‘A redemption story’: Baptist university and UT Arlington preserve Top O’ Hill Terrace history',
    description: 'Two universities, one collection.',
    date: '',
    source: 'Fort Worth Report, by way of Historic Fort Worth',
    sourcePage: 'https://historicfortworth.org/top-o-hill-terrace-a-redemption-story/',
    drawing: 'story-legacy',
    content: [
      'A summary in our own words. The page below leads to the full report.',
      '## What it reports',
      'The libraries of the University of Texas at Arlington and Arlington Baptist University are preserving the history of the hill together: photographs, objects, and interviews with people who remembered it.',
      '- The collection began with two poker chips, a letterhead and a dog collar.',
      '- The site was on Historic Fort Worth’s list of endangered places in 2015.',
      '- Visits by several famous people are given as hearsay.',
    ].join('\n'),
  },
  {
    id: 'city-entertainment',
    title: 'How Arlington Became an Entertainment Destination',
    description: 'The city’s own account of track and casino.',
    date: 'May 17, 2021',
    source: 'City of Arlington, O. K. Carter, Landmark Preservation Commission',
    sourcePage: 'https://arlingtontx.gov/news/my_arlington_t_x/news_stories/preservation_entertainment',
    drawing: 'feature-stables',
    content: [
      'A summary in our own words. The story itself is on the city’s page.',
      '## What it reports',
      'Arlington lay about halfway between two cities on a coast-to-coast highway. A race track and a casino both took note.',
      '- Arlington Downs was lawful, and Top O’ Hill was not.',
      '- The track had the days and the casino the nights.',
      '- Benny Binion is named as a partner of Fred Browning.',
      '## Where it differs',
      'It dates the casino to 1929. The state marker has the Brownings buy in 1926, the Handbook of Texas in 1930. The sums that it gives for an evening’s takings are large, round and unaudited.',
    ].join('\n'),
  },
];

/** Prices are those of product.md; the third book is a print of this site's drawings. */
export const booksForSale: readonly BookItem[] = [
  {
    id: 'top-o-hill-terrace',
    title: 'Top O’ Hill Terrace',
    authors: 'Vickie Bryant',
    price: '21.99',
    description: 'The curator’s own book, in pictures.',
    summary:
      'From tea room to casino to college, told by the person who has looked for it longest. Arcadia Publishing, 2012; about 130 pages; ISBN 9780738585277.',
    available: true,
    shipping: '3-5 days',
  },
  {
    id: 'gangster-tour-of-texas',
    title: 'Gangster Tour of Texas',
    authors: 'T. Lindsay Baker',
    price: '29.95',
    description: 'The state’s outlaws, place by place.',
    summary:
      'A guide to the scenes of Texas crime between the wars, with the hill, a reader tells us, among its stops. Texas A&M University Press, 2011; ISBN 9781603442589.',
    available: true,
    shipping: '1-3 days',
  },
  {
    id: 'third-book',
    title: 'The Hill in Drawings',
    authors: 'From the drawings of this site',
    price: '40.00',
    description: 'The eras, the rooms and the gate, as they are drawn here.',
    summary:
      'A picture book made of this site’s own illustrations, printed to order. It shows the hill as we draw it, not as it was photographed.',
    available: true,
    shipping: 'Available',
  },
];
