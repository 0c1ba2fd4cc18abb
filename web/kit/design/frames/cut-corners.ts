import { css } from 'styled-components';

/** The clip path of everything with stepped corners: two steps of `--c` each. */
export const cutCorners = css`
  clip-path: polygon(
    0 calc(2 * var(--c)), var(--c) calc(2 * var(--c)), var(--c) var(--c), calc(2 * var(--c)) var(--c),
    calc(2 * var(--c)) 0, calc(100% - 2 * var(--c)) 0, calc(100% - 2 * var(--c)) var(--c),
    calc(100% - var(--c)) var(--c), calc(100% - var(--c)) calc(2 * var(--c)), 100% calc(2 * var(--c)),
    100% calc(100% - 2 * var(--c)), calc(100% - var(--c)) calc(100% - 2 * var(--c)),
    calc(100% - var(--c)) calc(100% - var(--c)), calc(100% - 2 * var(--c)) calc(100% - var(--c)),
    calc(100% - 2 * var(--c)) 100%, calc(2 * var(--c)) 100%, calc(2 * var(--c)) calc(100% - var(--c)),
    var(--c) calc(100% - var(--c)), var(--c) calc(100% - 2 * var(--c)), 0 calc(100% - 2 * var(--c))
  );
`;

/** The same with a straight bottom edge. */
export const cutTopCorners = css`
  clip-path: polygon(
    0 calc(2 * var(--c)), var(--c) calc(2 * var(--c)), var(--c) var(--c), calc(2 * var(--c)) var(--c),
    calc(2 * var(--c)) 0, calc(100% - 2 * var(--c)) 0, calc(100% - 2 * var(--c)) var(--c),
    calc(100% - var(--c)) var(--c), calc(100% - var(--c)) calc(2 * var(--c)), 100% calc(2 * var(--c)), 100% 100%, 0 100%
  );
`;
