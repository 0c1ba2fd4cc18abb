import { z } from 'zod';

export const timeZone = z.string().refine((name) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}, 'must be the IANA name of a time zone');
