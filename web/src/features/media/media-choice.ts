/** The three shelves of the page. */
export type Shelf = 'video' | 'documents' | 'books';

/** What is shown: a shelf, and the item on it that was picked, if any. */
export interface MediaChoice {
  readonly shelf: Shelf;
  readonly item: string | undefined;
}

/** The page opens on the films, with nothing picked. */
export const firstChoice: MediaChoice = { shelf: 'video', item: undefined };

/** Another shelf clears what was picked; the same one again changes nothing. */
export function atShelf(choice: MediaChoice, shelf: Shelf): MediaChoice {
  return choice.shelf === shelf ? choice : { shelf, item: undefined };
}

/** Picking an item shows it; picking it again puts it back. */
export function picking(choice: MediaChoice, item: string): MediaChoice {
  return {
    ...choice,
    item: choice.item === item ? undefined : item,
  };
}
