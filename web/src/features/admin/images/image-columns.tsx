import type { ImageSort } from '../../../generated/staff-operations.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { Thumbnail } from '../lists/thumbnail.js';
import { venueMoment } from '../lists/venue-moment.js';
import { sizeInWords } from './file-rules.js';
import type { StaffImage } from './image-removal.js';

/** Columns that the server sorts by. */
export const imageSorts: Readonly<Record<string, ImageSort>> = { name: 'NAME', size: 'SIZE', uploaded: 'UPLOADED' };

/** Columns of the list of uploaded pictures. */
export const imageColumns = (onRemove: (image: StaffImage) => void): readonly Column<StaffImage>[] => [
  { id: 'image', label: 'Image', place: 'picture', cell: ({ url }) => <Thumbnail url={url} /> },
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
    cell: ({ bytes, width, height }) => `${width} × ${height}, ${sizeInWords(bytes)}`,
  },
  {
    id: 'uploaded',
    label: 'Uploaded',
    place: 'line',
    cell: ({ uploadedAt }) => venueMoment(uploadedAt),
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
    cell: (image) => <RowButton icon="remove" label="Remove" of={image.originalname} onClick={() => onRemove(image)} />,
  },
];
