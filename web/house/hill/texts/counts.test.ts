import { describe, expect, it } from '@jest/globals';
import { constructionStages } from './archive.js';
import { articleList } from './articles/article-list.js';
import { eras } from './eras.js';
import { features } from './features.js';
import { guestCategories, guests } from './guests/guests.js';
import { statistics, tagline } from './home.js';
import { booksForSale, documents, videos } from './media.js';
import { movedPages } from './moved.js';
import { comingSoon, placeholderPages } from './placeholders.js';
import { testimonials } from './testimonials.js';
import { timelineCards } from './timeline-cards.js';

describe('the collections that product.md counts', () => {
  it('has eight eras with its years and titles', () => {
    expect(eras.map(({ year, title }) => `${year} ${title}`)).toEqual([
      '1920s The Beginning',
      '1926-1930 The Transformation',
      '1930s-1940s The Peak Era',
      '1940s-1950s The Crusader Arrives',
      '1947 The Lone Wolf Raid',
      '1952-1956 Transformation',
      '1960s Seminary Growth & Education',
      'Present The Legacy Today',
    ]);
  });

  it('has twelve timeline cards, two of them with a quote, on its routes', () => {
    expect(timelineCards.map(({ route }) => route)).toEqual([
      '/beginning',
      '/transformation',
      '/peakera',
      '/crusader-legacy',
      '/man-behind-mission',
      '/crusade-begins',
      '/prophecy',
      '/purchase-vision',
      '/transformation-process',
      '/arlington-baptist-university',
      '/legacy-today',
      '/story-of-hope',
    ]);
    expect(timelineCards.filter(({ quote }) => quote !== undefined)).toHaveLength(2);
  });

  it('gives every timeline card a chapter, in order', () => {
    expect(articleList.map(({ route }) => route)).toEqual(timelineCards.map(({ route }) => route));
  });

  it('has six pages that still wait for something: three chapters for photographs, three pages for their text', () => {
    const awaiting = articleList.filter(({ awaited }) => awaited !== undefined);
    expect([...awaiting, ...placeholderPages].map(({ route }) => route)).toEqual([
      '/beginning',
      '/transformation',
      '/peakera',
      '/crusader-detail',
      '/redemption-detail',
      '/legacy',
    ]);
    expect(comingSoon).toBe('Content coming soon');
  });

  it('tells the tea room, the casino and the peak in 250 to 400 words each, and where they are on a tour', () => {
    for (const { route, sections, onTour } of articleList.filter(({ awaited }) => awaited !== undefined)) {
      const words = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((text) => text.split(' '))).length;
      expect([route, words >= 250 && words <= 400, onTour?.words]).toEqual([route, true, expect.any(String)]);
    }
  });

  it('links every unwritten and every moved page to an era', () => {
    const told = new Set(eras.map(({ id }) => id));
    expect([...placeholderPages, ...movedPages].filter(({ era }) => !told.has(era))).toEqual([]);
  });

  it('has the two moved pages', () => {
    expect(movedPages.map(({ route, link }) => `${route} ${link.to}`)).toEqual([
      '/crusader /history',
      '/redemption /history',
    ]);
  });

  it('has six features in its order', () => {
    expect(features.map(({ title }) => title)).toEqual([
      'Casino',
      'Underground Tunnels',
      'Tea Garden',
      'Swimming Pool',
      'Horse Stables',
      'Cooling System',
    ]);
  });

  it('has nineteen guests in five categories', () => {
    expect(guestCategories.map(({ title, guests: dealt }) => `${title} ${dealt.length}`)).toEqual([
      'Hollywood Stars 8',
      'Music Legends 5',
      'Sports Champions 3',
      'Business Magnates 1',
      'Notorious Figures 2',
    ]);
    expect(guests).toHaveLength(19);
  });

  it('has five films, four articles and three books at its prices', () => {
    expect([videos.length, documents.length]).toEqual([5, 4]);
    expect(booksForSale.map(({ price, shipping }) => `${price} ${shipping}`)).toEqual([
      '21.99 3-5 days',
      '29.95 1-3 days',
      '40.00 Available',
    ]);
  });

  it('has the tagline and the statistics to the letter, and three testimonials', () => {
    expect(tagline).toBe(
      'From underground casino to Baptist University - a story STRANGEr than fiction BUT absolutely TRUE.',
    );
    expect(statistics.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '1928 Established',
      '876 Reviews',
      '50+ Years of History',
      '5-star Must-Do Attraction',
    ]);
    expect(testimonials).toHaveLength(3);
  });

  it('has the five stages of the archive', () => {
    expect(constructionStages.map(({ period }) => period)).toEqual(['1928', '1930s', '1940s', '1960s', 'Present']);
  });
});
