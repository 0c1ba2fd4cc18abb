/** Whether a browser says by name that it shows AVIF (`Accept`); a `*` says nothing about what it can show. */
export function acceptsAvif(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((item) => {
    const [type = '', ...parameters] = item
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
