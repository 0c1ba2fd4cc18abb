import type { UploadedFile } from './upload-client.js';

export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** Object URL of the file. */
  readonly preview: string;
  readonly status: 'waiting' | 'uploading' | 'uploaded' | 'failed' | 'removing';
  /** The share sent, 0 to 1. */
  readonly progress: number;
  readonly uploaded?: UploadedFile | undefined;
  /** Why it failed, or could not be removed. */
  readonly reason?: string | undefined;
}

export type UploadsEvent =
  | { readonly type: 'added'; readonly uploads: readonly Upload[]; readonly replaces: boolean }
  | { readonly type: 'changed'; readonly key: string; readonly change: Partial<Upload> }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'cleared' };

export function uploadsReducer(uploads: readonly Upload[], event: UploadsEvent): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return event.replaces ? event.uploads : [...uploads, ...event.uploads];
    case 'changed':
      return uploads.map((upload) => (upload.key === event.key ? { ...upload, ...event.change } : upload));
    case 'removed':
      return uploads.filter(({ key }) => key !== event.key);
    case 'cleared':
      return [];
  }
}

export function isUploading(uploads: readonly Upload[]): boolean {
  return uploads.some(({ status }) => status === 'waiting' || status === 'uploading');
}
