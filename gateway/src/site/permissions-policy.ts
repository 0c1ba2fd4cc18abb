const others = 'geolocation=(), microphone=()';

/** What pages may ask of a visitor's device: nothing. */
export const pagePermissions = `camera=(), ${others}`;

/** The page at the door scans tickets. */
export const doorPermissions = `camera=(self), ${others}`;
