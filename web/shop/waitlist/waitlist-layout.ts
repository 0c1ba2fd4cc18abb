import { styled } from 'styled-components';
import { Frame } from '../../kit/design/frames/frame.js';
import { Night, nightColors } from '../../kit/design/ground/ground.js';
import { media } from '../../kit/design/media.js';
import { Work } from '../design/booking-layout.js';

export const Opening = styled(Night)`
  padding-block: clamp(1.25rem, 2.5vw, 2.25rem);
  h1 { font-size: var(--t-7); }
  [data-caps] + h1 { font-size: var(--t-8); }
  [data-caps] { color: var(--mist); font: 500 var(--t-2)/1.2 var(--ui); letter-spacing: 0.12em; text-transform: uppercase; margin-bottom: var(--s-2); }
`;

export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

/** What happens next, as a line of lamps. */
export const Course = styled.ol`
  display: grid;
  li { position: relative; display: grid; padding: 0 0 var(--s-4) 2rem; }
  li::before { content: ""; position: absolute; left: 2px; top: 4px; width: 13px; height: 13px; border: 2px solid var(--brass-deep); border-radius: 50%; background: var(--paper-raised); z-index: 1; }
  li::after { content: ""; position: absolute; left: 9px; top: 16px; bottom: -4px; border-left: 3px double var(--brass-deep); }
  li:last-child::after { display: none; }
  li[aria-current]::before { background: var(--lamp); box-shadow: 0 0 0 4px color-mix(in srgb, var(--lamp) 35%, transparent); }
  span { color: var(--ink-soft); }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.fromDesktop} { grid-template-columns: minmax(0, 1fr) 21.5rem; gap: clamp(2rem, 3.5vw, 3.5rem); align-items: start; }
`;

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  align-content: start;
`;

export const Picture = styled(Frame)`
  ${nightColors}
  > img { aspect-ratio: 3 / 2; object-fit: cover; }
`;

export const Sheet = styled(Work)`
  gap: var(--s-4);
  h2 { font-size: var(--t-6); }
`;
