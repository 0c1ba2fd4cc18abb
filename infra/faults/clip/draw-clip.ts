/** Since the start of the campaign. */
type Seconds = number;

export interface Recording {
  readonly seed: number;
  readonly faults: readonly { readonly at: Seconds; readonly sentence: string }[];
  /** The booked starts, with the seats taken from each moment on. */
  readonly starts: readonly {
    readonly name: string;
    readonly capacity: number;
    readonly taken: readonly { readonly at: Seconds; readonly seats: number }[];
  }[];
  /** Operations of visitors and staff. */
  readonly operations: number;
  readonly differences: number;
}

const width = 900;
const seatPx = 12;
const rowPx = 30;
const top = 92;
const left = 178;
const log = { left: 506, rows: 8, rowPx: 20 };
const clipSeconds = 20;
/** The end is shown for a while before the clip repeats. */
const movingShare = 0.85;

const night = '#171c22';
const cream = '#f4ead5';
const soft = '#b9ae9a';
const brass = '#e0b35a';
const red = '#ff8f7a';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function colorOf(sentence: string): string {
  return /killed|stops at once|stands still/.test(sentence) ? red : brass;
}

/** A stepped property. Viewers who want no motion see the last value. */
function steps(name: string, values: readonly { at: Seconds; value: string }[], end: Seconds): string {
  const percent = (at: Seconds) => ((at / end) * 100 * movingShare).toFixed(2);
  return `@keyframes ${name}{${values.map(({ at, value }) => `${percent(at)}%{${value}}`).join('')}}`;
}

/** Draws a campaign as an animated SVG: the seats of each start fill up while faults happen. */
export function drawClip({ seed, faults, starts, operations, differences }: Recording): string {
  const end = Math.max(...faults.map(({ at }) => at), ...starts.flatMap(({ taken }) => taken.map(({ at }) => at)));
  const height = top + Math.max(starts.length * rowPx, log.rows * log.rowPx) + 66;
  const line = height - 44;
  const across = (at: Seconds) => (24 + (at / end) * (width - 48)).toFixed(1);
  const shift = (seats: number) => `transform:translateX(${seats * seatPx}px)`;
  const roll = (count: number) => `transform:translateY(${-Math.max(0, count - log.rows) * log.rowPx}px)`;
  const rules = [
    ...starts.map(({ taken }, row) =>
      steps(
        `s${row}`,
        [{ at: 0, value: shift(0) }, ...taken.map(({ at, seats }) => ({ at, value: shift(seats) }))],
        end,
      ),
    ),
    steps('roll', [{ at: 0, value: roll(0) }, ...faults.map(({ at }, n) => ({ at, value: roll(n + 1) }))], end),
    steps(
      'time',
      [
        { at: 0, value: 'transform:scaleX(0)' },
        { at: end, value: 'transform:scaleX(1)' },
      ],
      end,
    ),
    steps(
      'shown',
      [
        { at: 0, value: 'transform:translateY(0)' },
        ...faults.map(({ at }, n) => ({
          at,
          value: `transform:translateY(${Math.min(n + 1, log.rows) * log.rowPx}px)`,
        })),
      ],
      end,
    ),
  ];
  const rows = starts.map(({ name, capacity, taken }, row) => {
    const y = top + row * rowPx;
    const size = capacity * seatPx;
    return `<text x="${left - 12}" y="${y + 15}" text-anchor="end" fill="${cream}">${escaped(name)}</text>
<g clip-path="url(#row${row})"><rect x="${left}" y="${y}" width="${size}" height="20" fill="url(#free)"/><rect class="m" style="animation-name:s${row};${shift(taken.at(-1)?.seats ?? 0)}" x="${left - size}" y="${y}" width="${size}" height="20" fill="url(#sold)"/></g>
<clipPath id="row${row}"><rect x="${left}" y="${y}" width="${size}" height="20"/></clipPath>`;
  });
  const sentences = faults.map(
    ({ at, sentence }, n) =>
      `<text x="${log.left}" y="${top + n * log.rowPx + 14}" font-size="12" fill="${colorOf(sentence)}">${at.toFixed(0)} s  ${escaped(sentence.replace(/ \(.*\)$/, ''))}</text>`,
  );
  const marks = faults.map(
    ({ at, sentence }) => `<path d="M${across(at)} ${line - 8}v16" stroke="${colorOf(sentence)}" stroke-width="2"/>`,
  );
  const result = `${faults.length} faults in ${end.toFixed(0)} seconds, ${operations} operations, no start oversold, ${differences} differences afterwards.`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="14" role="img">
<title>${result}</title>
<style>
.m{animation:${clipSeconds}s step-end infinite}
.t{animation:time ${clipSeconds}s linear infinite;transform-origin:24px 0}
${rules.join('\n')}
@media (prefers-reduced-motion:reduce){.m,.t{animation:none}}
</style>
<defs>
<pattern id="free" x="${left}" y="${top}" width="${seatPx}" height="${rowPx}" patternUnits="userSpaceOnUse"><rect x="1" y="1" width="${seatPx - 3}" height="18" fill="none" stroke="${soft}" stroke-opacity=".5"/></pattern>
<pattern id="sold" x="${left}" y="${top}" width="${seatPx}" height="${rowPx}" patternUnits="userSpaceOnUse"><rect x="1" y="1" width="${seatPx - 3}" height="18" fill="${brass}"/></pattern>
<clipPath id="log"><rect x="${log.left}" y="${top}" width="${width - log.left}" height="${log.rows * log.rowPx}"/></clipPath>
</defs>
<rect width="${width}" height="${height}" fill="${night}"/>
<text x="24" y="34" font-size="21" fill="${cream}">People book while every part of Hilltop is broken</text>
<text x="24" y="60" fill="${soft}">${result}</text>
<text x="24" y="82" font-size="12" fill="${soft}">Starts and their seats; brass: held or sold</text>
<text x="${log.left}" y="82" font-size="12" fill="${soft}">What is broken (make faults, SEED=${seed})</text>
${rows.join('\n')}
<g clip-path="url(#log)"><g class="m" style="animation-name:roll;${roll(faults.length)}">
${sentences.join('\n')}
</g><rect class="m" style="animation-name:shown;transform:translateY(${log.rows * log.rowPx}px)" x="${log.left}" y="${top}" width="${width - log.left}" height="${log.rows * log.rowPx}" fill="${night}"/></g>
<path d="M24 ${line}H${width - 24}" stroke="${soft}" stroke-opacity=".5"/>
<rect class="t" x="24" y="${line - 1.5}" width="${width - 48}" height="3" fill="${cream}"/>
${marks.join('\n')}
</svg>
`;
}
