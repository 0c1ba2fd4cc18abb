import { median } from './results-page.ts';

/** What one run of Lighthouse says of a page. Scores 0 to 100, times in ms, shift without a unit. */
export type LighthouseRun = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
  kilobytes: number;
  /** How fast the browser found this machine just then: Lighthouse's own index, about 1500 and more where nothing else runs. */
  machineIndex: number;
  /** Audits of accessibility, best practices and SEO that were not passed. */
  failed: readonly string[];
};

/** A page and its runs, at least one. */
export type MeasuredPage = {
  path: string;
  runs: readonly LighthouseRun[];
  /** It had a core that the site, Lighthouse and the browser's other processes kept off. */
  hasOwnCore?: boolean;
};

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  environment: { benchmarkIndex: number };
};

const judged = ['accessibility', 'best-practices', 'seo'];

/** The part of Lighthouse's report that is kept. @throws when a category has no score: the page was not measured */
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

/** The middle of a page's runs, figure by figure. */
export function middleOf({ runs }: MeasuredPage): Omit<LighthouseRun, 'failed'> {
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

/**
 * The pages of an earlier measurement with those measured now in their places; in the order of the site's own list, without
 * what is no longer in it.
 */
export function withNewest(
  earlier: readonly MeasuredPage[],
  newest: readonly MeasuredPage[],
  paths: readonly string[],
): readonly MeasuredPage[] {
  const known = new Map([...earlier, ...newest].map((page) => [page.path, page]));
  return paths.flatMap((path) => known.get(path) ?? []);
}

/** A browser and the site it measures come to two at most. */
const ofItsOwn = 2;

function loadLine({ average, cores }: { average: number; cores: number }, hasOwnCore: boolean): string {
  const said = `Load average ${average.toFixed(1)} on ${cores} cores.`;
  return average <= ofItsOwn || hasOwnCore
    ? said
    : `${said} Other programs ran meanwhile: what a page waited for its turn counts four\ntimes as its own work in "blocked" and in the score for performance.`;
}

const coreLine = (some: number, all: number): string =>
  `${some === all ? 'Each page' : `Each of ${some} pages, those marked with +,`} had a core of its own, as on a telephone; the site, its databases, Lighthouse and the browser's
other processes kept to the rest.
`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The page of figures, as Markdown. Says what was aimed at and where it was missed. */
export function lighthousePage(facts: {
  machine: string;
  /** Programs that ran or waited to run, on average, and the cores that they shared. */
  load: { average: number; cores: number };
  pages: readonly MeasuredPage[];
  of: number;
}): string {
  const withCore = facts.pages.filter(({ hasOwnCore }) => hasOwnCore);
  const rows = facts.pages.map((page) => {
    const middle = middleOf(page);
    const scores = [middle.performance, middle.accessibility, middle.bestPractices, middle.seo].join(' | ');
    const times = [middle.firstPaintMs, middle.largestPaintMs].map(seconds).join(' | ');
    return `| ${page.path}${page.hasOwnCore ? ' +' : ''} | ${scores} | ${times} | ${Math.round(middle.blockedMs)} ms | ${middle.shift} | ${middle.kilobytes} | ${Math.round(middle.machineIndex)} |`;
  });
  const missed = facts.pages.flatMap((page) => {
    const { performance, accessibility, bestPractices, seo } = middleOf(page);
    if (performance >= 95 && Math.min(accessibility, bestPractices, seo) === 100) return [];
    const audits = [...new Set(page.runs.flatMap(({ failed }) => failed))].join(', ');
    return [`- ${page.path}${audits === '' ? '' : `: ${audits}`}`];
  });
  const counts = [...new Set(facts.pages.map((page) => page.runs.length))]
    .sort((one, other) => one - other)
    .join(' or ');
  return `# Lighthouse

Mobile, simulated throttling, the production build behind the gateway on this machine. Median of ${counts}; ${facts.pages.length} of ${facts.of} public
pages; written by \`make bench\`. The aim: 100 for accessibility, best practices and search, 95 or more for performance.
"Machine" is Lighthouse's index of how fast the browser found this machine meanwhile; "blocked" grows as it falls.
${withCore.length > 0 ? coreLine(withCore.length, facts.pages.length) : ''}
${facts.machine}. ${loadLine(facts.load, withCore.length > 0)}

| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shift | kB | machine |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${missed.length === 0 ? 'Every page measured reaches the aim.' : `Below the aim, with the audits that failed:\n\n${missed.join('\n')}`}
`;
}
