import { css, styled } from 'styled-components';

/**
 * A ground defines the colors of everything on it as variables (`--fg`, `--accent`, `--rule`, `--edge`, `--main-bg` …).
 * Components use those of the nearest ground and never check which ground it is.
 */
export const nightColors = css`
  --ground: var(--night);
  --raised: var(--night-raised);
  --hover: var(--night-high);
  --fg: var(--cream);
  --fg-soft: var(--mist);
  --heading: var(--brass-lit);
  --accent: var(--brass-lit);
  --rule: var(--brass);
  --edge: var(--night-edge);
  --line: var(--night-line);
  --focus: var(--brass-lit);
  --frame: var(--frame-brass);
  --slit: var(--night);
  --main-bg: var(--brass-lit);
  --main-hover: var(--brass-hover);
  --main-fg: var(--night);
  --main-hair: var(--hair-night);
  --second-fg: var(--brass-lit);
  --second-hair: var(--hair-brass);
  --off-bg: var(--night-high);
  --off-fg: var(--mist);
  --refused: var(--oxblood-lit);
`;

export const paperColors = css`
  --ground: var(--paper);
  --raised: var(--paper-raised);
  --hover: var(--paper-sunk);
  --fg: var(--ink);
  --fg-soft: var(--ink-soft);
  --heading: var(--ink);
  --accent: var(--brass-ink);
  --rule: var(--brass-deep);
  --edge: var(--paper-edge);
  --line: var(--paper-line);
  --focus: var(--brass-deep);
  --frame: var(--frame-deep);
  --slit: var(--paper);
  --main-bg: var(--night);
  --main-hover: var(--night-hover);
  --main-fg: var(--brass-lit);
  --main-hair: var(--hair-brass);
  --second-fg: var(--ink);
  --second-hair: var(--hair-deep);
  --off-bg: var(--paper-sunk);
  --off-fg: var(--off);
  --refused: var(--oxblood);
`;

/** For hero, mastheads and footer. */
export const Night = styled.div`
  ${nightColors}
  color: var(--fg);
  background-color: var(--ground);
`;

/** For reading and forms. */
export const Paper = styled.div`
  ${paperColors}
  color: var(--fg);
  background-color: var(--ground);
`;
