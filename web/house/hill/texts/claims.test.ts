/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { contactTexts as visit } from '../about/contact.js';
import * as alarm from './alarm.js';
import * as archive from './archive.js';
import { articleList } from './articles/article-list.js';
import * as descent from './descent.js';
import { drawingAlts } from './drawing-alts.js';
import * as eras from './eras.js';
import * as features from './features.js';
import * as guests from './guests/guests.js';
import * as home from './home.js';
import * as credits from './image-credits.js';
import * as media from './media.js';
import * as moved from './moved.js';
import * as placeholders from './placeholders.js';
import * as cards from './timeline-cards.js';

const collections = {
  alarm,
  archive,
  articleList,
  descent,
  drawingAlts,
  eras,
  features,
  guests,
  home,
  credits,
  media,
  moved,
  placeholders,
  cards,
  visit,
};

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const texts = Object.entries(collections).flatMap(([name, collection]) =>
  textsIn(collection).map((text) => ({ name, text })),
);

function quoted(text: string): readonly string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map(([, words]) => words ?? '');
}

describe('claims of the texts', () => {
  it('says nothing about the year in the statistics label', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(({ text }) => text.includes('1928') && text !== '1928')).toEqual([]);
  });

  it('writes American English and dates', () => {
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
    const british = new RegExp(
      `\\d (${months})\\b|\\b(towards|aeroplanes?|wireless|humour|digitising|neighbours?|colours?|defence|criticised|encyclopaedia|motor cars?|torch(es)?)\\b`,
      'i',
    );
    expect(texts.filter(({ text }) => british.test(text))).toEqual([]);
  });

  it('has no telephone numbers and e-mail addresses: staff change them', () => {
    const contact = /[\w.+-]+@[\w-]+\.[a-z]{2,}|\b\d{3}[-.]\d{3}[-.]\d{4}\b/i;
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$/.test(file));
    const holding = files.filter((file) => contact.test(readFileSync(`${folder}${file}`, 'utf8')));
    expect(files.length).toBeGreaterThan(25);
    expect(holding).toEqual([]);
  });

  it('never says that the raid closed the house, or other claims without a source', () => {
    const forbidden = /closed forever|shut down (for good|forever)|hydraulic|Al Capone|Chinese|1,000 feet/i;
    expect(texts.filter(({ text }) => forbidden.test(text))).toEqual([]);
  });

  it('keeps quotations to a few words, and marks the vow as tradition', () => {
    expect(texts.flatMap(({ text }) => quoted(text)).filter((words) => words.split(' ').length > 4)).toEqual([]);
    const quotes = [...articleList.flatMap(({ sections }) => sections), ...cards.timelineCards].flatMap(
      ({ quote }) => quote ?? [],
    );
    expect(quotes.length).toBeGreaterThan(2);
    for (const { words, attribution, certainty } of quotes) {
      expect(attribution).not.toBe('');
      if (words.includes('own that place')) expect(certainty).toBe('local tradition');
    }
  });

  it('uses curly apostrophes and single spaces', () => {
    const own = texts.filter(({ text }) => !text.startsWith('https://') && text !== home.tagline);
    expect(own.filter(({ text }) => /[a-z]'[a-z]| {2}|"/i.test(text))).toEqual([]);
  });
});

describe('the articles', () => {
  it.each(articleList.map((article) => [article.route, article] as const))('%s has 250 to 600 words', (_, article) => {
    const words = article.sections
      .flatMap(({ paragraphs }) => paragraphs)
      .join(' ')
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(600);
  });

  it('has a note with certainty and source beside every section', () => {
    for (const { notes } of articleList.flatMap(({ sections }) => sections)) {
      expect(notes.length).toBeGreaterThan(0);
      expect(notes.filter(({ text, source }) => text === '' || source === '')).toEqual([]);
    }
  });

  it('marks a section no surer than its first margin note', () => {
    for (const { certainty, notes } of articleList.flatMap(({ sections }) => sections)) {
      const order = ['local tradition', 'reported', 'on record'];
      const best = Math.max(...notes.map((note) => order.indexOf(note.certainty)));
      expect(order.indexOf(certainty)).toBeLessThanOrEqual(best);
    }
  });
});

describe('what is not on record', () => {
  it('is in balanced braces', () => {
    const open = texts.filter(({ text }) => !/^[^{}]*(\{[^{}]+\}[^{}]*)*$/.test(text));
    expect(open).toEqual([]);
  });

  it('is marked in every section, era and feature that is not on record as a whole', () => {
    const mixed = [
      ...articleList.flatMap(({ sections }) => sections.filter(({ certainty }) => certainty !== 'on record')),
      ...features.features.filter(({ footing }) => /reported|tradition|accounts/.test(footing)),
      ...eras.eras.filter(({ id }) => !/^transformation$/.test(id)),
    ];
    const unmarked = mixed.filter((part) => !textsIn(part).some((text) => text.includes('{')));
    expect(unmarked.filter((part) => !('certainty' in part && part.certainty === 'local tradition'))).toEqual([]);
  });

  it('is attributed: “said to” and “reported” are in braces', () => {
    const told = [
      ...articleList.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs)),
      ...features.features.flatMap(({ detailedDescription }) => detailedDescription),
      ...eras.eras.flatMap(({ paragraphs }) => paragraphs),
    ];
    const left = told.filter((text) =>
      /is said to|are said to|is reported to|by one account|by one report/i.test(text.replaceAll(/\{[^}]*\}/g, '')),
    );
    expect(left).toEqual([]);
  });
});

describe('the way down on the home page', () => {
  it('has certainty and source of every claim', () => {
    const claims = [descent.underTheDrive, ...Object.values(descent.stops)]
      .flatMap((stop) => [...stop.claims])
      .concat(
        alarm.alarmSteps.flatMap(({ text, certainty, source }) =>
          certainty ? [{ text, certainty, source: source ?? '' }] : [],
        ),
      );
    expect(claims.length).toBeGreaterThan(8);
    expect(claims.filter(({ text, source }) => text === '' || source === '')).toEqual([]);
    const hedged = claims.filter(({ text }) => /said to|reported/.test(text));
    expect(hedged.filter(({ certainty }) => certainty === 'on record')).toEqual([]);
  });
});

describe('the films', () => {
  it('embed only with an id, and otherwise link out and say so', () => {
    for (const film of media.videos) {
      expect(['nbc', 'youtube', 'wfaa']).toContain(film.type);
      expect(film.sourcePage).toMatch(/^https:\/\//);
      const embeds = film.embedId ?? film.embedScript ?? film.embedUrl;
      if (embeds === undefined) expect(film.status).not.toBe('');
    }
  });
});
