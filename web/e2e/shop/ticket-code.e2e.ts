import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { bookParty, type DoorParty, ticketOf } from '../door/support/parties.js';
import { test } from '../support/test.js';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** What a scanner that reads only dark on light reads from the screen. */
async function readScreen(page: Page, name: string): Promise<readonly string[]> {
  const picture = await page.screenshot({ path: `e2e/artefacts/screens/ticket-code-${name}.png` });
  const codes = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'], tryInvert: false });
  return codes.map(({ text }) => text);
}

/** A browser that darkens light pages itself, as some phones do. */
async function forceDark(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
}

const modes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  usual: async () => undefined,
  'dark-scheme': (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'forced-dark': forceDark,
  'high-contrast-dark': (page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }),
  'high-contrast-light': (page) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' }),
  'more-contrast': (page) => page.emulateMedia({ contrast: 'more' }),
};

async function expectReadable(page: Page, party: DoorParty, name: string): Promise<void> {
  await page.goto(`/visit/${party.token}`);
  const code = page.getByRole('img', { name: /^QR code of the ticket/ });
  await code.scrollIntoViewIfNeeded();
  await expect(code).toBeInViewport({ ratio: 1 });
  expect(await readScreen(page, name)).toEqual([await ticketOf(page.request, party)]);
}

for (const [mode, turn] of Object.entries(modes)) {
  test(`the code of a ticket is read as dark on light: ${mode}`, async ({ page, request, slots }) => {
    const party = await bookParty(request, await slots.take('standard'), 2, 'Darkmode');
    await page.setViewportSize({ width: 390, height: 844 });
    await turn(page);
    await expectReadable(page, party, mode);
  });
}

test('the code of a ticket is read on paper', async ({ browser, request, slots }) => {
  const party = await bookParty(request, await slots.take('standard'), 2, 'Printed');
  // The inside of an A4 page in CSS pixels, at about 300 dots per inch.
  const paper = await browser.newContext({ viewport: { width: 698, height: 1027 }, deviceScaleFactor: 3 });
  const page = await paper.newPage();
  await page.emulateMedia({ media: 'print' });
  await expectReadable(page, party, 'paper');
  await paper.close();
});
