/** The house's mark: two towers with a fan of bars between them. `--slit` is the color seen through the windows. */
export function GateMark({ width, className }: { readonly width: number; readonly className?: string }) {
  return (
    <svg
      className={className}
      width={width}
      height={width * 0.75}
      viewBox="0 0 64 48"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="currentColor"
        d="M0 44h64v2.5H0zM3 14h12v30H3zM49 14h12v30H49zM1 10h16v3H1zM47 10h16v3H47zM5 5h8v4H5zM51 5h8v4h-8zM8.25 0h1.5v4h-1.5zM54.25 0h1.5v4h-1.5z"
      />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        d="M17.5 43.5a14.5 14.5 0 0 1 29 0M32 43V29.5M29 43L24.6 31M35 43L39.4 31M27 43L19.6 36M37 43L44.4 36"
      />
      <path fill="currentColor" d="M26 43.5a6 6 0 0 1 12 0z" />
      <path fill="var(--slit, #0d1417)" d="M7.5 20h3v7h-3zM53.5 20h3v7h-3z" />
    </svg>
  );
}
