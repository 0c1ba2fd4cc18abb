/** The element that carries the answers with which a page was drawn. Apart, for the first script of a page looks for it. */
export const SENT_PAGE_ID = 'sent-page';
