/** An ear of wheat, lying. */
export function WheatMark({ width, className }: { readonly width: number; readonly className?: string }) {
  return (
    <svg
      className={className}
      width={width}
      height={width / 2}
      viewBox="0 0 40 20"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1 10.6Q14 8.8 39 10 14 10.6 1 11.8zM13 9.6Q14 4.5 20 4.2 19.5 8.6 13 9.6zM19.5 9.4Q20.5 4.3 26.5 4 26 8.4 19.5 9.4zM26 9.3Q27 4.7 32.5 4.6 31.8 8.5 26 9.3zM13 11Q14 15.8 20 16 19.5 11.9 13 11zM19.5 10.9Q20.5 15.7 26.5 15.9 26 11.8 19.5 10.9zM26 10.8Q27 15.2 32.5 15.3 31.8 11.6 26 10.8zM32 10Q34.5 7.4 39.5 10 34.5 12.5 32 10z" />
    </svg>
  );
}
