/** Placeholders in a page that the gateway renders. */
export const livePlaceholders = {
  head: '<!-- live head -->',
  page: '<!-- live page -->',
  data: '<!-- live data -->',
};
