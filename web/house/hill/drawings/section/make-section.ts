/** `npm run section -w web`: draws the hill cut open anew. The file is committed. */
import { writeFileSync } from 'node:fs';
import { drawSection } from './draw-section.js';

writeFileSync(new URL('hill-section.svg', import.meta.url), drawSection());
