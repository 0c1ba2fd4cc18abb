import { z } from '../../../document/zod.js';

/** Longest a file may take, in ms: 10 MB over a slow line. */
const LONGEST_UPLOAD_MS = 180_000;
const LONGEST_WAIT_MS = 20_000;

const storedShape = z.object({
  url: z.string(),
  filename: z.string(),
  originalname: z.string(),
  size: z.number(),
});

/** An uploaded file (spec.md §3). */
export type StoredFile = z.output<typeof storedShape>;

export type UploadAnswer =
  | { readonly kind: 'stored'; readonly file: StoredFile }
  | { readonly kind: 'stranger' }
  /** `reason` is one sentence for a person, where the server gave one. */
  | { readonly kind: 'failed'; readonly reason?: string };

const reasonOf = (body: string): { readonly reason?: string } => {
  try {
    const { detail } = z.object({ detail: z.string() }).parse(JSON.parse(body));
    return { reason: detail };
  } catch {
    return {};
  }
};

const storedOf = (body: string): StoredFile | undefined => {
  try {
    return storedShape.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

/**
 * `POST /api/upload` (spec.md §7). By XMLHttpRequest, which alone tells how far an upload is.
 * @param onShare hears the share that has been sent, 0 to 1
 */
export const uploadFile = (file: File, onShare: (share: number) => void): Promise<UploadAnswer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('image', file);
    request.timeout = LONGEST_UPLOAD_MS;
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onerror = request.ontimeout = request.onabort = () => resolve({ kind: 'failed' });
    request.onload = () => {
      const stored = request.status === 201 ? storedOf(request.responseText) : undefined;
      if (stored) resolve({ kind: 'stored', file: stored });
      else if (request.status === 401) resolve({ kind: 'stranger' });
      else resolve({ kind: 'failed', ...reasonOf(request.responseText) });
    };
    request.open('POST', '/api/upload');
    request.send(body);
  });

export type RemovalAnswer = 'removed' | 'stranger' | { readonly reason: string };

const usesShape = z.object({ usedBy: z.array(z.object({ name: z.string() })) });

/** `DELETE /api/upload/{filename}` (spec.md §7). A file that is gone already counts as removed. */
export const removeStoredFile = async (filename: string): Promise<RemovalAnswer> => {
  try {
    const response = await fetch(`/api/upload/${encodeURIComponent(filename)}`, {
      method: 'DELETE',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    if (response.ok || response.status === 404) return 'removed';
    if (response.status === 401) return 'stranger';
    const uses = usesShape.safeParse(await response.json()).data?.usedBy ?? [];
    if (uses.length === 0) return { reason: 'The picture store refused. Please try again.' };
    return { reason: `It is shown by ${uses.map(({ name }) => name).join(', ')}.` };
  } catch {
    return { reason: 'No answer came. Please try again.' };
  }
};
