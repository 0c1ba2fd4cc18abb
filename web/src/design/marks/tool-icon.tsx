import { DrawnIcon } from './icon.js';

/** Signs of the staff's tools, apart from those of the public pages, which need none of them. */
const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  view: 'M2 12q10-13 20 0-10 13-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  sort: 'M8 4v16M4 8l4-4 4 4M16 20V4M12 16l4 4 4-4',
  ascending: 'M12 20V4M6 10l6-6 6 6',
  descending: 'M12 4v16M6 14l6 6 6-6',
  again: 'M20 5v5h-5M20 10a8 8 0 1 0 .5 5',
  open: 'M4 8l8 9 8-9',
  shut: 'M8 4l9 8-9 8',
} as const;

export type ToolIconName = keyof typeof paths;

/** A sign beside words that say the same: hidden from assistive technology. Size in px. */
export function ToolIcon({ name, size = 18 }: { readonly name: ToolIconName; readonly size?: number }) {
  return <DrawnIcon path={paths[name]} size={size} />;
}
