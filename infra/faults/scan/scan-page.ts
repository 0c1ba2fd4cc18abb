import type { Scan } from './sqlmap.ts';

/** What a scan was made with and of. */
export type ScanFacts = {
  /** Name and version of each scanner. */
  scanners: readonly string[];
  /** How long each call may be tried, in seconds. */
  secondsPerCall: number;
  /** What they found in the page that has mistakes. */
  control: string;
};

const row = ({ target, findings, isCutShort }: Scan): string =>
  `| ${target} | ${isCutShort ? 'as far as its time went' : 'to its end'} | ${findings.join('; ').replaceAll('|', '\\|') || 'nothing'} |`;

/** The page of a scan, as Markdown. */
export function scanPage({ scanners, secondsPerCall, control }: ScanFacts, scans: readonly Scan[]): string {
  const findings = scans.reduce((sum, scan) => sum + scan.findings.length, 0);
  return `# What scanners find

${scanners.join(' and ')} on loopback, with all of Hilltop: every REST call as staff, for ${secondsPerCall} s at most
each, and the site as a visitor. ${control}
Written by \`make scan\`.

**${scans.length} scans, ${findings === 0 ? 'nothing found' : `${findings} findings`}.**

| what was scanned | how far | found |
| --- | --- | --- |
${scans.map(row).join('\n')}
`;
}
