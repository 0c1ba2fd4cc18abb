import { useState } from 'react';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../../admin/layout/admin-section.js';
import { AdminList } from '../../admin/lists/admin-list.js';
import { usePagedList } from '../../admin/lists/use-paged-list.js';
import { useUploads } from '../../admin/uploads/use-uploads.js';
import { StaffImagesDocument } from '../../generated/staff-operations.js';
import { imageColumns, imageSorts } from './image-columns.js';
import { ImageRemoval, type StaffImage } from './image-removal.js';
import { Uploader } from './uploader.js';

function uploadedToast(count: number) {
  return { title: 'Images uploaded', text: `${count} images uploaded successfully` };
}

/** Uploads up to ten images at a time, and lists all of them. */
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
