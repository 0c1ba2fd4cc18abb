import { z } from 'zod';
import { REPORT_FILES } from '../report-schedule.entity.js';

/** A weekday is 1 for Monday to 7 for Sunday; a day of the month is 1 to 28, because every month has those. */
export const addScheduleInput = z
  .strictObject({
    file: z.string().toLowerCase().pipe(z.enum(REPORT_FILES)),
    every: z
      .string()
      .toLowerCase()
      .pipe(z.enum(['week', 'month'])),
    day: z.int(),
  })
  .superRefine(({ every, day }, context) => {
    const last = every === 'week' ? 7 : 28;
    if (day >= 1 && day <= last) return;
    const message = every === 'week' ? 'Please choose a weekday.' : 'Please choose a day from 1 to 28.';
    context.addIssue({ code: 'custom', path: ['day'], message });
  });
