/** Paths on a 24 × 24 grid, drawn with a 1.75 stroke and mitered corners. */
const paths = {
  cart: 'M4 9h16v11H4zM8 9V6.5L10 4h4l2 2.5V9M9.5 13h5',
  menu: 'M3 6h18M6 12h12M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  warning: 'M12 3L22 20H2zM12 10v5M12 17.2v.6',
  info: 'M12 2.5L21.5 12 12 21.5 2.5 12zM12 11v6M12 7.5v.5',
  back: 'M15 4l-8 8 8 8',
  forward: 'M9 4l8 8-8 8',
  previous: 'M20 12H5M11 6l-6 6 6 6',
  next: 'M4 12h15M13 6l6 6-6 6',
  out: 'M10 5H4.5v14.5h14.5V14M13.5 4H20v6.5M20 4l-9.5 9.5',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.5l3.5 2',
  place: 'M12 21l-6-8.5a7 7 0 1 1 12 0zM12 6.5l2.5 2.5L12 11.5 9.5 9z',
  people: 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2.5 20v-3q0-4 5.5-4t5.5 4v3M16 7a2.5 2.5 0 1 1 0 5M16 13.5q5 0 5.5 4V20',
  lock: 'M5 11h14v10H5zM8 11V8q0-4 4-4t4 4v3M12 15v3',
  print: 'M7 8V3h10v5M5 8h14v9h-3M8 17H5V8M8 14h8v7H8z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const;

export type IconName = keyof typeof paths;

interface DrawnIconProps {
  readonly path: string;
  /** In px. */
  readonly size?: number;
}

/** The base of all icons, also for sets that load separately. */
export function DrawnIcon({ path, size = 24 }: DrawnIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="miter"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** Hidden from assistive technology: the text next to it says the same. Size in px. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return <DrawnIcon path={paths[name]} size={size} />;
}
