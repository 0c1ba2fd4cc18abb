import type { Column } from '../../admin/lists/column.js';
import { RowButton } from '../../admin/lists/row-button.js';
import { Thumbnail } from '../../admin/lists/thumbnail.js';
import { fileSizeLabel } from '../../admin/uploads/file-rules.js';
import type { ImageSort } from '../../generated/staff-operations.js';
import { venueDateTime } from '../../lib/venue-dates.js';
import type { StaffImage } from './image-removal.js';

/** Columns that the server sorts by. */
export const imageSorts: Readonly<Record<string, ImageSort>> = { name: 'NAME', size: 'SIZE', uploaded: 'UPLOADED' };

export function imageColumns(onRemove: (image: StaffImage) => void): readonly Column<StaffImage>[] {
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
