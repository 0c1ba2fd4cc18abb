import { median } from './measure/statistics.ts';

/** A run of Lighthouse on a page. Scores are 0 to 100, times in ms, shift has no unit. */
export interface LighthouseRun {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
  kilobytes: number;
  /** Lighthouse's benchmark index of the machine during the run; about 1500 on an idle machine. */
  machineIndex: number;
  /** Failed audits of accessibility, best practices and SEO. */
  failed: readonly string[];
}

/** At least one run. */
export interface MeasuredPage {
  /** Route and query parameters: `/book-tour?id&tour`. */
  path: string;
  runs: readonly LighthouseRun[];
  /** The page had a processor core of its own. */
  hasOwnCore?: boolean;
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

const judged = ['accessibility', 'best-practices', 'seo'];

/** What is kept of Lighthouse's report. Throws if a category has no score. */
export function readReport({ categories, audits, environment }: Report): LighthouseRun {
  const score = (name: string): number => {
    const value = categories[name]?.score;
    if (typeof value !== 'number') throw new Error(`Lighthouse gave no score for ${name}`);
    return Math.round(value * 100);
  };
  const number = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  const failed = judged.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: Math.round(number('first-contentful-paint')),
    largestPaintMs: Math.round(number('largest-contentful-paint')),
    blockedMs: Math.round(number('total-blocking-time')),
    shift: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    kilobytes: Math.round(number('total-byte-weight') / 1000),
    machineIndex: Math.round(environment.benchmarkIndex),
    failed,
  };
}

export function medianOf({ runs }: MeasuredPage): Omit<LighthouseRun, 'failed'> {
  const of = (name: Exclude<keyof LighthouseRun, 'failed'>): number => median(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    firstPaintMs: of('firstPaintMs'),
    largestPaintMs: of('largestPaintMs'),
    blockedMs: of('blockedMs'),
    shift: of('shift'),
    kilobytes: of('kilobytes'),
    machineIndex: of('machineIndex'),
  };
}

/** Earlier results updated with new ones, in the site's order, without pages that no longer exist. */
export function mergePages(
  earlier: readonly MeasuredPage[],
  newest: readonly MeasuredPage[],
  paths: readonly string[],
): readonly MeasuredPage[] {
  const known = new Map([...earlier, ...newest].map((page) => [page.path, page]));
  return paths.flatMap((path) => known.get(path) ?? []);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function row(page: MeasuredPage): string {
  const { performance, accessibility, bestPractices, seo, ...rest } = medianOf(page);
  const cells = [
    performance,
    accessibility,
    bestPractices,
    seo,
    seconds(rest.firstPaintMs),
    seconds(rest.largestPaintMs),
  ];
  const others = [`${Math.round(rest.blockedMs)} ms`, rest.shift, rest.kilobytes, Math.round(rest.machineIndex)];
  return `| ${page.path} | ${[...cells, ...others, page.runs.length, page.hasOwnCore ? 'yes' : 'no'].join(' | ')} |`;
}

/** Pages below the threshold, with their failed audits. SEO does not count for pages kept out of search results. */
function belowFloor(pages: readonly MeasuredPage[]): string[] {
  return pages.flatMap((page) => {
    const { performance, accessibility, bestPractices, seo, largestPaintMs } = medianOf(page);
    const isHidden = page.runs.every(({ failed }) => failed.includes('is-crawlable'));
    const isFast = performance >= 97 && largestPaintMs <= 2_000;
    if (isFast && Math.min(accessibility, bestPractices, isHidden ? 100 : seo) === 100) return [];
    const audits = [...new Set(page.runs.flatMap(({ failed }) => failed))].join(', ');
    return [`- ${page.path}${audits === '' ? '' : `: ${audits}`}`];
  });
}

export function lighthousePage(facts: {
  machine: string;
  load: { average: number; cores: number };
  pages: readonly MeasuredPage[];
  /** Number of linked pages. */
  of: number;
}): string {
  const missed = belowFloor(facts.pages);
  return `# Lighthouse

Written by \`make bench\`. Mobile, simulated throttling, production build behind the gateway; medians. ${facts.pages.length} of ${facts.of} pages
that links of the site and of its e-mails lead to. Floor: 97 for performance, LCP 2.0 s, 100 for accessibility, best practices and SEO (not for
pages that are kept out of search results). With "own core" the page's process had a core to itself,
as on a phone; otherwise waiting for other programs counts as blocking time. "Machine" is Lighthouse's benchmark index.

${facts.machine}. Load average ${facts.load.average.toFixed(1)} on ${facts.load.cores} cores.

| page | performance | accessibility | best practices | SEO | FCP | LCP | TBT | CLS | kB | machine | runs | own core |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --- |
${facts.pages.map(row).join('\n')}

${missed.length === 0 ? 'Every measured page reaches the floor.' : `Below the floor, with failed audits:\n\n${missed.join('\n')}`}
`;
}
