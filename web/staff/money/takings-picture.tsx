import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';
import { useMediaQuery } from '../../kit/lib/use-media-query.js';
import type { Takings } from './takings.js';

type Day = Takings['days'][number];

/** Between tours and the rest, also in gray. */
const GOODS = 'color-mix(in srgb, var(--brass) 58%, var(--brass-deep))';

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  text { font: 11px var(--ui); fill: var(--fg-soft); font-variant-numeric: tabular-nums; }
  .tours { fill: var(--fg); }
  .goods { fill: ${GOODS}; }
  .other { fill: var(--sandstone); stroke: var(--fg); }
  .axis { stroke: var(--line); }
  .base { stroke: var(--fg); }
  ${media.forcedColors} {
    forced-color-adjust: none;
    text, .tours { fill: CanvasText; }
    rect { stroke: CanvasText; }
    .axis, .base { stroke: CanvasText; }
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--s-4);
  margin-bottom: var(--s-3);
  font-size: var(--t-2);
  li { display: inline-flex; align-items: center; gap: 6px; }
  i { width: 14px; height: 14px; }
  ${media.print} { i { print-color-adjust: exact; } }
  ${media.forcedColors} {
    i { forced-color-adjust: none; border: 1px solid CanvasText; }
    li:first-child i { background: CanvasText !important; }
  }
`;

const HATCHED = 'repeating-linear-gradient(135deg, var(--oxblood) 0 2px, var(--oxblood-tint) 2px 5px)';
const legend = [
  ['Tours', 'var(--fg)'],
  ['Food, goods, shipping, tax', GOODS],
  ['Other', 'var(--sandstone)'],
  ['Refunds', HATCHED],
] as const;

/** A round number of dollars, at least a quarter of the highest value, in cents. */
function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 400) / 4));
  return [1, 2, 2.5, 5, 10].map((times) => Math.ceil(times * power)).find((step) => step * 4 >= most) ?? most;
}

function parts({ tourCents, foodCents, goodsCents, shippingCents, otherCents }: Day) {
  return [
    ['tours', tourCents],
    ['goods', foodCents + goodsCents + shippingCents],
    ['other', otherCents],
  ] as const;
}

/** Bars by day; the table below says the same. Three grays on a gray printer. */
export function TakingsPicture({ days }: { readonly days: readonly Day[] }) {
  const isWide = useMediaQuery('(min-width: 48rem)');
  const hatch = useId();
  const [width, height, left] = isWide ? [1000, 260, 64] : [340, 220, 52];
  const most = Math.max(...days.map((day) => parts(day).reduce((sum, [, cents]) => sum + Math.max(cents, 0), 0)), 1);
  const least = Math.max(...days.map(({ refundCents }) => -refundCents), 0);
  const step = stepOf(most);
  const scale = (height - 36) / (step * 4 + least);
  const base = 10 + step * 4 * scale;
  const column = (width - left) / days.length;
  const bar = Math.max(1, Math.min(column * 0.78, 60));
  const every = Math.ceil(days.length / (isWide ? 31 : 8));
  return (
    <div aria-hidden="true">
      <Legend>
        {legend.map(([label, background]) => (
          <li key={label}>
            <i style={{ background }} />
            {label}
          </li>
        ))}
      </Legend>
      <Picture viewBox={`0 0 ${width} ${height}`} focusable="false">
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0h5v5H0z" fill="var(--oxblood-tint)" />
          <path d="M0 0v5" stroke="var(--oxblood)" strokeWidth="2" />
        </pattern>
        {[1, 2, 3, 4, 0].map((times) => (
          <g key={times}>
            <path className={times === 0 ? 'base' : 'axis'} d={`M${left} ${base - times * step * scale}H${width}`} />
            <text x={left - 6} y={base - times * step * scale + 4} textAnchor="end">
              ${Math.round((times * step) / 100).toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {days.map((day, place) => (
          <DayBars
            key={day.date}
            day={day}
            {...{ x: left + place * column + (column - bar) / 2, bar, base, scale, hatch }}
          >
            {place % every === 0 ? String(Number(day.date.slice(8))) : ''}
          </DayBars>
        ))}
      </Picture>
    </div>
  );
}

interface DayBarsProps {
  readonly day: Day;
  readonly x: number;
  readonly bar: number;
  readonly base: number;
  readonly scale: number;
  readonly hatch: string;
  readonly children: string;
}

function DayBars({ day, x, bar, base, scale, hatch, children }: DayBarsProps) {
  let y = base;
  const back = -day.refundCents * scale;
  return (
    <g>
      {parts(day).map(([kind, cents]) => {
        const tall = Math.max(cents, 0) * scale;
        y -= tall;
        return tall === 0 ? null : <rect key={kind} className={kind} x={x} y={y} width={bar} height={tall} />;
      })}
      {back > 0 ? (
        <rect x={x} y={base} width={bar} height={back} fill={`url(#${hatch})`} stroke="var(--oxblood)" />
      ) : null}
      <text x={x + bar / 2} y={base + Math.max(back, 0) + 14} textAnchor="middle">
        {children}
      </text>
    </g>
  );
}
