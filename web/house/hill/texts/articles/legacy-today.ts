import type { Article } from './article.js';

/** Card 11: landmark, museum, repairs and the search for more tunnels. */
export const legacyToday: Article = {
  route: '/legacy-today',
  title: 'The Legacy Today',
  lead: 'What was built to be hidden is now being searched for, with a drone.',
  drawing: 'story-legacy',
  sections: [
    {
      year: '{2003}',
      heading: 'Two poker chips',
      plate: 'chips',
      paragraphs: [
        'When Vickie Bryant began to collect what could be found of Top O’ Hill, she had two poker chips. Then came a letterhead, then a dog collar, then photographs, and people who had worked here and were willing to say so. Today the museum on the campus has an original roulette wheel.',
        'The State of Texas took notice. Top O’ Hill Terrace is a Recorded Texas Historic Landmark; the marker stands by the stone gate, where the guards stood. {It is number 13170, and has been there since 2003.}',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The collection and the wheel.',
          source: 'Fort Worth Report; Star-Telegram; UT Arlington.',
        },
        {
          certainty: 'reported',
          text: 'The marker’s year, 2003, and its number, 13170.',
          source: 'An encyclopedia entry.',
        },
      ],
    },
    {
      year: '2015',
      heading: 'Stone, and rain',
      plate: 'wall',
      paragraphs: [
        'A hillside is hard on sandstone. A stretch of the west wall of the garden came down after heavy rain. In 2015 Historic Fort Worth put the site on its list of most endangered places. {Early in 2017 the college was asking the public for thirty thousand dollars toward repairs, and television came to look.}',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The list, the wall and the appeal.',
          source: 'Historic Fort Worth; NBC 5; Star-Telegram.',
        },
        {
          certainty: 'reported',
          text: 'The year of the appeal is worked out from the reports.',
          source: 'Our reading.',
        },
      ],
    },
    {
      heading: 'A tunnel to walk',
      plate: 'arch',
      paragraphs: [
        'One tunnel can be visited. It begins behind the kitchen of the administration building{, and is about fifty feet long}; it has been given a ramp and rails, so that visitors can walk it safely. That is how a tour goes: first the story among the exhibits, then the way out. Gate, towers, garden, pool and stables survive as well.',
        'Everyone asks whether there are more. A drone has been flown over the hill to look for them. We have not seen the result. Guesses run from five to ten and beyond; only one is certain.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The tunnel, the ramp and the search.',
          source: 'CBS Texas; WFAA; an engineering firm.',
        },
        { certainty: 'reported', text: 'Its length.', source: 'CBS Texas.' },
      ],
    },
    {
      heading: 'Three partners',
      plate: 'seals',
      paragraphs: [
        'We no longer work alone. The libraries of the University of Texas at Arlington are digitizing the collection, photographs and recorded memories included, so that it can be read by people who will never stand in the garden. The City of Arlington, led by Mayor Jim Ross, has backed the idea of a fuller museum, with the casino floor preserved and the pool brought back to view.',
        'These are plans, and they will take time. The gate is open by appointment, and parking is free.',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'The partnership and its plans.', source: 'UT Arlington’s project; WFAA.' },
      ],
    },
  ],
};
