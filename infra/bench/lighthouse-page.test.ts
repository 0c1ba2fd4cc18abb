import { describe, expect, it } from '@jest/globals';
import { type LighthouseRun, lighthousePage, mergePages, readReport } from './lighthouse-page.ts';

const run = (performance: number, failed: string[] = []): LighthouseRun => ({
  performance,
  accessibility: failed.length > 0 ? 96 : 100,
  bestPractices: 100,
  seo: 100,
  firstPaintMs: 900,
  largestPaintMs: 1400,
  blockedMs: 20,
  shift: 0,
  kilobytes: 210,
  machineIndex: 1500,
  failed,
});

describe('a report', () => {
  const report = {
    environment: { benchmarkIndex: 1490.5 },
    categories: {
      performance: { score: 0.98, auditRefs: [] },
      accessibility: { score: 0.96, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
      'best-practices': { score: 1, auditRefs: [{ id: 'bf-cache', weight: 0 }] },
      seo: { score: 1, auditRefs: [{ id: 'document-title', weight: 1 }] },
    },
    audits: {
      'color-contrast': { score: 0 },
      'bf-cache': { score: 0 },
      'document-title': { score: 1 },
      'largest-contentful-paint': { score: 1, numericValue: 1400.4 },
    },
  };

  it('is read with what failed and counts', () => {
    expect(readReport(report)).toMatchObject({
      performance: 98,
      largestPaintMs: 1400,
      machineIndex: 1491,
      failed: ['color-contrast'],
    });
  });

  it('without a score is no measurement', () => {
    const categories = { ...report.categories, seo: { score: null, auditRefs: [] } };
    expect(() => readReport({ ...report, categories })).toThrow('no score for seo');
  });
});

it('puts what is measured anew in its place, and leaves what is no longer on the site', () => {
  const earlier = [
    { path: '/gone', runs: [run(90)] },
    { path: '/tours', runs: [run(80)] },
    { path: '/', runs: [run(81)] },
  ];
  const all = mergePages(earlier, [{ path: '/tours', runs: [run(99)] }], ['/', '/tours', '/media']);
  expect(all.map(({ path, runs }) => [path, runs[0]?.performance])).toEqual([
    ['/', 81],
    ['/tours', 99],
  ]);
});

describe('the results page', () => {
  const load = { average: 8.46, cores: 2 };

  it('shows the medians of each page, how often it was measured and whether it had its own core', () => {
    const pages = [
      { path: '/', runs: [run(99), run(91), run(97)], hasOwnCore: true },
      { path: '/tours', runs: [run(99, ['color-contrast'])] },
    ];
    const page = lighthousePage({ machine: '2 cores', load, of: 28, pages });
    expect(page).toContain('| / | 97 | 100 | 100 | 100 | 0.9 s | 1.4 s | 20 ms | 0 | 210 | 1500 | 3 | yes |');
    expect(page).toMatch(/\| \/tours \| 99 .*\| 1 \| no \|/);
    expect(page).toContain('2 of 28 pages\nthat links');
    expect(page).toContain('Load average 8.5 on 2 cores.');
  });

  it('names the pages below the floor with their failed audits', () => {
    const pages = [
      { path: '/', runs: [run(97)] },
      { path: '/tours', runs: [run(96, ['color-contrast'])] },
    ];
    const page = lighthousePage({ machine: '', load, of: 2, pages });
    expect(page).toContain('- /tours: color-contrast');
    expect(page).not.toContain('- /:');
    expect(page).not.toContain('- /\n');
  });

  it('does not ask for SEO of pages that are kept out of search results, but for an early largest paint of all', () => {
    const hidden = { ...run(99, ['is-crawlable']), accessibility: 100, seo: 66 };
    const pages = [
      { path: '/visit/:token', runs: [hidden] },
      { path: '/tours', runs: [{ ...run(98), largestPaintMs: 2100 }] },
    ];
    const page = lighthousePage({ machine: '', load, of: 2, pages });
    expect(page).not.toContain('- /visit');
    expect(page).toContain('- /tours');
  });

  it('says when every page reaches the floor', () => {
    const page = lighthousePage({ machine: '', load, of: 1, pages: [{ path: '/', runs: [run(97)] }] });
    expect(page).toContain('Every measured page reaches the floor.');
  });
});
