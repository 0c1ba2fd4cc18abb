/** The logo: two towers and the gate between them. `--slit` is the color seen through the windows. */
export function GateMark({ width, className }: { readonly width: number; readonly className?: string }) {
  return (
    <svg
      className={className}
      width={width}
      height={width * 0.75}
      viewBox="-46 -26 92 69"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="currentColor"
        d="M-43-4-26-25-9-4zM43-4 26-25 9-4zM-38-2.200H-14V34H-38zM14-2.200H38V34H14zM-11 34V12Q0-1 11 12V34H9V13Q0 3-9 13V34zM-6 34V14H-4V34zM-1 34V9H1V34zM4 34V14H6V34zM-9 22H9V24H-9zM-46 37H46V42H-46z"
      />
      <path fill="var(--slit, #0d1417)" d="M-30 6H-22V17H-30zM22 6H30V17H22z" />
    </svg>
  );
}
