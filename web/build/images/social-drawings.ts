import type { paths } from '../../src/app/paths/paths.js';

type PublicPath = Exclude<
  (typeof paths)[keyof typeof paths],
  | '/admin'
  | '/admin/bookings/:booking'
  | '/visit'
  | '/cart'
  | '/visit/:token'
  | '/visit/:token/after'
  | '/waitlist/:token'
  | '/waiver/:token'
  | '/unsubscribe/:token'
  | '/pay/:token'
  | '/voucher/:token'
  | '/admin/book'
>;

/** The link preview of each page: a drawing of `src/art`, or several playing cards side by side. */
export const socialDrawings: Readonly<Record<PublicPath, readonly [string, ...string[]]>> = {
  '/': ['hero.svg#wide'],
  '/tours': ['tour-gate.svg'],
  '/book-tour': ['tour-tunnel.svg'],
  '/structures': ['scenes/drawn/hill-cutaway.svg'],
  '/famous-infamous': ['guests/drawn/mae-west.svg', 'guests/drawn/clark-gable.svg', 'guests/drawn/frank-sinatra.svg'],
  '/media': ['scenes/drawn/media-screen.svg'],
  '/contact': ['tour-pavilion.svg'],
  '/visit-us': ['tour-gate.svg'],
  '/guest-book': ['tour-gate.svg'],
  '/gift-voucher': ['voucher-card.svg'],
  '/store': ['scenes/drawn/feature-tea-garden.svg'],
  '/timeline': ['scenes/drawn/story-beginning.svg'],
  '/history': ['scenes/drawn/hill-eras.svg'],
  '/archive': ['scenes/drawn/archive-survey.svg'],
  '/crusader': ['scenes/drawn/era-crusader.svg'],
  '/redemption': ['scenes/drawn/era-handover.svg'],
  '/beginning': ['scenes/drawn/era-beginning.svg'],
  '/transformation': ['scenes/drawn/era-transformation.svg'],
  '/peakera': ['scenes/drawn/era-peak.svg'],
  '/crusader-detail': ['scenes/drawn/era-raid.svg'],
  '/redemption-detail': ['scenes/drawn/era-school.svg'],
  '/legacy': ['scenes/drawn/era-legacy.svg'],
  '/crusader-legacy': ['scenes/drawn/story-crusader-legacy.svg'],
  '/man-behind-mission': ['scenes/drawn/story-man-behind-mission.svg'],
  '/crusade-begins': ['scenes/drawn/story-crusade-begins.svg'],
  '/prophecy': ['scenes/drawn/story-prophecy.svg'],
  '/purchase-vision': ['scenes/drawn/story-purchase.svg'],
  '/transformation-process': ['scenes/drawn/story-process.svg'],
  '/arlington-baptist-university': ['scenes/drawn/story-university.svg'],
  '/legacy-today': ['scenes/drawn/story-legacy.svg'],
  '/story-of-hope': ['scenes/drawn/story-hope.svg'],
};
