import type { ComponentType } from 'react';

/** A line drawing that takes the color of the text around it. Width in CSS pixels; the height follows. */
export type Mark = ComponentType<{ readonly width: number; readonly className?: string }>;

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
  /** In the row of a narrow desktop there is no room for it: the menu and the footer have it. */
  readonly isWideOnly?: true;
}

/** Sentences that only this house can say. */
export interface HouseTexts {
  /** Meta description of pages without one of their own, 160 characters at most. */
  readonly description: string;
  /** Where it is, in a sentence: below its name in the footer, and its description for search engines. */
  readonly setting: string;
  /** After the address: "on the campus of …". Without it, the address stands alone. */
  readonly beside?: string;
  readonly parking: string;
  /** Last line of the footer. */
  readonly footnote: string;
  /** Where a party meets its guide, within a sentence: "the gate". */
  readonly meetAt: string;
  /** The same for a caller who has never been there: "the stone gate". */
  readonly meetAtInWords: string;
  /** How the ground is, on the ticket. */
  readonly ground: string;
  readonly toursLead: string;
  readonly storeTitle: string;
  readonly storeLead: string;
  /** On a page that does not exist. */
  readonly missing: string;
}

/** On the contact page. */
export interface ContactTexts {
  readonly lead: string;
  /** Meta description. */
  readonly description: string;
  /** Other pages to go on to. */
  readonly actions: readonly { readonly to: `/${string}`; readonly label: string; readonly text: string }[];
  readonly findUs: { readonly heading: string; readonly text: string; readonly steps: readonly string[] };
}

/** URLs of skylines that few pages show, so `house.ts` does not load them. 360 × 120. */
export interface PageSkylines {
  readonly giftVoucher: string;
  readonly guestBook: string;
  readonly waiver: string;
}

/** URLs of drawings. */
export interface HouseDrawings {
  /** Along the foot of a masthead, 1600 × 120, side by side. */
  readonly horizon: string;
  /** On the ground of a masthead, 360 × 120. */
  readonly skyline: { readonly tours: string; readonly contact: string; readonly store: string };
  /** A page that broke. 720 × 480; another shape is cropped to its middle. */
  readonly failed: string;
  /** At the foot of the menu, its lower part in front. 780 × 400. */
  readonly menu: string;
  /** Beside a form. 600 × 360. */
  readonly aside: string;
  /** A tall part of it is shown, 236 × 356. */
  readonly ticket: string;
  /** With room for words at the top and for an amount below the middle. 960 × 540. */
  readonly voucher: string;
  /** Of the contact form, 54 × 70. */
  readonly stamp: string;
}

/** What every page knows of its house: `#house/house` of the folder that `HOUSE` names (infra/decisions/0360). */
export interface House {
  readonly name: string;
  /** The name in the lines of a sign. */
  readonly sign: readonly string[];
  /** City and state: "Springfield, Vermont". */
  readonly town: string;
  readonly texts: HouseTexts;
  /** Whether restaurants deliver to its parties: what a page shows until it knows those of today. */
  readonly offersFood: boolean;
  readonly drawings: HouseDrawings;
  readonly Logo: Mark;
  /** Under the current page's link, and where a mark without words is needed. */
  readonly Ornament: Mark;
  /** The signs of the booking's steps, 1 to 6. */
  readonly StepMark: ComponentType<{ readonly step: number }>;
  readonly navigation: {
    readonly main: readonly NavigationLink[];
    readonly footer: readonly NavigationLink[];
    /** The page of the site to which staff go from the panel. */
    readonly fromPanel: NavigationLink;
  };
}
