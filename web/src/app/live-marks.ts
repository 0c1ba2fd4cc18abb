/** Where the build leaves room in a page that is drawn when it is asked for. */
export const liveMarks = { head: '<!-- live head -->', page: '<!-- live page -->', sent: '<!-- live answers -->' };
