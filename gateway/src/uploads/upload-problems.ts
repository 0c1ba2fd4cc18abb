import type { Problem } from '@hilltop/platform/outcome/problem';

/** Ten files of 10 MB, plus the overhead of the form. */
export const maxUploadBytes = 110 * 1024 * 1024;

/** One file of 5 MB, and more, so that who sends a larger photo hears of the limit at its field. */
export const maxGroupFileBytes = 32 * 1024 * 1024;

export const uploadProblems = {
  tooLarge: {
    status: 413,
    name: 'too-large',
    title: 'The request is too large.',
    detail: 'Each file may have 10 MB, and one request ten files.',
  },
  notAForm: {
    status: 415,
    name: 'unsupported-media-type',
    title: 'This content type is not supported.',
    detail: 'Send the files as multipart/form-data.',
  },
} as const satisfies Record<string, Problem>;

export const groupFileProblems = {
  tooLarge: { ...uploadProblems.tooLarge, detail: 'A file may have 5 MB.' },
  notAForm: { ...uploadProblems.notAForm, detail: 'Send the file as multipart/form-data.' },
} as const satisfies Record<string, Problem>;
