/** The logo: the wheel in the creek. `--slit` is the color of what is behind it. */
export function WheelMark({ width, className }: { readonly width: number; readonly className?: string }) {
  return (
    <svg
      className={className}
      width={width}
      height={width * 0.75}
      viewBox="-46 -32 92 69"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor">
        <circle cy="2" r="24.5" strokeWidth="5" />
        <circle cy="2" r="13" strokeWidth="2.5" />
      </g>
      <path
        fill="currentColor"
        d="M3.4 4.5L29.6 14.4 31.2 9.4 4.2 2.0zM1.3 6.0L16.7 29.4 20.9 26.4 3.4 4.5zM-1.3 6.0L-2.6 34.0 2.6 34.0 1.3 6.0zM-3.4 4.5L-20.9 26.4 -16.7 29.4 -1.3 6.0zM-4.2 2.0L-31.2 9.4 -29.6 14.4 -3.4 4.5zM-3.4 -0.5L-29.6 -10.4 -31.2 -5.4 -4.2 2.0zM-1.3 -2.0L-16.7 -25.4 -20.9 -22.4 -3.4 -0.5zM1.3 -2.0L2.6 -30.0 -2.6 -30.0 -1.3 -2.0zM3.4 -0.5L20.9 -22.4 16.7 -25.4 1.3 -2.0zM4.2 2.0L31.2 -5.4 29.6 -10.4 3.4 -0.5zM-6 2a6 6 0 1 1 12 0 6 6 0 1 1-12 0z"
      />
      <path fill="var(--slit, #1f2c36)" d="M-46 19H46V37H-46z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        d="M-43 24q7-5.5 14.3 0t14.3 0 14.3 0 14.3 0 14.3 0 14.3 0M-31 33.5q7-5.5 14.3 0t14.3 0 14.3 0 14.3 0"
      />
    </svg>
  );
}
