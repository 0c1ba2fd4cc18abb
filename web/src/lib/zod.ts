import { config, z } from 'zod';

// The site's policy allows no code made from text (decision 0022): zod is told, so that it does not try.
config({ jitless: true });

export { z };
