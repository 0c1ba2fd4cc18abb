import type { FileError } from '../../admin/uploads/file-rules.js';
import { Notice } from '../../design/marks/notice.js';

/** The files that were skipped. A toast shows only the last of several, and passes. */
export function SkippedFiles({ files }: { readonly files: readonly FileError[] }) {
  return files.length === 0 ? null : (
    <Notice tone="refused" title={files.length === 1 ? 'Skipped' : `${files.length} files skipped`}>
      <ul>
        {files.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
