/** A year or span of years that breaks only after its hyphen. */
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
