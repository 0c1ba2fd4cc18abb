/** Below this width each room has its own crop under its text; from it on, text lies on the whole drawing. */
export const wide = '@media (min-width: 62rem)';
export const narrow = '@media (max-width: 61.99rem)';
