/** Whether `Accept` names AVIF; a wildcard does not prove that the browser can show it. */
export function acceptsAvif(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((item) => {
    const [type = '', ...parameters] = item
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
