const WEB_ADDRESS =
  /https?:|www\.|\b[\p{L}\d-]+\.(?:com|net|org|info|biz|io|us|example|shop|store|online|site|ru|cn|tx)\b/iu;

/** What a manager looks at twice before taking words in. It decides nothing. */
export function pointedOut(words: string, staffNames: readonly string[]): readonly string[] {
  const read: readonly string[] = words.toLocaleLowerCase('en-US').match(/\p{L}+/gu) ?? [];
  const firstNames = staffNames.map((name) => name.trim().split(/\s+/)[0]?.toLocaleLowerCase('en-US') ?? '');
  const namesStaff = firstNames.some((name) => name.length > 2 && read.includes(name));
  return [
    ...(WEB_ADDRESS.test(words) ? ['Contains a web address.'] : []),
    ...(namesStaff ? ['Names a member of staff.'] : []),
  ];
}
