import { DrawnIcon } from '../../kit/design/marks/icon.js';

const paths = {
  noSignal:
    'M3 3l18 18M8.5 16a5 5 0 0 1 4-1.5M5 12.5a10 10 0 0 1 4.5-2.7M2 9a15 15 0 0 1 4-2.5M12 19.5v.5M14 9.5a10 10 0 0 1 5 3M10.5 5.2A15 15 0 0 1 22 9',
  waiver: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  note: 'M4 4h16v12l-4 4H4zM8 9h8M8 13h5',
  access: 'M11 3.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM11 8v6h5l3 5M11 10.5h5M9 11a5.5 5.5 0 1 0 6.5 7.5',
  changed: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  lamp: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  scan: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M3 12h18',
  food: 'M6 3v7a2 2 0 0 0 4 0V3M8 3v18M17 21v-8h-3c0-6 1-9 3-10z',
} as const;

/** Hidden from assistive technology: the words next to it say the same. Size in px. */
export function DoorIcon({ name, size = 18 }: { readonly name: keyof typeof paths; readonly size?: number }) {
  return <DrawnIcon path={paths[name]} size={size} />;
}
