import { css } from 'styled-components';
import { ornaments } from '#house/theme/ornaments.js';

/** The clip path of everything with cut corners; `--c` is a step of one. */
export const cutCorners = css`clip-path: ${ornaments.cut};`;

/** The same with a straight bottom edge. */
export const cutTopCorners = css`clip-path: ${ornaments.cutTop};`;
