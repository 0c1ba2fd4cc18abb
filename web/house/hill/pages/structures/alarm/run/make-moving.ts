/** `npm run section -w web`: draws what moves in the alarm. The file is committed. */
import { writeFileSync } from 'node:fs';
import { drawMoving } from '../../../../drawings/alarm/draw-moving.js';
import { movingStyles } from './moving-styles.js';

writeFileSync(new URL('../../../../drawings/alarm/moving.svg', import.meta.url), drawMoving(movingStyles()));
