/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { contactTexts } from '../../about/contact.js';
import { texts as houseTexts } from '../../about/texts.js';
import * as alarm from '../alarm.js';
import * as archive from '../archive.js';
import { articleList } from '../articles/article-list.js';
import * as descent from '../descent.js';
import { eras } from '../eras.js';
import * as features from '../features.js';
import { guestCategories } from '../guests/guests.js';
import { booksForSale, documents, videos } from '../media.js';
import { movedPages } from '../moved.js';
import { placeholderPages } from '../placeholders.js';
import { testimonials } from '../testimonials.js';
import { timelineCards } from '../timeline-cards.js';
import { visitorQuestions } from '../visitor-questions.js';
import { wayInWords } from '../way-in.js';
import { factualSentences } from './factual-sentences.js';
import { writtenElsewhere } from './written-elsewhere.js';

/** In these, what is not on record is marked. */
const stories = [alarm, archive, articleList, descent, eras, features, timelineCards];
/** No guest's visit is on record, so guests are hidden when only that is shown. The others are published works and directions. */
const rest = [
  guestCategories,
  booksForSale,
  documents,
  videos,
  movedPages,
  placeholderPages,
  testimonials,
  [contactTexts.findUs, contactTexts.lead],
  [houseTexts.description, houseTexts.toursLead, houseTexts.storeLead],
  visitorQuestions,
  [wayInWords.caption ?? '', wayInWords.stops.map(({ text = '' }) => text) ?? []],
];

const sentences = [...stories, ...rest, writtenElsewhere].flatMap((texts) => factualSentences(texts));
const told = stories.flatMap((texts) => factualSentences(texts));

function rows(file: string): readonly (readonly string[])[] {
  const path = fileURLToPath(new URL(`../../../../../infra/docs/${file}`, import.meta.url));
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line) => (/^\| (?!---)/.test(line) ? [line.slice(2, -2).split(' | ')] : []));
}

const facts = new Map(
  rows('facts.md').flatMap(([id = '', says = '', certainty = '', source = '']) =>
    source === '' || id === 'fact' ? [] : [[id, { says, certainty, source }] as const],
  ),
);
const lines = rows('sentences.md')
  .filter(([begins]) => begins !== 'sentence begins')
  .map(([begins = '', ids = '']) => ({ begins, ids: ids === '—' ? [] : ids.split(', ') }));

const whole = new Set(sentences.map(({ text }) => text));

/** A line that is a whole sentence does not match longer ones. */
function linesOf(text: string) {
  return lines.filter(({ begins }) => begins === text || (text.startsWith(begins) && !whole.has(begins)));
}

function factsOf(text: string) {
  const ids = linesOf(text).flatMap((line) => line.ids);
  return ids.flatMap((id) => facts.get(id) ?? []);
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety';

/** `twenty-three` as `23`; one, two and three stay, because they are everyday words. */
function inDigits(word: string): string {
  const [first = '', second = 'zero'] = word.split('-');
  const number = tens.split(' ').indexOf(first) * 10 + small.split(' ').indexOf(second);
  const value = number > 10 ? number : small.split(' ').indexOf(word);
  return value > 3 ? String(value) : word;
}

/** `1947`, `fifty feet` and `nine hundred` as digits; `1930s` is a period, not a number. */
function numbersIn(text: string): readonly string[] {
  const digits = text
    .toLowerCase()
    .replaceAll(/[a-z]+(-[a-z]+)?/g, inDigits)
    .replaceAll(/(\d) thousand/g, '$1000')
    .replaceAll(/(\d) hundred/g, '$100');
  return (digits.match(/\d[\d,]*(?!\d*s\b)/g) ?? []).map((number) => number.replaceAll(',', ''));
}

const ownNames = /Top O’ Hill( Terrace)?|Arlington|Fort Worth|Dallas|Texas|Fred Browning|Browning|Norris|Royal Ford/g;

/** Capitalized words inside a sentence, except for names used throughout. */
function namesIn(text: string): readonly string[] {
  const inside = text.replaceAll(ownNames, '');
  return [...inside.matchAll(/(?<=[\p{Ll},] )(\p{Lu}[\p{L}’-]+)/gu)].map(([, name = '']) => name.replace(/’s?$/, ''));
}

describe('the list of facts', () => {
  it('has certainty and source of every fact', () => {
    expect(facts.size).toBeGreaterThan(120);
    const marks = ['on record', 'reported', 'local tradition'];
    const faulty = [...facts].filter(
      ([, { says, certainty, source }]) => !marks.includes(certainty) || !says || !source,
    );
    expect(faulty).toEqual([]);
  });

  it('has no unused facts and no missing ones', () => {
    const asked = new Set(lines.flatMap(({ ids }) => ids));
    expect([...asked].filter((id) => !facts.has(id))).toEqual([]);
    expect([...facts.keys()].filter((id) => !asked.has(id))).toEqual([]);
  });
});

describe('every sentence of the site', () => {
  it('has one line that lists its facts', () => {
    expect(sentences.length).toBeGreaterThan(600);
    const counts = sentences.map(({ text }) => ({
      text,
      lines: linesOf(text).length,
    }));
    expect(counts.filter((each) => each.lines !== 1)).toEqual([]);
    expect(lines.filter(({ begins }) => !sentences.some(({ text }) => text.startsWith(begins)))).toEqual([]);
  });

  it('has every number in one of its facts', () => {
    const unknown = sentences.flatMap(({ text }) => {
      const known = new Set(factsOf(text).flatMap(({ says }) => numbersIn(says)));
      return numbersIn(text).some((number) => !known.has(number)) ? [text] : [];
    });
    expect(unknown).toEqual([]);
  });

  it('has every name in one of its facts', () => {
    const unknown = sentences.flatMap(({ text }) => {
      const known = factsOf(text)
        .map(({ says, source }) => `${says} ${source}`)
        .join(' ');
      const names = namesIn(text).filter((name) => !known.includes(name));
      return names.length > 0 ? [`${names.join(', ')}: ${text}`] : [];
    });
    expect(unknown).toEqual([]);
  });

  it('is shown as on record only where its facts are', () => {
    const speaksOfIt = /report|said|says|told|wrote|printed|described|guess|tradition|accounts/i;
    const wrong = told.filter(({ text, shown }) => {
      const marks = factsOf(text).map(({ certainty }) => certainty);
      if (shown === 'nothing' || speaksOfIt.test(text) || marks.length === 0) return false;
      return shown === 'all' ? marks.some((mark) => mark !== 'on record') : !marks.includes('on record');
    });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('is marked as not on record only if one of its facts is not', () => {
    const partly = told.filter(({ text, shown }) => {
      const marks = factsOf(text).map(({ certainty }) => certainty);
      return shown === 'part' && marks.every((mark) => mark === 'on record');
    });
    expect(partly.map(({ text }) => text)).toEqual([]);
  });
});
