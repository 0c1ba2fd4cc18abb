const others = 'geolocation=(), microphone=()';

/** No device features. */
export const pagePermissions = `camera=(), ${others}`;

/** The door page scans tickets. */
export const doorPermissions = `camera=(self), ${others}`;
