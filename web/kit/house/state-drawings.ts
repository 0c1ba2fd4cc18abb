/** What a page shows in place of its content, or beside a form that has no picture of its own. */
export type DrawnState =
  | 'failed'
  | 'missing'
  | 'emptyBook'
  | 'emptyCart'
  | 'waitingList'
  | 'lostTicket'
  | 'waiver'
  | 'parcel';

/** URLs of drawings, 720 × 480; another shape is cropped to its middle. Decorative: the words say the same. */
export type StateDrawings = Readonly<Record<DrawnState, string>>;
