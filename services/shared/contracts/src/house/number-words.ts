/** Words by number, up to the largest party. */
export const NUMBER_WORDS: readonly string[] =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
