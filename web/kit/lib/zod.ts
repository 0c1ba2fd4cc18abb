import { config, z } from 'zod';

// The site's CSP forbids `eval` (decision 0022), so zod is told not to try it.
config({ jitless: true });

export { z };
