/** A year or span of years, which may break after its hyphen and nowhere else. */
export function Year({ children }: { readonly children: string }) {
  const [from, to] = children.split('-');
  if (to === undefined) return <span>{children}</span>;
  return (
    <span>
      {from}-<wbr />
      {to}
    </span>
  );
}
