/** The three tabs of the page. */
export type Shelf = 'video' | 'documents' | 'books';

/** The selected tab, and the selected item on it, if any. */
export interface MediaChoice {
  readonly shelf: Shelf;
  readonly item: string | undefined;
}

/** The page opens on the videos, with nothing selected. */
export const firstChoice: MediaChoice = { shelf: 'video', item: undefined };

/** Another tab clears the selection; the same tab changes nothing. */
export function atShelf(choice: MediaChoice, shelf: Shelf): MediaChoice {
  return choice.shelf === shelf ? choice : { shelf, item: undefined };
}

/** Selects an item; selecting it again clears the selection. */
export function picking(choice: MediaChoice, item: string): MediaChoice {
  return {
    ...choice,
    item: choice.item === item ? undefined : item,
  };
}
