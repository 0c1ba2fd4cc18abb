import type { RefusalName, RefusalRow } from './refusal-row.js';

type EmailRefusal = 'EmailNotFound' | 'EmailOnItsWay' | 'ReportScheduleNotFound';

export const emailProblems: { readonly [Name in EmailRefusal & RefusalName]: RefusalRow<Name> } = {
  EmailNotFound: { status: 404, name: 'email-not-found', title: 'There is no such e-mail.' },
  EmailOnItsWay: { status: 409, name: 'email-on-its-way', title: 'This e-mail is already on its way.' },
  ReportScheduleNotFound: {
    status: 404,
    name: 'report-schedule-not-found',
    title: 'This file is not mailed to you.',
  },
};
