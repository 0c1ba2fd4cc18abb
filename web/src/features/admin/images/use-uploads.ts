import { useEffect, useReducer, useRef, useState } from 'react';
import { showToast } from '../../../design/layers/toasts.js';
import { tellSession } from '../session/session-store.js';
import { checkFiles, type FileFault, type FileRules } from './file-rules.js';
import { removeStoredFile, type StoredFile, uploadFile } from './upload-calls.js';
import { isUploading, type Upload, uploadsReducer } from './uploads-state.js';

type UploadsOptions = FileRules & {
  /** Says that all of a batch are stored. @param count how many */
  readonly sayStored: (count: number) => void;
  readonly onStored?: (files: readonly StoredFile[]) => void;
  readonly onRemoved?: (file: StoredFile) => void;
};

export type Uploads = {
  readonly uploads: readonly Upload[];
  /** What of the last choice was skipped, and why. */
  readonly skipped: readonly FileFault[];
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Forgets what is listed; what is stored stays. */
  readonly clear: () => void;
};

const UPLOAD_FAILED = 'Failed to upload images. Please try again.';

/** Checks, uploads, lists and removes files (spec.md §4, Uploader), one after the other; toasts as in spec.md §5 and §8. */
export const useUploads = ({ sayStored, onStored, onRemoved, ...rules }: UploadsOptions): Uploads => {
  const [uploads, send] = useReducer(uploadsReducer, []);
  const [skipped, setSkipped] = useState<readonly FileFault[]>([]);
  const files = useRef(new Map<string, File>());
  const count = useRef(0);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const made = previews.current;
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);

  const list = (file: File): Upload => {
    count.current += 1;
    const key = String(count.current);
    const preview = URL.createObjectURL(file);
    files.current.set(key, file);
    previews.current.add(preview);
    return { key, name: file.name, bytes: file.size, preview, status: 'waiting', share: 0 };
  };

  const uploadOne = async (key: string): Promise<StoredFile | undefined> => {
    const file = files.current.get(key);
    if (file === undefined) return undefined;
    const note = (change: Partial<Upload>): void => send({ type: 'changed', key, change });
    note({ status: 'uploading', share: 0, reason: undefined });
    const answer = await uploadFile(file, (share) => note({ share }));
    if (answer.kind === 'stored') {
      note({ status: 'stored', share: 1, stored: answer.file });
      return answer.file;
    }
    if (answer.kind === 'stranger') tellSession({ type: 'refused' });
    note({ status: 'failed', share: 0, reason: answer.kind === 'failed' ? answer.reason : undefined });
    return undefined;
  };

  const run = async (keys: readonly string[]): Promise<void> => {
    const stored: StoredFile[] = [];
    for (const key of keys) {
      const file = await uploadOne(key);
      if (file) stored.push(file);
    }
    if (stored.length > 0) {
      onStored?.(stored);
      sayStored(stored.length);
    }
    if (stored.length < keys.length) showToast({ title: 'Upload failed', text: UPLOAD_FAILED, tone: 'refused' });
  };

  const remove = async (key: string): Promise<void> => {
    const upload = uploads.find((each) => each.key === key);
    if (upload?.stored === undefined) {
      send({ type: 'gone', key });
      return;
    }
    send({ type: 'changed', key, change: { status: 'removing', reason: undefined } });
    const answer = await removeStoredFile(upload.stored.filename);
    if (answer === 'removed') {
      send({ type: 'gone', key });
      onRemoved?.(upload.stored);
      showToast({ title: 'File removed', text: 'Image removed successfully', tone: 'done' });
      return;
    }
    if (answer === 'stranger') tellSession({ type: 'refused' });
    const reason = typeof answer === 'object' ? answer.reason : undefined;
    send({ type: 'changed', key, change: { status: 'stored', reason } });
    showToast({ title: 'Remove failed', text: 'Failed to remove image', tone: 'refused' });
  };

  return {
    uploads,
    skipped,
    isBusy: isUploading(uploads),
    add: (chosen) => {
      const { valid, faults } = checkFiles(chosen, rules);
      setSkipped(faults);
      for (const fault of faults) showToast({ ...fault, tone: 'refused' });
      const listed = valid.map(list);
      if (listed.length === 0) return;
      send({ type: 'chosen', uploads: listed, instead: !rules.multiple });
      void run(listed.map(({ key }) => key));
    },
    retry: (key) => void run([key]),
    remove: (key) => void remove(key),
    clear: () => {
      send({ type: 'cleared' });
      setSkipped([]);
    },
  };
};
