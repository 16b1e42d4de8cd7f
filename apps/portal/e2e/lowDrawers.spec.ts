import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, test, USER } from './fixtures.ts';

/**
 * Short phones, phones on their side and large letters: everything in a drawer can still be read and pressed. Nothing is
 * covered, and a fixed foot leaves room for the content.
 */
const WINDOWS = [
  { width: 320, height: 480, text: '' },
  { width: 320, height: 568, text: '' },
  { width: 360, height: 560, text: '' },
  { width: 375, height: 553, text: '' },
  { width: 844, height: 390, text: '' },
  { width: 320, height: 568, text: '200%' },
  { width: 1366, height: 560, text: '' },
];

/** Parts of the open drawer that stay covered after scrolling to them, and boxes that leave too little room. */
function findCovered(): string[] {
  const drawer = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  if (!drawer) return ['no drawer'];
  const faults: string[] = [];
  const isPage = (element: Element) => element.closest('[data-page]') !== null;
  const look = (element: Element, box: () => DOMRect | undefined, name: string) => {
    element.scrollIntoView({ block: 'center' });
    const rect = box();
    if (!rect || rect.width < 2 || rect.height < 2) return;
    for (const y of [rect.top + 2, (rect.top + rect.bottom) / 2, rect.bottom - 2]) {
      if (y < 0 || y > window.innerHeight) continue;
      const hit = document.elementFromPoint((rect.left + rect.right) / 2, y);
      if (hit && (element.contains(hit) || hit.contains(element))) continue;
      faults.push(`${name} is covered by ${hit?.localName} “${hit?.textContent?.slice(0, 20)}”`);
      return;
    }
  };
  for (const control of drawer.querySelectorAll('button, a[href], input, textarea')) {
    if (isPage(control) || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const shown = control.closest('label') ?? control;
    look(
      shown,
      () => shown.getBoundingClientRect(),
      `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent}`,
    );
  }
  const texts = document.createTreeWalker(drawer, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const {
      currentNode,
      currentNode: { parentElement, textContent },
    } = texts;
    if (!parentElement || isPage(parentElement) || textContent?.trim() === '') continue;
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
    // Text for screen readers stands in a box of one pixel.
    if (parentElement.getBoundingClientRect().width <= 1) continue;
    range.selectNodeContents(currentNode);
    look(parentElement, () => range.getClientRects()[0], `“${textContent}”`);
  }
  drawer.scrollTop = 0;
  for (const box of drawer.children) {
    const least = Math.min(box.scrollHeight, 160);
    if (box.clientHeight < least)
      faults.push(`${box.localName} of ${box.scrollHeight} px is left ${box.clientHeight} px`);
  }
  return faults;
}

/** Opens an address in every window. Gives the covered parts by window. */
async function covered(page: Page, path: string, hasCome: (page: Page) => Promise<void>) {
  const found: Record<string, string[]> = {};
  await page.goto(path);
  for (const { width, height, text } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = size;
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    }, text);
    await hasCome(page);
    const faults = await page.evaluate(findCovered);
    if (faults.length > 0) found[`${width} × ${height} ${text}`] = faults;
  }
  return found;
}

/** Addresses that open the first row of each of these lists. */
const opened = (page: Page, lists: readonly (readonly [string, string])[]): Promise<string[]> =>
  page.evaluate(async (asked) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return Promise.all(
      asked.map(async ([question, path]) => {
        const { items } = await (await fetch(`/api/${question}`, { headers })).json();
        return `${path}${items[0].id}`;
      }),
    );
  }, lists);

const withPages = async (page: Page) => {
  await expect(page.getByRole('dialog').locator('[data-page="1"] canvas')).toBeVisible();
};
const withWords = async (page: Page) => {
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
};

async function enter(page: Page, email: string) {
  await page.addInitScript(() => {
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('boletaAlertShown', 'true');
  });
  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}

test('the talent can read what they accept before accepting it, on any phone', async ({ page }) => {
  await enter(page, USER);
  const faults: Record<string, unknown> = {};
  const papers = await opened(page, [
    ['documents?kind=work-order&state=issued', '/documents?documento='],
    ['documents?kind=work-order&state=accepted', '/documents?documento='],
    ['documents?kind=boleta', '/documents?documento='],
    ['documents?kind=script', '/documents?documento='],
  ]);
  for (const path of papers) {
    const found = await covered(page, path, withPages);
    if (Object.keys(found).length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});

test('the studio can read what it decides on, on any phone', async ({ page }) => {
  await enter(page, ADMIN);
  const faults: Record<string, unknown> = {};
  const office = '/projects-back-office/documents';
  const beside = await opened(page, [
    ['work-orders?state=draft', `${office}?orden=`],
    ['work-orders?state=issued', `${office}?orden=`],
    ['work-orders?state=accepted', `${office}?orden=`],
    ['boletas?state=inReview', `${office}?vista=boletas&boleta=`],
    ['nominas?state=prepared', `${office}?vista=nominas&nomina=`],
    ['shared-documents', `${office}?vista=contratos&documento=`],
    ['applications?state=shortlisted', '/documents-back?vista=postulaciones&postulacion='],
    ['experiences', '/projects?experiencia='],
  ]);
  for (const path of beside) {
    const found = await covered(page, path, withWords);
    if (Object.keys(found).length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});
