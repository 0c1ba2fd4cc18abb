/** Stands for a name that has no letters. */
export const NAMELESS = 'Guest';
