import type { Article } from './article.js';

/** Card 1: the tea room, its road and its hostess. */
export const beginning: Article = {
  route: '/beginning',
  title: 'The Beginning',
  lead: 'A newspaperwoman, a roomy house with a view, and a highway that ran from coast to coast.',
  drawing: 'story-beginning',
  sections: [
    {
      year: '1920s',
      heading: 'The road',
      plate: 'signpost',
      paragraphs: [
        'The Bankhead Highway ran from coast to coast, and about halfway between Dallas and Fort Worth it passed a hill. In the early 1920s Beulah Adams Marshall and her husband Thomas took the hilltop and opened a tea room there, in a roomy house with a view toward Fort Worth.',
        'The road is still here. It is Division Street now, and Texas 180 on the map. Downtown Fort Worth, which was the view, lies ten miles to the west in a straight line.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The Marshalls, the tea room and the highway.',
          source: 'State marker; Handbook of Texas; UT Arlington.',
        },
      ],
    },
    {
      year: '1922',
      heading: 'The woman who ran it',
      plate: 'press',
      paragraphs: [
        'Beulah Marshall wrote a women’s page in the Dallas Journal. In 1922 she spoke up for modern young people. The state’s marker names her alone; other sources put her husband beside her, and so do we.',
        'A tea room in the dry years was often owned by a woman. It was respectable, and it poured no alcohol. Nobody had to explain an afternoon in it.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'Her page, her words of 1922, and what tea rooms were.',
          source: 'UT Arlington.',
        },
      ],
    },
    {
      heading: 'The table',
      plate: 'window',
      paragraphs: [
        'The house was known for chicken-fried steak. Guests from Dallas and Fort Worth drove out for teas and dinners, for parties, bridal showers and ladies’ luncheons. {The papers noted Bible studies there as well.}',
        '{Read that list again from the end of the story: a dinner, guests from two cities, a Bible study. All that came later is on it, except the roulette wheel.}',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'The steak, the showers and the luncheons.', source: 'Handbook of Texas.' },
        { certainty: 'reported', text: 'The Bible studies.', source: 'UT Arlington, from papers of the time.' },
      ],
    },
    {
      heading: 'What is left of it',
      plate: 'gazebo',
      paragraphs: [
        'By the end of the story’s first chapter the house has other owners. Fred Browning and his wife Mary bought the place from the Marshalls, and what they did with it fills the next two chapters.',
        '{The old house was taken down later, for a building of the school.} The garden that lay north of it is still there, with sandstone walls, ironwork and a gazebo with a tiled roof. So is the reason to build a tea room here: from the overlook one still looks toward Fort Worth.',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'The sale and the garden.', source: 'State marker; the museum.' },
        { certainty: 'reported', text: 'The end of the old house.', source: 'Hometown by Handlebar.' },
      ],
    },
  ],
  onTour: {
    type: 'standard',
    words:
      'The walk from the gate ends in the tea garden. You stand at its overlook, with the view that people drove out for.',
  },
  awaited: 'the archive’s own photographs of the tea room, once they are digitized.',
};
