const others = 'geolocation=(), microphone=()';

/** Device features for ordinary pages: none. */
export const pagePermissions = `camera=(), ${others}`;

/** The door page scans tickets. */
export const doorPermissions = `camera=(self), ${others}`;
