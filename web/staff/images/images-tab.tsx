import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { type ImageSort, StaffImagesDocument } from '../../generated/staff-operations.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ToolIcon } from '../../kit/design/marks/tool-icon.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminList } from '../lists/admin-list.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { Thumbnail } from '../lists/thumbnail.js';
import { usePagedList } from '../lists/use-paged-list.js';
import { FILE_HINT, FileButton } from '../uploads/file-button.js';
import { type FileError, fileSizeLabel, MAX_FILES, MAX_MEGABYTES } from '../uploads/file-rules.js';
import { useDropTarget } from '../uploads/use-drop-target.js';
import { type Uploads, useUploads } from '../uploads/use-uploads.js';
import { ImageRemoval, type StaffImage } from './image-removal.js';
import { UploadList } from './upload-list.js';

const imageSorts: Readonly<Record<string, ImageSort>> = { name: 'NAME', size: 'SIZE', uploaded: 'UPLOADED' };

function imageColumns(onRemove: (image: StaffImage) => void): readonly Column<StaffImage>[] {
  return [
    { id: 'image', label: 'Image', place: 'image', cell: ({ url }) => <Thumbnail url={url} /> },
    {
      id: 'name',
      label: 'Name',
      place: 'name',
      cell: ({ originalname, url }) => (
        <a href={url} target="_blank" rel="noreferrer">
          {originalname}
        </a>
      ),
    },
    {
      id: 'size',
      label: 'Size',
      place: 'second',
      cell: ({ bytes, width, height }) => `${width} × ${height}, ${fileSizeLabel(bytes)}`,
    },
    {
      id: 'uploaded',
      label: 'Uploaded',
      place: 'line',
      cell: ({ uploadedAt }) => venueDateTime(uploadedAt),
    },
    {
      id: 'uses',
      label: 'Shown by',
      place: 'line',
      cell: ({ usedBy }) => (usedBy.length === 0 ? 'Nothing' : usedBy.map(({ name }) => name).join(', ')),
    },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (image) => (
        <RowButton icon="remove" label="Remove" of={image.originalname} onClick={() => onRemove(image)} />
      ),
    },
  ];
}

const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding: var(--s-5) var(--s-4);
  border: 2px dashed var(--edge);
  text-align: center;
  color: var(--fg-soft);
  font-size: var(--t-2);
  > svg { color: var(--rule); }
  &[data-over] { border-style: solid; border-color: var(--rule); background: var(--hover); }
`;

interface DropZoneProps {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function DropZone({ isBusy, onFiles }: DropZoneProps) {
  const { isOver, handlers } = useDropTarget((files) => (isBusy ? undefined : onFiles(files)));
  const hint = useId();
  return (
    <Zone data-over={isOver ? '' : undefined} {...handlers}>
      <ToolIcon name="upload" size={32} />
      <p>{isOver ? 'Drop them here' : 'Drag images here, or'}</p>
      <FileButton multiple disabled={isBusy} describedBy={hint} onFiles={onFiles}>
        {isBusy ? 'Uploading...' : 'Choose images'}
      </FileButton>
      <p id={hint}>
        {FILE_HINT}: up to {MAX_FILES} files, {MAX_MEGABYTES} MB each
      </p>
    </Zone>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--s-4);
`;

/** A toast would show only the last of several, and disappear. */
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
        <Notice tone="done" title={`${counted(count, 'image')} uploaded`}>
          They can be given to a product now.
        </Notice>
      ) : null}
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </Stack>
  );
}

function uploadedToast(count: number) {
  return { title: 'Images uploaded', text: `${count} images uploaded successfully` };
}

export function ImagesTab() {
  const [removed, setRemoved] = useState<StaffImage>();
  const { view } = usePagedList(StaffImagesDocument, {
    sorts: imageSorts,
    defaultOrder: { column: 'uploaded', direction: 'descending' },
    rowsOf: ({ images }) => images && { rows: images.images, total: images.total },
  });
  const uploads = useUploads({ multiple: true, uploadedToast, onUploaded: view.onReload, onRemoved: view.onReload });

  return (
    <AdminColumns data-form="">
      <AdminSection title="Upload Images">
        <AdminSectionBody>
          <Uploader {...uploads} />
        </AdminSectionBody>
      </AdminSection>
      <AdminList
        title="Uploaded Images"
        label="images"
        searches="Search by file name"
        empty="Nothing has been uploaded yet."
        view={view}
        columns={imageColumns(setRemoved)}
        keyOf={({ filename }) => filename}
      />
      {removed ? (
        <ImageRemoval
          key={removed.filename}
          image={removed}
          onRemoved={view.onReload}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </AdminColumns>
  );
}
