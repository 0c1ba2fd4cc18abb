import { useState } from 'react';
import picture from '../../art/scenes/drawn/feature-casino.svg';
import { Button } from '../../design/controls/button.js';
import { Dialog } from '../../design/layers/dialog.js';
import { PictureDialog } from '../../design/layers/picture-dialog.js';
import { showToast } from '../../design/layers/toasts.js';
import { Pager } from '../../design/tables/pager.js';
import { SortHead } from '../../design/tables/sort-head.js';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '../../design/tables/table.js';
import { Text } from '../../design/type/text.js';
import { OnPaper, Specimen } from './specimen.js';

type Open = 'none' | 'dialog' | 'plain' | 'above' | 'beside';

export const LayersShown = () => {
  const [open, setOpen] = useState<Open>('none');
  const [page, setPage] = useState(0);
  const close = (isOpen: boolean): void => setOpen((now) => (isOpen ? now : 'none'));
  const isPicture = open === 'above' || open === 'beside';
  return (
    <OnPaper title="Layers and tables">
      <Specimen label="Dialogs and toasts">
        {(['dialog', 'plain', 'above', 'beside'] as const).map((name) => (
          <Button key={name} kind="second" onClick={() => setOpen(name)}>
            Open: {name}
          </Button>
        ))}
        {(['done', 'refused'] as const).map((tone) => (
          <Button key={tone} kind="second" onClick={() => showToast({ title: 'Added to Cart', text: 'A mug.', tone })}>
            Toast: {tone}
          </Button>
        ))}
      </Specimen>
      <Dialog
        open={open === 'dialog' || open === 'plain'}
        plain={open === 'plain'}
        onOpenChange={close}
        title="Dialog"
        description="A framed plate over the page."
      >
        <Text>Focus stays in it.</Text>
      </Dialog>
      <PictureDialog
        open={isPicture}
        onOpenChange={close}
        title="Casino"
        place={open === 'beside' ? 'beside' : 'above'}
        picture={<img src={picture} alt="" width={720} height={480} />}
      >
        <Text>A large picture and what there is to say of it.</Text>
      </PictureDialog>
      <Table>
        <TableHead>
          <TableRow>
            <SortHead label="Name" direction="ascending" onSort={() => undefined} />
            <SortHead label="Price" direction={undefined} align="end" onSort={() => undefined} />
            <HeadCell>State</HeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <Cell data-place="name">Tea-room mug</Cell>
            <Cell data-place="figure">$18.00</Cell>
            <Cell data-place="state">In stock</Cell>
          </TableRow>
        </TableBody>
      </Table>
      <Pager label="goods" page={page} pageSize={25} total={130} onPage={setPage} />
    </OnPaper>
  );
};
