/** Below this width each room stands under its own words, in a crop of its own; from it on, words stand on the whole drawing. */
export const wide = '@media (min-width: 62rem)';
export const narrow = '@media (max-width: 61.99rem)';
