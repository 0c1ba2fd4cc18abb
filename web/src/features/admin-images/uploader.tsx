import { styled } from 'styled-components';
import type { FileError } from '../../admin/uploads/file-rules.js';
import type { Uploads } from '../../admin/uploads/use-uploads.js';
import { Notice } from '../../design/marks/notice.js';
import { DropZone } from './drop-zone.js';
import { UploadList } from './upload-list.js';

const Stack = styled.div`
  display: grid;
  gap: var(--s-4);
`;

/** The files that were skipped. A toast shows only the last of several, and passes. */
function SkippedFiles({ files }: { readonly files: readonly FileError[] }) {
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

export function Uploader({ uploads, skipped, isBusy, add, retry, remove }: Uploads) {
  const count = uploads.filter(({ status }) => status === 'uploaded').length;
  return (
    <Stack>
      <DropZone isBusy={isBusy} onFiles={add} />
      <SkippedFiles files={skipped} />
      {count > 0 && !isBusy ? (
        <Notice tone="done" title={count === 1 ? '1 image uploaded' : `${count} images uploaded`}>
          They can be given to a product now.
        </Notice>
      ) : null}
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </Stack>
  );
}
