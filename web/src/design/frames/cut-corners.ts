import { css } from 'styled-components';

/** The one shape of everything that is cut: two treads of `--c` at each corner. */
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

/** The same with a straight foot: what stands on something else. */
export const cutTopCorners = css`
  clip-path: polygon(
    0 calc(2 * var(--c)), var(--c) calc(2 * var(--c)), var(--c) var(--c), calc(2 * var(--c)) var(--c),
    calc(2 * var(--c)) 0, calc(100% - 2 * var(--c)) 0, calc(100% - 2 * var(--c)) var(--c),
    calc(100% - var(--c)) var(--c), calc(100% - var(--c)) calc(2 * var(--c)), 100% calc(2 * var(--c)), 100% 100%, 0 100%
  );
`;
