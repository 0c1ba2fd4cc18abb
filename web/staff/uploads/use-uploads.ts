import { type ActionDispatch, useEffect, useReducer, useRef, useState } from 'react';
import { showToast } from '../../kit/design/layers/toasts.js';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { checkFiles, type FileError, type FileRules } from './file-rules.js';
import { deleteFile, type UploadAnswer, type UploadedFile, uploadFile } from './upload-client.js';
import { isUploading, type Upload, type UploadsEvent, uploadsReducer } from './uploads-state.js';

interface UploadsOptions extends FileRules {
  /** The toast for a batch without failures. */
  readonly uploadedToast: (count: number) => { readonly title: string; readonly text: string };
  readonly onUploaded: (files: readonly UploadedFile[]) => void;
  readonly onRemoved: (file: UploadedFile) => void;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  /** The files of the last choice that break a rule. */
  readonly skipped: readonly FileError[];
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Empties the list; uploaded files stay on the server. */
  readonly clear: () => void;
}

interface Failed {
  readonly name: string;
  /** From the server, which would refuse the same file again. */
  readonly reason: string | undefined;
}

function failedText(uploaded: number, failed: readonly Failed[]): string {
  const [first] = failed;
  if (uploaded === 0 && failed.length === 1 && first?.reason !== undefined) return first.reason;
  if (uploaded === 0) return 'Failed to upload images. Please try again.';
  return `${uploaded} of ${uploaded + failed.length} images uploaded. Not uploaded: ${failed.map(({ name }) => name).join(', ')}`;
}

type Send = ActionDispatch<[UploadsEvent]>;

async function uploadOne(key: string, file: File, send: Send): Promise<UploadAnswer> {
  const change = (change: Partial<Upload>): void => send({ type: 'changed', key, change });
  change({ status: 'uploading', progress: 0, reason: undefined });
  const answer = await uploadFile(file, (progress) => change({ progress }));
  if (answer.kind === 'uploaded') {
    change({ status: 'uploaded', progress: 1, uploaded: answer.file });
    return answer;
  }
  if (answer.kind === 'notSignedIn') sessionStore.send({ type: 'refused' });
  change({ status: 'failed', progress: 0, reason: answer.kind === 'failed' ? answer.reason : undefined });
  return answer;
}

/** Removes a file from the list, and from the server if it is there. */
async function removeOne({ key, uploaded }: Upload, send: Send, onRemoved: UploadsOptions['onRemoved']): Promise<void> {
  if (uploaded === undefined) {
    send({ type: 'removed', key });
    return;
  }
  send({ type: 'changed', key, change: { status: 'removing', reason: undefined } });
  const answer = await deleteFile(uploaded.filename);
  if (answer === 'deleted') {
    send({ type: 'removed', key });
    onRemoved(uploaded);
    showToast({ title: 'File removed', text: 'Image removed successfully', tone: 'done' });
    return;
  }
  if (answer === 'notSignedIn') sessionStore.send({ type: 'refused' });
  const reason = typeof answer === 'object' ? answer.reason : undefined;
  send({ type: 'changed', key, change: { status: 'uploaded', reason } });
  showToast({ title: 'Remove failed', text: 'Failed to remove image', tone: 'refused' });
}

/** Checks, uploads, lists and removes files, one at a time (product.md §5.3, §8). */
export function useUploads({ uploadedToast, onUploaded, onRemoved, ...rules }: UploadsOptions): Uploads {
  const [uploads, send] = useReducer(uploadsReducer, []);
  const [skipped, setSkipped] = useState<readonly FileError[]>([]);
  const files = useRef(new Map<string, File>());
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const created = previews.current;
    return () => {
      for (const preview of created) URL.revokeObjectURL(preview);
    };
  }, []);

  const list = (file: File): Upload => {
    const preview = URL.createObjectURL(file);
    const key = preview;
    files.current.set(key, file);
    previews.current.add(preview);
    return { key, name: file.name, bytes: file.size, preview, status: 'waiting', progress: 0 };
  };

  const uploadAll = async (keys: readonly string[]): Promise<void> => {
    const uploaded: UploadedFile[] = [];
    const failed: Failed[] = [];
    for (const key of keys) {
      const file = files.current.get(key);
      if (file === undefined) continue;
      const answer = await uploadOne(key, file, send);
      if (answer.kind === 'uploaded') uploaded.push(answer.file);
      else failed.push({ name: file.name, reason: answer.kind === 'failed' ? answer.reason : undefined });
    }
    if (uploaded.length > 0) onUploaded(uploaded);
    if (failed.length === 0) showToast({ ...uploadedToast(uploaded.length), tone: 'done' });
    else {
      const title = uploaded.length === 0 ? 'Upload failed' : 'Some images were not uploaded';
      showToast({ title, text: failedText(uploaded.length, failed), tone: 'refused' });
    }
  };

  return {
    uploads,
    skipped,
    isBusy: isUploading(uploads),
    add: (chosen) => {
      const { valid, errors } = checkFiles(chosen, rules);
      setSkipped(errors);
      for (const error of errors) showToast({ ...error, tone: 'refused' });
      const listed = valid.map(list);
      if (listed.length === 0) return;
      send({ type: 'added', uploads: listed, replaces: !rules.multiple });
      void uploadAll(listed.map(({ key }) => key));
    },
    retry: (key) => void uploadAll([key]),
    remove: (key) => {
      const upload = uploads.find((each) => each.key === key);
      if (upload) void removeOne(upload, send, onRemoved);
    },
    clear: () => {
      send({ type: 'cleared' });
      setSkipped([]);
    },
  };
}
