export const spanish = {
  writeToUs: 'Escríbanos',
  wrote: (by: string | undefined) => (by === undefined ? 'Le escribimos:' : `${by} escribió:`),
};
