export const livePlaceholders = {
  head: '<!-- live head -->',
  page: '<!-- live page -->',
  data: '<!-- live data -->',
};
