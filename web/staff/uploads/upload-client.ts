import { requestTimeout } from '../../kit/lib/request-timeout.js';
import { z } from '../../kit/lib/zod.js';

/** In ms: 10 MB over a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

const uploadedSchema = z.object({
  url: z.string(),
  filename: z.string(),
  originalname: z.string(),
  size: z.number(),
});

export type UploadedFile = z.output<typeof uploadedSchema>;

export type UploadAnswer =
  | { readonly kind: 'uploaded'; readonly file: UploadedFile }
  | { readonly kind: 'notSignedIn' }
  /** `reason` is a sentence for people, if the server gave one. */
  | { readonly kind: 'failed'; readonly reason?: string };

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function uploadAnswer(status: number, body: unknown): UploadAnswer {
  const file = uploadedSchema.safeParse(body).data;
  if (status === 201 && file) return { kind: 'uploaded', file };
  if (status === 401) return { kind: 'notSignedIn' };
  const problem = z.object({ detail: z.string() }).safeParse(body).data;
  return { kind: 'failed', ...(problem && { reason: problem.detail }) };
}

/** Uploads a file. XMLHttpRequest, because `fetch` reports no upload progress. @param onProgress gets 0 to 1 */
export function uploadFile(file: File, onProgress: (share: number) => void): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('image', file);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = request.ontimeout = request.onabort = () => resolve({ kind: 'failed' });
    request.onload = () => resolve(uploadAnswer(request.status, parseJson(request.responseText)));
    request.open('POST', '/api/upload');
    request.send(body);
  });
}

export type DeletionAnswer = 'deleted' | 'notSignedIn' | { readonly reason: string };

const usesSchema = z.object({ usedBy: z.array(z.object({ name: z.string() })) });

/** `DELETE /api/upload/{filename}`. A file that does not exist counts as deleted. */
export async function deleteFile(filename: string): Promise<DeletionAnswer> {
  try {
    const response = await fetch(`/api/upload/${encodeURIComponent(filename)}`, {
      method: 'DELETE',
      credentials: 'same-origin',
      signal: requestTimeout(),
    });
    if (response.ok || response.status === 404) return 'deleted';
    if (response.status === 401) return 'notSignedIn';
    const uses = usesSchema.safeParse(await response.json()).data?.usedBy ?? [];
    if (uses.length === 0) return { reason: 'The image store refused the request. Please try again.' };
    return { reason: `It is shown by ${uses.map(({ name }) => name).join(', ')}.` };
  } catch {
    return { reason: 'The server did not answer. Please try again.' };
  }
}
