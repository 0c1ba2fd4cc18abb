export function FanMark({ width, className }: { readonly width: number; readonly className?: string }) {
  return (
    <svg
      className={className}
      width={width}
      height={width / 2}
      viewBox="0 0 40 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 19.3H40M20 19V1.5M20 19L12.5 3M20 19L27.5 3M20 19L6.5 8M20 19L33.5 8M20 19L3 14M20 19L37 14" />
    </svg>
  );
}
