import type { Article } from './article.js';

/** Card 4: J. Frank Norris, admired and criticized. */
export const crusaderLegacy: Article = {
  route: '/crusader-legacy',
  title: 'The Crusader’s Legacy',
  lead: 'He filled churches, started quarrels and founded a school. The school is still here, and so are the quarrels.',
  drawing: 'story-crusader-legacy',
  sections: [
    {
      year: '1909',
      heading: 'One pulpit, four decades',
      plate: 'pulpit',
      paragraphs: [
        'In 1909 J. Frank Norris became pastor of First Baptist Church in Fort Worth. He was still its pastor when he died in August 1952, more than four decades later.',
        'From 1935 he had a second one. For some fifteen years he was also pastor of Temple Baptist Church in Detroit, about thirteen hundred miles up the line, and went back and forth. {In 1946 the two congregations together are said to have counted more than twenty-six thousand members.}',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'Both pastorates and their dates. Some pages print forty-four years in Fort Worth; the dates give forty-three.',
          source: 'Several biographies agree.',
        },
        { certainty: 'reported', text: 'The number of members.', source: 'Fort Worth Star-Telegram.' },
      ],
    },
    {
      year: '1920s',
      heading: 'A voice that carried',
      plate: 'mic',
      paragraphs: [
        'He understood early that a sermon need not stop at the church door. He was on the radio in the 1920s, when radio itself was new, and he printed his own newspapers, first The Searchlight and later The Fundamentalist. Between the microphone and the press he reached people who had never seen him.',
      ],
      certainty: 'on record',
      notes: [{ certainty: 'on record', text: 'The broadcasts and both papers.', source: 'Fort Worth Star-Telegram.' }],
    },
    {
      heading: 'Admired, and argued with',
      plate: 'scale',
      paragraphs: [
        'To his followers he was a leader of American fundamentalism who said what others only thought. He fought saloons and gambling, and he fought Baylor University and the Baptists of Texas over evolution until their convention refused to seat him, in 1922 and again in 1923. In politics he could be ugly: his campaign against a Catholic candidate for president used anti-Catholic language.',
        'In July 1926 he shot and killed a lumberman, D. E. Chipps, in his church office. Chipps was unarmed. A jury in Austin acquitted Norris the following January, on his plea of self-defense. All of this is on record.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The convention, the campaign, the killing and the acquittal.',
          source: 'Time, February 1927; Publishers Weekly; biographies.',
        },
      ],
    },
    {
      heading: 'What he left on the hill',
      plate: 'statue',
      paragraphs: [
        'With Louis Entzminger he founded the Bible school that was chartered in 1939, became the Bible Baptist Seminary in 1945, and is now Arlington Baptist University. He never saw it on this hill: he had been dead four years when it bought the place{ that he had preached against}.',
        'His statue on the campus is by Pompeo Coppini, who also made the Alamo Cenotaph in San Antonio.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The school’s names and dates; the statue and its sculptor.',
          source: 'The school’s own history; Texas Historical Commission marker.',
        },
        {
          certainty: 'reported',
          text: 'That he preached against this hill in particular.',
          source: 'Dallas Morning News, 2013.',
        },
      ],
    },
  ],
};
