import { type Browser, expect, test } from '@playwright/test';
import { publicRoutes } from '#house/e2e/support/public-routes.js';
import { Traffic } from '../support/traffic.js';
import { widths } from '../support/widths.js';

/** Controls that act on the page itself, now. Links navigate without scripts, and other tests submit the forms. */
const controls =
  'button:not([type="submit"], :disabled, [aria-disabled="true"]), [role="tab"], input, select, textarea';

/** Controls by index among those of the page, to be used in quick succession. */
type Places = readonly number[];

/**
 * The controls of the painted page, in groups that are used together: all fields, which affect only themselves, and
 * every other control alone.
 */
function groupsOf(selector: string): Places[] {
  const fields: number[] = [];
  const others: number[] = [];
  const kinds = new Set<string>();
  document.querySelectorAll<HTMLElement>(selector).forEach((control, place) => {
    // Header and footer are the same on every page, so they are tested on the home page.
    const isShared = control.closest('main') === null && location.pathname !== '/';
    // The current tab or choice does nothing.
    const isChosen = control.ariaPressed === 'true' && control.closest('[role="group"]') !== null;
    const isShown = control.ariaSelected === 'true' || isChosen;
    if (isShared || isShown || !control.checkVisibility() || control.closest('noscript')) return;
    // Of controls that differ only by their data (days of a month, products, cards), the first is tested.
    const kind = [
      control.tagName,
      control.getAttribute('type'),
      control.className,
      control.getAttribute('role'),
    ].join();
    if (kinds.has(kind)) return;
    kinds.add(kind);
    (control.matches('input, select, textarea') ? fields : others).push(place);
  });
  return [fields, ...others.map((place) => [place])].filter((group) => group.length > 0);
}

/** Clicks, checks, selects or types inside the page: messages to the browser could not keep to a hundred milliseconds. */
function act([selector, places]: readonly [string, Places]): void {
  for (const place of places) {
    const control = document.querySelectorAll<HTMLElement>(selector)[place];
    if (!control) throw new Error(`There is no control ${place}`);
    const isTyped = control.matches('input:not([type="checkbox"], [type="radio"]), textarea');
    if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else if (isTyped) {
      // As the browser sets it: React overwrites the setter of the element, to know what it has set itself.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
      set?.call(control, control.inputMode === 'numeric' ? '4' : 'Early Bird');
    } else {
      control.focus();
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
      control.click();
      continue;
    }
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** The outcome: what is open, selected, checked and typed, the titles of dialogs and months, films and the cart's content. */
function outcome(): readonly string[] {
  const states = ['aria-expanded', 'aria-selected', 'aria-pressed', 'aria-checked', 'open', 'data-on-record'];
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);
  const open = [...document.querySelectorAll(states.map((state) => `[${state}]`).join(', '))].map((element) =>
    [element.tagName, nameOf(element), ...states.map((state) => element.getAttribute(state))].join(' '),
  );
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ name, value, type, checked }) => `${name} ${type === 'checkbox' || type === 'radio' ? checked : value}`,
  );
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].map(nameOf);
  const named = [...document.querySelectorAll('[role="grid"], [aria-label^="Cart"]')].map(nameOf);
  const played = [...document.querySelectorAll('iframe')].map(({ src }) => src);
  return [...open, ...typed, ...dialogs, ...named, ...played, location.pathname + location.search + location.hash];
}

/** Opens the page as a first-time visitor. */
async function openPage(browser: Browser, path: string, atFirstPaint?: Places) {
  const context = await browser.newContext({ viewport: widths.desktop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const traffic = new Traffic(page);
  if (atFirstPaint) {
    await page.addInitScript(
      ([source, selector, places]) => {
        const run = new Function(`return (${source})`)() as typeof act;
        new PerformanceObserver((list, observer) => {
          if (!list.getEntriesByName('first-contentful-paint').length) return;
          observer.disconnect();
          run([selector, places]);
        }).observe({ type: 'paint', buffered: true });
      },
      [act.toString(), controls, atFirstPaint] as const,
    );
  }
  await page.goto(path);
  return { page, traffic };
}

type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** Waits until the page has hydrated and all its requests are answered. */
async function untilReady({ page, traffic }: OpenPage): Promise<void> {
  await page.locator('html').dispatchEvent('touchstart');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await traffic.quiet();
}

/** Opens a page and uses the controls once it is ready. @param opened the page, if it is already open */
async function latePage(browser: Browser, path: string, places: Places, opened?: OpenPage) {
  const late = opened ?? (await openPage(browser, path));
  await untilReady(late);
  const before = await late.page.evaluate(outcome);
  await late.page.evaluate(act, [controls, places] as const);
  return { ...late, before };
}

/** Opens a page whose controls are used at the first paint. */
async function earlyPage(browser: Browser, path: string, places: Places): Promise<OpenPage> {
  const early = await openPage(browser, path, places);
  await untilReady(early);
  return early;
}

for (const { path } of publicRoutes.filter(({ looksLike }) => !looksLike)) {
  test(`every control of ${path} takes effect once when it is used at the first paint`, async ({ browser }) => {
    const first = await openPage(browser, path);
    const groups = await first.page.evaluate(groupsOf, controls);
    for (const [number, places] of groups.entries()) {
      const [late, early] = await Promise.all([
        latePage(browser, path, places, number === 0 ? first : undefined),
        earlyPage(browser, path, places),
      ]);
      await expect(async () => {
        // A toggle used twice would be undone, a counter would show two.
        await Promise.all([late.traffic.quiet(), early.traffic.quiet()]);
        const wanted = await late.page.evaluate(outcome);
        expect(wanted, `controls ${places} do something`).not.toEqual(late.before);
        expect(await early.page.evaluate(outcome), `controls ${places}`).toEqual(wanted);
      }).toPass({ timeout: 30_000 });
      await Promise.all([late, early].map(({ page }) => page.context().close()));
    }
  });
}
