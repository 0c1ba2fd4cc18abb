/** The three shelves of the page (spec.md §4). */
export type Shelf = 'video' | 'documents' | 'books';

/** What is shown: a shelf, and the item on it that was picked, if any. */
export type MediaChoice = { readonly shelf: Shelf; readonly item: string | undefined };

/** The page opens on the films, with nothing picked. */
export const firstChoice: MediaChoice = { shelf: 'video', item: undefined };

/** Another shelf clears what was picked; the same one again changes nothing. */
export const atShelf = (choice: MediaChoice, shelf: Shelf): MediaChoice =>
  choice.shelf === shelf ? choice : { shelf, item: undefined };

/** Picking an item shows it; picking it again puts it back. */
export const picking = (choice: MediaChoice, item: string): MediaChoice => ({
  ...choice,
  item: choice.item === item ? undefined : item,
});
