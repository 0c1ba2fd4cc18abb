import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { media } from '../../kit/design/media.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import { daysUntil } from '../rules/visit-labels.js';
import type { Visit } from './use-visit.js';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  color: var(--brass);
  &[data-size='wide'] { margin-top: clamp(-4rem, -4vw, 0rem); ${media.belowTablet} { display: none; } }
  &[data-size='narrow'] { margin-top: var(--s-4); }
  ${media.fromTablet} { &[data-size='narrow'] { display: none; } }
  image + image { mask: linear-gradient(90deg, transparent, #000 12% 90%, transparent); }
`;

interface Size {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  /** Where the drive starts to rise, and where it ends. */
  readonly from: number;
  readonly endAt: number;
  readonly endWidth: number;
  /** At its start and at its end. */
  readonly low: number;
  readonly high: number;
  readonly most: number;
}

const sizes: readonly Size[] = [
  { name: 'wide', width: 1440, height: 176, from: 120, endAt: 1130, endWidth: 290, low: 160, high: 106, most: 40 },
  { name: 'narrow', width: 390, height: 120, from: 0, endAt: 226, endWidth: 156, low: 108, high: 72, most: 13 },
];

/** Height of the drive at `x`: level, then rising to the end. */
function driveAt(x: number, { from, endAt, low, high }: Size): number {
  const way = Math.min(1, Math.max(0, (x - from) / (endAt - from)));
  return low + ((high - low) * (1 - Math.cos(Math.PI * way))) / 2;
}

function Post({ x, y, lamp }: { readonly x: number; readonly y: number; readonly lamp: Lamp }) {
  if (lamp === 'dark') {
    return (
      <g fill="none" stroke="var(--night-edge)" strokeWidth="1.5">
        <path d={`M${x} ${y}v-22`} />
        <circle cx={x} cy={y - 27} r="4" />
      </g>
    );
  }
  const isToday = lamp === 'today';
  const [top, spread] = isToday ? [35, 11] : [27, 9];
  return (
    <g>
      <path
        d={`M${x} ${y - top}l-${spread} ${top + 5}h${spread * 2}z`}
        fill="var(--lamp)"
        opacity={isToday ? 0.35 : 0.15}
      />
      <path d={`M${x} ${y}v-${top - 5}`} stroke="currentColor" strokeWidth="1.5" />
      <circle cx={x} cy={y - top} r={isToday ? 6 : 4.2} fill={isToday ? 'var(--lamp-hot)' : 'var(--lamp)'} />
    </g>
  );
}

/** A board before the house: the days to go. */
function Board({ x, y, days }: { readonly x: number; readonly y: number; readonly days: number }) {
  return (
    <g>
      <path d={`M${x} ${y}v-30`} stroke="currentColor" strokeWidth="2.5" />
      <path d={`M${x - 20} ${y - 58}h40v30h-40z`} fill="var(--night)" stroke="currentColor" strokeWidth="1.5" />
      <text x={x} y={y - 35} textAnchor="middle" fill="var(--lamp)" style={{ font: '400 23px var(--sign)' }}>
        {days}
      </text>
    </g>
  );
}

/** Of the grass in the light of the lamps. */
const SLOPE = 'color-mix(in srgb, var(--felt-lit) 45%, var(--night))';

/** Grain on the slope, as in the other drawings. */
function Grain({ id }: { readonly id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-light`} x2="0" y2="1">
        <stop stopColor={SLOPE} stopOpacity=".8" />
        <stop offset=".7" stopColor={SLOPE} stopOpacity="0" />
      </linearGradient>
      <filter id={`${id}-grain`} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="9" />
        <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 -.75" result="noise" />
        <feComposite in="SourceGraphic" in2="noise" operator="in" />
      </filter>
    </defs>
  );
}

/** The countdown as a drawing: the way to the house, with a lamp for each day and the number on a board. */
export function Drive({ visit, today }: { readonly visit: Visit; readonly today: string }) {
  const days = daysUntil(visit.tourDate, today);
  return sizes.map((size) => {
    const { name, width, height, from, endAt, endWidth, high, most } = size;
    const lamps = driveLamps(visit, today, most);
    const first = from + 24;
    const step = (endAt - 24 - first) / Math.max(1, lamps.length - 1);
    const points = Array.from({ length: 41 }, (_, at) => (endAt * at) / 40);
    const line = points.map((x) => [x, driveAt(x, size)].map((at) => at.toFixed(1)).join(' ')).join('L');
    return (
      <Drawing key={name} data-size={name} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <Grain id={name} />
        <image href={thisHouse.drawings.horizon} y={high - 96} width={1600} height={120} opacity="0.7" />
        <image
          href={thisHouse.drawings.skyline.tours}
          x={endAt}
          y={high - endWidth / 3 + 3}
          width={endWidth}
          height={endWidth / 3}
        />
        <path d={`M${line}H${width}V${height}H0z`} fill="var(--night-ground)" />
        <path d={`M${line}H${width}V${height}H0z`} fill={`url(#${name}-light)`} filter={`url(#${name}-grain)`} />
        <path d={`M${line}H${endAt + endWidth / 2}`} fill="none" stroke="var(--room-stone)" strokeWidth="8" />
        <path
          d={`M${line}H${endAt + endWidth / 2}`}
          fill="none"
          stroke="var(--brass)"
          strokeWidth="6"
          filter={`url(#${name}-grain)`}
        />
        {lamps.map((lamp, at) => {
          const x = lamps.length === 1 ? endAt - 24 : first + step * at;
          return <Post key={x} x={x} y={driveAt(x, size)} lamp={lamp} />;
        })}
        {days > 0 ? <Board x={endAt + 0.2 * endWidth} y={high} days={days} /> : null}
      </Drawing>
    );
  });
}

/** A lamp along the drive: one for each day from the booking to the visit. */
type Lamp = 'lit' | 'today' | 'dark';

interface Stay {
  /** Time of the booking, UTC, ISO 8601. */
  readonly createdAt: string;
  readonly tourDate: string;
}

/** The last lamps before the house. Past days are lit, today's is brighter. @param most how many lamps fit */
export function driveLamps({ createdAt, tourDate }: Stay, today: string, most: number): readonly Lamp[] {
  const days = Math.max(1, daysUntil(tourDate, venueToday(new Date(createdAt))));
  const shown = Math.min(days, most);
  const now = Math.max(0, shown - Math.max(0, daysUntil(tourDate, today)) - 1);
  return Array.from({ length: shown }, (_, at) => {
    if (at === now) return 'today';
    return at < now ? 'lit' : 'dark';
  });
}
