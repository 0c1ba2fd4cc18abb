import { refusals } from '@hilltop/platform/outcome/refusal';
import { factless, type Refusals, type Sentences } from './generated/refusals.js';
import { spanish } from './refusals.es.js';

const english = {
  EmailNotFound: 'There is no such e-mail.',
  EmailOnItsWay: {
    queued: 'This e-mail is already waiting to be sent.',
    sending: 'This e-mail is being sent right now.',
    resent: 'This e-mail was resent a moment ago. Please give it time to arrive.',
  },
  ReportScheduleNotFound: 'This file is not mailed to you. It may have been ended before.',
} satisfies Sentences;

export const refuse = refusals<Refusals, typeof english>(factless, english, { es: spanish });
