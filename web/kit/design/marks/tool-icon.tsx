import { DrawnIcon } from './icon.js';

/** Icons of the admin panel, separate because public pages need none of them. */
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
  today: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  bookings: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v10',
  door: 'M6 21V3h12v18M3 21h18M14.5 12v1.5',
  messages: 'M3 5h18v14H3zM3 6l9 7 9-7',
  orders: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  money: 'M2 6h20v12H2zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM5 9v6M19 9v6',
  visits: 'M4 20V11h4v9M10 20V4h4v16M16 20v-6h4v6M2 20.5h20',
  vouchers:
    'M4 9h16v4H4zM5 13h14v8H5zM12 9v12M12 9C9 9 6.5 7.5 7.5 5.5 9 3 12 6 12 9zM12 9c3 0 5.5-1.5 4.5-3.5C15 3 12 6 12 9z',
  tours: 'M12 21l-6-8.5a7 7 0 1 1 12 0zM12 6.5l2.5 2.5L12 11.5 9.5 9z',
  prices: 'M3 7h18v10H3zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM6 9.5v5M18 9.5v5',
  products: 'M4 9h16v11H4zM8 9V6.5L10 4h4l2 2.5V9M9.5 13h5',
  images: 'M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 4M15.5 8.5h1.5v1.5h-1.5z',
  content: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M14 3v5h5',
  staff: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7',
  status: 'M2 12h5l2.5-7 4.5 14 2.5-7H22',
} as const;

export type ToolIconName = keyof typeof paths;

export function ToolIcon({ name, size = 18 }: { readonly name: ToolIconName; readonly size?: number }) {
  return <DrawnIcon path={paths[name]} size={size} />;
}
