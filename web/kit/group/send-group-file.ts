import { t } from '@lingui/core/macro';
import { requestTimeout } from '../lib/request-timeout.js';
import { z } from '../lib/zod.js';

/** In ms: 5 MB over a slow connection. */
const SEND_MS = 180_000;
const MOST_BYTES = 5 * 1024 * 1024;

/** Apple’s devices convert their photos to one of these. */
export const FILE_TYPES = 'application/pdf,image/jpeg,image/png,image/gif,image/webp';
export const FILE_HINT = t`A PDF or a photo, at most 5 MB`;

const problem = z.object({ detail: z.string() });

/** Sends a file of a group. @param path below `/api/` @returns why it was not kept; undefined once it is */
export async function sendGroupFile(path: string, file: File): Promise<string | undefined> {
  if (file.size > MOST_BYTES) return t`The file is larger than 5 MB. Please take a smaller photo, or save it as a PDF`;
  const body = new FormData();
  body.append('file', file);
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      body,
      credentials: 'same-origin',
      signal: requestTimeout(SEND_MS),
    });
    if (response.status === 201) return undefined;
    return problem.safeParse(await response.json()).data?.detail ?? t`The file was not kept. Please try again`;
  } catch {
    return t`The file did not arrive. Please try again`;
  }
}

/** A refusal at the field `file`, as a mutation would answer it. */
export function refusedFile(message: string) {
  return { __typename: 'InvalidInput' as const, message, fields: [{ field: 'file', message }] };
}

/** What an input of a file has; none by default. */
export const chosenFile = z
  .custom<FileList | undefined>()
  .transform((files) => files?.[0])
  .optional();

export const neededFile = z
  .custom<FileList | undefined>((files) => Boolean((files as FileList | undefined)?.length), t`Please choose a file`)
  .transform((files) => files?.[0]);
