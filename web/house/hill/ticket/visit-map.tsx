import { styled } from 'styled-components';
import { cutCorners } from '../../../kit/design/frames/cut-corners.js';
import { GateMark } from '../theme/gate-mark.js';

/** Labels are closer together on a small map, and on paper. */
const belowPhone = '@media print, (max-width: 39.99rem)';

const Sheet = styled.div`
  --c: 9px;
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: #efe4cc;
  color: var(--ink);
  ${cutCorners}
  > svg { display: block; width: 100%; height: 100%; }
`;

/** Latitude and longitude, degrees. */
type Place = readonly [number, number];

const unitsPerDegree = 1_149;
const unitsPerMile = unitsPerDegree / 58.2;

/** On the 800 × 500 map, a hundred to the left of Fort Worth. A degree of latitude is longer than one of longitude here. */
function place([latitude, longitude]: Place): { readonly x: number; readonly y: number } {
  const toNorth = unitsPerDegree / Math.cos((32.75 * Math.PI) / 180);
  return {
    x: Math.round(100 + (longitude + 97.331) * unitsPerDegree),
    y: Math.round(262 - (latitude - 32.755) * toNorth),
  };
}

/** Where labels stand, as parts of the map. */
function placed(at: Place, below = 0) {
  const { x, y } = place(at);
  return { left: `${x / 8}%`, top: `${y / 5 + below}%` };
}

/** A smooth line through places. */
function line(places: readonly Place[]): string {
  const points = places.map(place);
  return points.reduce((path, { x, y }, at) => {
    const before = points[at - 1];
    if (!before) return `M${x} ${y}`;
    return `${path}C${(before.x + x) / 2} ${before.y} ${(before.x + x) / 2} ${y} ${x} ${y}`;
  }, '');
}

/** West Division Street 3001. */
const hill: Place = [32.737, -97.164];

const Label = styled.span`
  position: absolute;
  translate: -50% -50%;
  font: 400 clamp(0.9375rem, 0.7rem + 0.9vw, 1.3125rem) / 1.1 var(--title);
  white-space: nowrap;
  text-align: center;
  &[data-kind='road'] { left: 68%; top: 68%; font: 500 clamp(0.75rem, 0.62rem + 0.4vw, 0.9375rem) / 1.2 var(--ui); }
  &[data-kind='water'] { left: 61%; top: 35%; font: italic 400 clamp(0.8125rem, 0.66rem + 0.5vw, 1rem) / 1.2 var(--text); color: var(--swallow); }
  &[data-kind='scale'] { left: 17.3%; top: 89%; font: 400 clamp(0.75rem, 0.62rem + 0.4vw, 0.9375rem) / 1.2 var(--ui); }
  ${belowPhone} {
    font-size: 0.875rem;
    &[data-kind='road'] { left: 58%; top: 86%; }
    &[data-kind='water'] { left: 72%; top: 33%; }
  }
`;

/** The venue: a dark plate with the logo, on a pin. */
const Here = styled.span`
  --slit: var(--night);
  position: absolute;
  left: ${placed(hill).left};
  top: 29%;
  display: grid;
  justify-items: center;
  gap: 0.2rem;
  padding: 0.5rem 0.9rem 0.55rem;
  font: 400 clamp(0.9375rem, 0.7rem + 0.9vw, 1.25rem) / 1.1 var(--title);
  white-space: nowrap;
  color: var(--brass-lit);
  background: var(--night);
  box-shadow: inset 0 0 0 3px var(--night), inset 0 0 0 4px var(--brass);
  translate: -50% -50%;
  ${belowPhone} { top: 31%; font-size: 0.875rem; svg { display: none; } }
  &::after { content: ""; position: absolute; left: 50%; top: 100%; width: 14px; height: 10px; translate: -50% -1px; background: var(--night); clip-path: polygon(0 0, 100% 0, 50% 100%); }
`;

const towns = [
  { name: 'Fort Worth', at: [32.755, -97.331], below: 10, size: 13 },
  { name: 'Arlington', at: [32.736, -97.108], below: 9, size: 9 },
  { name: 'Dallas', at: [32.777, -96.797], below: 11, size: 14 },
] as const satisfies readonly { readonly at: Place; readonly [fact: string]: unknown }[];

/** Through Fort Worth, the hill, Arlington and Grand Prairie to Dallas. */
const highway = line([
  [32.752, -97.42],
  [32.747, -97.331],
  [32.742, -97.25],
  [32.736, -97.164],
  [32.736, -97.108],
  [32.746, -96.998],
  [32.75, -96.92],
  [32.757, -96.88],
  [32.775, -96.797],
  [32.785, -96.715],
]);

/** The West Fork, from Lake Worth past the other forks. */
const river = line([
  [32.81, -97.42],
  [32.783, -97.37],
  [32.761, -97.333],
  [32.769, -97.29],
  [32.764, -97.24],
  [32.787, -97.15],
  [32.794, -97.06],
  [32.78, -96.98],
  [32.795, -96.92],
  [32.797, -96.88],
  [32.775, -96.818],
  [32.748, -96.77],
  [32.72, -96.72],
]);

/** Positions of single trees on the 800 × 500 map, away from the labels, which are larger on a small map. */
const oaks = [
  [44, 92],
  [112, 150],
  [452, 96],
  [560, 132],
  [120, 396],
  [250, 366],
  [330, 432],
  [676, 118],
] as const;

function Textures() {
  return (
    <defs>
      <radialGradient id="map-age" r=".75">
        <stop offset=".55" stopColor="#b08d4e" stopOpacity="0" />
        <stop offset="1" stopColor="#8a6a38" stopOpacity=".55" />
      </radialGradient>
      <linearGradient id="map-slope" x2="0" y2="1">
        <stop stopColor="#b08d4e" stopOpacity=".5" />
        <stop offset=".5" stopColor="#b08d4e" stopOpacity="0" />
      </linearGradient>
      <filter id="map-grain" x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="9" />
        <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3 -.75" result="noise" />
        <feComposite in="SourceGraphic" in2="noise" operator="in" />
      </filter>
    </defs>
  );
}

function PostOaks() {
  return (
    <g fill="#7d8a4c">
      {oaks.map(([x, y]) => (
        <path key={x} d="M0 0c-9 2-13-8-6-11-2-9 12-11 13-3 8 1 7 13-1 13l1 7h-5z" transform={`translate(${x} ${y})`} />
      ))}
    </g>
  );
}

function Hill() {
  const { x, y } = place(hill);
  return (
    <g transform={`translate(${x} ${y - 6})`}>
      <path d="M-50 2q18-40 50-40t50 40z" fill="#c2a05c" filter="url(#map-grain)" />
      <g fill="none" stroke="#8a6a38" strokeWidth="2" strokeLinecap="round">
        <path d="M-44-2q14-34 44-34t44 34M-31-4q9-21 31-21t31 21" />
        <path d="M-38-18l-9 4M-28-28l-7-6M-14-34l-4-9M0-36v-10M14-34l4-9M28-28l7-6M38-18l9 4" />
      </g>
    </g>
  );
}

function Highway() {
  return (
    <g fill="none" stroke="#7a1f26">
      <path d={highway} strokeWidth="13" />
      <path d={highway} stroke="#fffaf0" strokeWidth="7" />
      <path d={highway} strokeWidth="2" strokeDasharray="16 9" />
    </g>
  );
}

function ScaleBar() {
  const ten = 10 * unitsPerMile;
  return (
    <g transform="translate(40 462)">
      <path d={`M0 0h${ten / 2}v8H0z`} fill="#1d1a16" />
      <path d={`M0-8v16M0 0h${ten}v8H0z`} fill="none" stroke="#1d1a16" strokeWidth="2" />
    </g>
  );
}

/**
 * A road map in the style of gas station maps: the highway between the two cities, and the hill beside it. Towns, hill and miles are to
 * scale; road and river are simplified.
 */
export function VisitMap() {
  return (
    <Sheet
      role="img"
      aria-label="Map: Texas 180, the old Bankhead Highway, runs from Fort Worth in the west to Dallas in the east; Top O’ Hill Terrace stands beside it on the west side of Arlington, 10 miles from downtown Fort Worth and 21 from downtown Dallas"
    >
      <svg viewBox="0 0 800 500" aria-hidden="true" focusable="false">
        <Textures />
        <path d="M0 0h800v500H0z" fill="#efe4cc" />
        <path d="M0 330q120-60 230-20t240 0 330-60v250H0z" fill="#e6d6b3" />
        <path d="M0 420q140-50 300-14t300-6 200-30v130H0z" fill="#dcc99d" />
        <g fill="url(#map-slope)" filter="url(#map-grain)">
          <path d="M0 330q120-60 230-20t240 0 330-60v250H0z" />
          <path d="M0 420q140-50 300-14t300-6 200-30v130H0z" />
        </g>
        <g stroke="#c9b17c" strokeWidth="1" opacity=".5">
          <path d="M200 0v500M400 0v500M600 0v500M0 125h800M0 250h800M0 375h800" />
        </g>
        {/* folds of a used map */}
        <path d="M266 0v500M533 0v500M0 250h800" stroke="#fffaf0" strokeWidth="3" opacity=".55" />
        <path d="M0 0h800v500H0z" fill="url(#map-age)" filter="url(#map-grain)" />
        {/* the river and its banks */}
        <g fill="none" strokeLinejoin="round">
          <path d={river} stroke="#6f93a8" strokeWidth="12" />
          <path d={river} stroke="#a9c4d3" strokeWidth="8" />
        </g>
        <PostOaks />
        <Hill />
        <Highway />
        {towns.map(({ name, at, size }) => (
          <g key={name} transform={`translate(${place(at).x} ${place(at).y})`}>
            <circle r={size} fill="#fffaf0" stroke="#1d1a16" strokeWidth="3" />
            <circle r={size / 2.4} fill="#1d1a16" />
          </g>
        ))}
        <ScaleBar />
        {/* north */}
        <g transform="translate(724 424)">
          <path d="M0-50L9-6 0 0-9-6z" fill="#7a1f26" />
          <path d="M0 50L9 6 0 0-9 6zM-50 0L-6-9 0 0-6 9zM50 0L6-9 0 0 6 9z" fill="#8a6a38" />
          <circle r="30" fill="none" stroke="#8a6a38" />
          <path d="M-7-58v-16l14 16v-16" fill="none" stroke="#7a1f26" strokeWidth="3" />
        </g>
      </svg>
      {towns.map(({ name, at, below }) => (
        <Label key={name} style={placed(at, below)}>
          {name}
        </Label>
      ))}
      <Label data-kind="scale">10 miles</Label>
      <Label data-kind="water">Trinity River</Label>
      <Label data-kind="road">
        Texas 180, Division Street,
        <br />
        the old Bankhead Highway
      </Label>
      <Here>
        <GateMark width={40} />
        Top O’ Hill Terrace
      </Here>
    </Sheet>
  );
}
