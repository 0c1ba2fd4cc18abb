import type { CertaintyMark } from './certainty.js';
import type { EraDrawingId } from './era-alts.js';
import { eraPosters } from './era-posters.js';
import { premiumTour, type SeenOnTour, standardTour } from './seen-on-tours.js';

export interface Era {
  readonly id: string;
  readonly year: string;
  /** Also the headline of the detail card. */
  readonly title: string;
  /** Shown on hover, above the hint to click. */
  readonly preview: string;
  readonly tagline: string;
  readonly paragraphs: readonly string[];
  readonly marks: readonly CertaintyMark[];
  /** One sentence, for the generic dialog. */
  readonly summary: string;
  readonly drawing: EraDrawingId;
  /** The tour that shows what is left of it; undefined if none does. */
  readonly seenOn?: SeenOnTour;
}

/** Next to the era line, verbatim from infra/docs/product.md. */
export const eraHint = 'Hover over any date to preview, or click to explore that era in detail';

export const eras: readonly Era[] = [
  {
    id: 'the-beginning',
    ...eraPosters['the-beginning'],
    preview: 'A tea room on the coast-to-coast highway, and a view as far as Fort Worth.',
    tagline: 'Tea, and a view toward Fort Worth.',
    paragraphs: [
      'Beulah Adams Marshall ran a women’s page in the Dallas Journal and spoke up in public for modern young people. With her husband Thomas she took the hilltop early in the decade and opened a tea room in a roomy house beside the Bankhead Highway, about halfway between Dallas and Fort Worth.',
      'People drove out for the view and stayed for the chicken-fried steak. The papers noted showers, ladies’ luncheons, bridal parties{, even Bible studies}. In dry years a tea room was a respectable business that a woman could run and another could visit.',
    ],
    marks: [
      { claim: 'The tea room', certainty: 'on record' },
      { claim: 'Bible studies', certainty: 'reported' },
    ],
    summary: 'Beulah and Thomas Marshall open a tea room on the hill above the Bankhead Highway.',
    seenOn: standardTour,
  },
  {
    id: 'the-transformation',
    ...eraPosters['the-transformation'],
    preview: 'A gambler moves the house aside and digs.',
    tagline: 'They moved the house, dug a casino, and put the house back.',
    paragraphs: [
      'Fred Browning had already run clubs near Houston and Tulsa{; before that he had worked as a plumber for his father}. He and his wife Mary bought the tea room from the Marshalls. {The state marker says 1926, the Handbook of Texas 1930.}',
      'The house was moved off its ground, a basement was dug, and the house was set back over it, so that from the drive you saw only a house. Native sandstone went into a gate with guard towers. Below went a gaming floor, a secret room for the equipment, and a tunnel for the guests.',
    ],
    marks: [
      { claim: 'House, basement and tunnel', certainty: 'on record' },
      { claim: 'The year of purchase: two accounts', certainty: 'reported' },
    ],
    summary: 'Fred and Mary Browning buy the tea room, dig a casino under the house and put the house back.',
    seenOn: standardTour,
  },
  {
    id: 'the-peak-era',
    ...eraPosters['the-peak-era'],
    preview: 'Dinner above, roulette below{, and a dance band in the garden}.',
    tagline: 'Many who dined here never knew of the tables below.',
    paragraphs: [
      'By day the crowd was at Arlington Downs, where betting on horses was lawful from 1933 to 1937. By night part of it came up the hill. The restaurant and the garden were a real business; the tables were under the floor{, past some five doors, dealers in evening dress, and a sign that asked visitors to leave their revolvers}.',
      '{A dancer remembered Tommy Dorsey’s orchestra playing here. Boxers trained beside the pool. Film people and oil people are said to have come, and large sums to have changed hands.} Royal Ford, a gray stallion, had a stone stable of his own.',
    ],
    marks: [
      { claim: 'Restaurant, casino, stable', certainty: 'on record' },
      { claim: 'Guests and takings', certainty: 'reported' },
    ],
    summary: 'Dining above, gambling below: the years that earned the name Vegas before Vegas.',
    seenOn: premiumTour,
  },
  {
    id: 'the-crusader-arrives',
    ...eraPosters['the-crusader-arrives'],
    preview: 'A preacher with a newspaper and a radio turns to the hill.',
    tagline: 'A pulpit, two newspapers, a microphone and a Bible school.',
    paragraphs: [
      'J. Frank Norris had preached against gambling in Fort Worth since 1909. {From the pulpit of First Baptist Church, on the air and in his own paper he went after Top O’ Hill, and he is reported to have vowed that his people would own the place one day.}',
      'He was also building something. The Bible school he had founded was chartered in 1939 and became the Bible Baptist Seminary in 1945. Friends broke with him, a rival school was set up in Missouri, and he preached on until his death in August 1952. He is still admired, and still argued with.',
    ],
    marks: [
      { claim: 'Norris and the school', certainty: 'on record' },
      { claim: 'The vow', certainty: 'reported' },
    ],
    summary:
      'J. Frank Norris turns his pulpit, paper and microphone on the hill, and builds a Bible school at the same time.',
  },
  {
    id: 'the-lone-wolf-raid',
    ...eraPosters['the-lone-wolf-raid'],
    preview: '{Four Rangers leave the road and come through the brush.}',
    tagline: '{Around midnight in August, four Rangers come up through the brush.}',
    paragraphs: [
      'The place was thought to be raid-proof: guard towers at the gate, a button that sounded in the casino{, and tables that could pass for furniture}. In August 1947 Captain M. T. Gonzaullas of the Texas Rangers found the games in full swing. {By one account he and three others had left the drive and crept several hundred yards through the brush, past the guards.}',
      'Gonzaullas, born in Cádiz in 1891, first joined the Rangers in 1920 and had long been Lone Wolf in print. {Arrests followed; sources differ on how soon play began again.} The belief that it could not happen here did not come back.',
    ],
    marks: [
      { claim: 'The raid', certainty: 'on record' },
      { claim: 'The crawl through the brush', certainty: 'reported' },
    ],
    summary: 'Captain Gonzaullas and his Rangers take the raid-proof casino, and its long end begins.',
    seenOn: premiumTour,
  },
  {
    id: 'transformation',
    ...eraPosters.transformation,
    preview: 'The seminary needs a home, and buys the hill.',
    tagline: 'Neither the gambler nor the preacher lived to see it.',
    paragraphs: [
      'Norris died in August 1952, and the seminary lost its rooms at First Baptist. Fred Browning was dead by June 1954, when a racing paper reported the forced sale of his horses. The hill went into foreclosure with the Lamar Life Insurance Company.',
      'The school had been living in rented rooms and had bought land on the highway next door. Then it learned that the tract beside it was available. Late in 1956, under Earl K. Oldham, the Bible Baptist Seminary bought Top O’ Hill and moved in.',
    ],
    marks: [
      { claim: 'Foreclosure and purchase', certainty: 'on record' },
      { claim: 'The year of Browning’s death', certainty: 'reported' },
    ],
    summary: 'The owner is dead, an insurance company has the hill, and the Bible Baptist Seminary buys it.',
  },
  {
    id: 'seminary-growth-education',
    ...eraPosters['seminary-growth-education'],
    preview: 'A four-year college{, at desks where the tables stood}.',
    tagline: 'From a seminary to a four-year college.',
    paragraphs: [
      'Under Oldham the seminary became a four-year college and took the name Arlington Baptist College. {The old house gave way in time to a building for offices and classes. Rooms that had held gaming tables held lectures, and students are said to have walked to class through the tunnel.}',
      '{How the school felt about its address depends on whom you ask. One account has the past hushed up and thrown out; another has a small museum on the campus by 1960.}',
    ],
    marks: [
      { claim: 'The four-year college', certainty: 'on record' },
      { claim: 'Classes by way of the tunnel', certainty: 'reported' },
    ],
    summary: 'Under Oldham the seminary becomes a four-year college, Arlington Baptist College.',
  },
  {
    id: 'the-legacy-today',
    ...eraPosters['the-legacy-today'],
    preview: 'A university that shows visitors the way out of its own casino.',
    tagline: 'The gate still has its towers. It opens by appointment.',
    paragraphs: [
      'The college became Arlington Baptist University in 2017. Its gate has carried a state landmark marker{ since 2003}, and its museum has an original roulette wheel. Gate, towers, garden, pool and stables are still here, and one tunnel can be walked.',
      'The stone has not been easy to keep: a stretch of the west wall fell after heavy rain, and the site was listed as endangered in 2015. We now work on it together with the city and the University of Texas at Arlington. We call it a redemption story.',
    ],
    marks: [
      { claim: 'Landmark, museum, tunnel', certainty: 'on record' },
      { claim: 'Year and number of the marker', certainty: 'reported' },
    ],
    summary: 'A landmark, a museum and a tunnel to walk: the hill is kept, and shown, by a university.',
    seenOn: premiumTour,
  },
];
