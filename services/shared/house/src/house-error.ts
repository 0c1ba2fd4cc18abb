/** A house that cannot be read. The message names the file and the field. */
export class HouseError extends Error {
  override readonly name = 'HouseError';
}
