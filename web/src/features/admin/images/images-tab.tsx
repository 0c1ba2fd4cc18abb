import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../../design/layers/toasts.js';
import { StaffImagesDocument } from '../../../generated/staff-operations.js';
import { DeskCard, DeskCardBody, DeskCardHead, DeskColumns } from '../desk/desk-card.js';
import { useDeskQuery } from '../desk/use-desk-query.js';
import { DeskList } from '../lists/desk-list.js';
import { usePagedList } from '../lists/use-paged-list.js';
import { usePaging } from '../lists/use-paging.js';
import { imageColumns, imageSorts } from './image-columns.js';
import { ImageRemoval, type StaffImage } from './image-removal.js';
import { Uploader } from './uploader.js';
import { useUploads } from './use-uploads.js';

/** The words of spec.md §8. */
const sayStored = (count: number): void =>
  showToast({ title: 'Images uploaded', text: `${count} images uploaded successfully`, tone: 'done' });

/** Images: upload up to ten at a time, and all that were uploaded (spec.md §2, Admin panel). */
export const ImagesTab = () => {
  const client = useApolloClient();
  const paging = usePaging(imageSorts, { column: 'uploaded', direction: 'descending' });
  const query = useDeskQuery(StaffImagesDocument, paging.variables);
  const [leaving, setLeaving] = useState<StaffImage>();
  const columns = imageColumns(setLeaving);
  const view = usePagedList(query, paging, ({ images }) => images && { rows: images.images, total: images.total });
  const reload = (): void =>
    void client.refetchQueries({ include: [StaffImagesDocument] }).then(undefined, () => undefined);
  const uploads = useUploads({ multiple: true, sayStored, onStored: reload, onRemoved: reload });

  return (
    <DeskColumns data-form="">
      <DeskCard as="section" aria-labelledby="upload-images">
        <DeskCardHead>
          <h2 id="upload-images">Upload Images</h2>
        </DeskCardHead>
        <DeskCardBody>
          <Uploader uploads={uploads} />
        </DeskCardBody>
      </DeskCard>
      <DeskList
        title="Uploaded Images"
        label="images"
        searches="Search by file name"
        empty="Nothing has been uploaded yet."
        view={view}
        columns={columns}
        keyOf={({ filename }) => filename}
      />
      {leaving ? <ImageRemoval key={leaving.filename} image={leaving} onClose={() => setLeaving(undefined)} /> : null}
    </DeskColumns>
  );
};
