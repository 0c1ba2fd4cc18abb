import type { StoredFile } from './upload-calls.js';

/** A file on its way to the server, or there. */
export type Upload = {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** Address of a preview in this browser. */
  readonly preview: string;
  readonly status: 'waiting' | 'uploading' | 'stored' | 'failed' | 'removing';
  /** What has been sent of it, 0 to 1. */
  readonly share: number;
  readonly stored?: StoredFile | undefined;
  /** Why it failed, or could not be removed. */
  readonly reason?: string | undefined;
};

export type UploadsEvent =
  | { readonly type: 'chosen'; readonly uploads: readonly Upload[]; readonly instead: boolean }
  | { readonly type: 'changed'; readonly key: string; readonly change: Partial<Upload> }
  | { readonly type: 'gone'; readonly key: string }
  | { readonly type: 'cleared' };

/** What the uploader lists after an event. */
export const uploadsReducer = (uploads: readonly Upload[], event: UploadsEvent): readonly Upload[] => {
  switch (event.type) {
    case 'chosen':
      return event.instead ? event.uploads : [...uploads, ...event.uploads];
    case 'changed':
      return uploads.map((upload) => (upload.key === event.key ? { ...upload, ...event.change } : upload));
    case 'gone':
      return uploads.filter(({ key }) => key !== event.key);
    case 'cleared':
      return [];
  }
};

/** Whether something is under way. */
export const isUploading = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ status }) => status === 'waiting' || status === 'uploading');
