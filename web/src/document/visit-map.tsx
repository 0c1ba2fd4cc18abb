import { styled } from 'styled-components';
import { cutCorners } from '../design/frames/cut-corners.js';
import { GateMark } from '../design/marks/gate-mark.js';

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

const Label = styled.span`
  position: absolute;
  translate: -50% -50%;
  font: 400 clamp(0.9375rem, 0.7rem + 0.9vw, 1.3125rem) / 1.1 var(--title);
  white-space: nowrap;
  text-align: center;
  &[data-kind='road'] { left: 36%; top: 64%; font: 500 clamp(0.75rem, 0.62rem + 0.4vw, 0.9375rem) / 1.2 var(--ui); }
  &[data-kind='water'] { left: 74%; top: 14%; font: italic 400 clamp(0.8125rem, 0.66rem + 0.5vw, 1rem) / 1.2 var(--text); color: var(--swallow); }
  ${belowPhone} {
    font-size: 0.875rem;
    &[data-kind='road'] { left: 36%; top: 88%; }
    &[data-kind='water'] { left: 79%; top: 9%; }
  }
`;

/** The venue: a dark plate with the logo, on a pin. */
const Here = styled.span`
  --slit: var(--night);
  position: absolute;
  left: 47%;
  top: 31%;
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
  ${belowPhone} { top: 33%; font-size: 0.875rem; svg { display: none; } }
  &::after { content: ""; position: absolute; left: 50%; top: 100%; width: 14px; height: 10px; translate: -50% -1px; background: var(--night); clip-path: polygon(0 0, 100% 0, 50% 100%); }
`;

const towns = [
  { name: 'Fort Worth', x: 12, y: 60, label: { left: 14, top: 72 }, size: 13 },
  { name: 'Arlington', x: 56.5, y: 50.5, label: { left: 59, top: 60 }, size: 9 },
  { name: 'Dallas', x: 89, y: 42, label: { left: 88, top: 53 }, size: 14 },
] as const;

const river = 'M0 250q50-20 76 12t70 4 60-50 92-22 76-38S470 118 540 134 640 156 700 114 760 84 800 88';

/** Positions of single trees on the 800 × 500 map, away from the labels, which are larger on a small map. */
const oaks = [
  [84, 122],
  [158, 74],
  [226, 128],
  [430, 62],
  [474, 366],
  [540, 440],
  [606, 350],
  [640, 300],
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
  return (
    <>
      <path d="M310 252q24-52 66-52t66 52z" fill="#c2a05c" filter="url(#map-grain)" />
      <g fill="none" stroke="#8a6a38" strokeWidth="2" strokeLinecap="round">
        <path d="M318 246q18-44 58-44t58 44" />
        <path d="M334 244q12-28 42-28t42 28" />
        <path d="M326 226l-12 6M338 212l-9-8M358 203l-5-12M376 201v-13M396 204l5-12M414 213l9-8M427 228l12-5" />
      </g>
    </>
  );
}

function Highway() {
  return (
    <>
      <path d="M0 316C160 280 300 262 452 252S700 214 800 196" fill="none" stroke="#7a1f26" strokeWidth="13" />
      <path d="M0 316C160 280 300 262 452 252S700 214 800 196" fill="none" stroke="#fffaf0" strokeWidth="7" />
      <path
        d="M0 316C160 280 300 262 452 252S700 214 800 196"
        fill="none"
        stroke="#7a1f26"
        strokeWidth="2"
        strokeDasharray="16 9"
      />
      <path d="M376 258V214" stroke="#7a1f26" strokeWidth="5" />
    </>
  );
}

/** A road map in the style of gas station maps: the highway between the two cities, and the hill beside it. */
export function VisitMap() {
  return (
    <Sheet
      role="img"
      aria-label="Map, drawn and not to scale: Texas 180, the old Bankhead Highway, runs from Fort Worth in the west to Dallas in the east; Top O’ Hill Terrace stands beside it about halfway, on the west side of Arlington"
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
        {towns.map(({ name, x, y, size }) => (
          <g key={name} transform={`translate(${x * 8} ${y * 5})`}>
            <circle r={size} fill="#fffaf0" stroke="#1d1a16" strokeWidth="3" />
            <circle r={size / 2.4} fill="#1d1a16" />
          </g>
        ))}
        {/* north */}
        <g transform="translate(724 424)">
          <path d="M0-50L9-6 0 0-9-6z" fill="#7a1f26" />
          <path d="M0 50L9 6 0 0-9 6zM-50 0L-6-9 0 0-6 9zM50 0L6-9 0 0 6 9z" fill="#8a6a38" />
          <circle r="30" fill="none" stroke="#8a6a38" />
          <path d="M-7-58v-16l14 16v-16" fill="none" stroke="#7a1f26" strokeWidth="3" />
        </g>
      </svg>
      {towns.map(({ name, label }) => (
        <Label key={name} style={{ left: `${label.left}%`, top: `${label.top}%` }}>
          {name}
        </Label>
      ))}
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
