import { styled } from 'styled-components';
import { Terrace } from '../../../../kit/design/frames/terrace.js';
import { nightColors } from '../../../../kit/design/ground/ground.js';
import { Page } from '../../../../kit/design/layout/page.js';

/** The page section as a card table: green felt under one lamp, in flat bands of light. */
export const CardTable = styled(Terrace)`
  ${nightColors}
  --ground: var(--felt);
  --raised: var(--room-felt);
  --hover: var(--room-felt);
  --fg-soft: var(--cream);
  --edge: var(--felt-lit);
  --slit: var(--felt);
  color: var(--fg);
  --shade: color-mix(in srgb, var(--felt) 62%, var(--room-felt));
  --half-light: color-mix(in srgb, var(--felt) 81%, var(--room-felt));
  background:
    radial-gradient(ellipse 38rem 27rem at 50% 19rem, var(--felt) 99.8%, transparent),
    radial-gradient(ellipse 62rem 41rem at 50% 19rem, var(--half-light) 99.8%, transparent),
    var(--shade);
  &::before, &::after { background: var(--brass); }
`;

export const TableTop = styled(Page)`
  padding-block: clamp(2.25rem, 1.6rem + 2.6vw, 4rem) clamp(3.5rem, 2.5rem + 4vw, 6rem);
  > label { margin-bottom: var(--s-5); }
`;
