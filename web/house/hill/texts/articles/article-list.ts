import type { Article } from './article.js';
import { beginning } from './beginning.js';
import { crusadeBegins } from './crusade-begins.js';
import { legacyToday } from './legacy-today.js';
import { manBehindMission } from './man-behind-mission.js';
import { peakEra } from './peak-era.js';
import { prophecy } from './prophecy.js';
import { purchaseVision } from './purchase-vision.js';
import { storyOfHope } from './story-of-hope.js';
import { transformation } from './transformation.js';
import { transformationProcess } from './transformation-process.js';

/** Card 4: J. Frank Norris, admired and criticized. */
const crusaderLegacy: Article = {
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

/** Card 10: the school under its four names. */
const arlingtonBaptistUniversity: Article = {
  route: '/arlington-baptist-university',
  title: 'Arlington Baptist University',
  lead: 'Four names, one school, and a campus with more doors than a college strictly needs.',
  drawing: 'story-university',
  sections: [
    {
      year: '1939',
      heading: 'An upper room',
      plate: 'window',
      paragraphs: [
        'The idea is older than the charter. In the 1920s J. Frank Norris wanted an institute for training preachers, and in 1927 one was run by radio and by mail. Louis Entzminger led Bible-school sessions from 1931.',
        'On March 3, 1939, the Fundamental Baptist Bible Institute was chartered. In October it met for its first classes in an upper room of First Baptist Church in Fort Worth. There were sixteen students.',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'Dates and the number of students.', source: 'The school’s own history.' },
      ],
    },
    {
      year: '1945',
      heading: 'The seminary, and the split',
      plate: 'signpost',
      paragraphs: [
        'In 1945 it took the name Bible Baptist Seminary. G. B. Vick became its president in 1948, and by 1950 he and Norris had parted; Vick’s friends founded the Baptist Bible Fellowship and a college of their own at Springfield, Missouri. Norris died in 1952, the school left First Baptist, and in 1953 Earl K. Oldham became president of what remained.',
        'He took it to Arlington, and in 1956 to the top of the hill.',
      ],
      certainty: 'on record',
      notes: [
        {
          certainty: 'on record',
          text: 'The new name, the split and Oldham’s presidency. The move is dated 1955 by the school, the purchase 1956 by the state.',
          source: 'The school’s own history; Texas Historical Commission marker.',
        },
      ],
    },
    {
      heading: 'The college',
      plate: 'book',
      paragraphs: [
        'Under Oldham the seminary became a four-year college with bachelor’s degrees and a new name, Arlington Baptist College. The year of the change is not confirmed. The library on the campus carries Oldham’s name.',
        '{It had been a candidate for accreditation since 1977; under Wayne Martin, who became president in 1980, it was accredited in full.} In 1993 David Bryant followed. His wife Vickie began to ask what the place had been. Most of what we can tell here today we owe to her.',
      ],
      certainty: 'on record',
      notes: [
        { certainty: 'on record', text: 'College, name and presidents.', source: 'The school’s own history; press.' },
        { certainty: 'reported', text: 'The steps toward accreditation.', source: 'Encyclopedia entries.' },
      ],
    },
    {
      year: '2017',
      heading: 'The university',
      plate: 'cap',
      paragraphs: [
        'On June 1, 2017{, with D. L. Moody as president}, the college became Arlington Baptist University. {Clifton McDaniel has led it since 2020.} We train ministers, as the school was founded to do, and other people too.',
        'The campus is a working one, with classes and a library. The hill is a Recorded Texas Historic Landmark, and the school itself shows visitors its gate, its garden and a tunnel. {McDaniel has called it a redemption story.}',
      ],
      certainty: 'reported',
      notes: [
        { certainty: 'on record', text: 'The name and the day.', source: 'Several independent sources.' },
        {
          certainty: 'reported',
          text: 'The presidents since 2009.',
          source: 'A regional history page; Arlington Today.',
        },
      ],
    },
  ],
};

/** The chapters of the timeline cards, in reading order. */
export const articleList: readonly Article[] = [
  beginning,
  transformation,
  peakEra,
  crusaderLegacy,
  manBehindMission,
  crusadeBegins,
  prophecy,
  purchaseVision,
  transformationProcess,
  arlingtonBaptistUniversity,
  legacyToday,
  storyOfHope,
];
