import type { Browser, Page } from '@playwright/test';

/** Slows the processor only, as in an office with slow machines and a good connection. */
const SLOWER = 4;
/** The size of an office's screen. */
const WINDOW = { width: 1440, height: 900 };
const ADMIN = { email: 'admin@doblaje.test', password: 'Doblaje-2026' };
/** The largest cast that must stay smooth. */
const CHARACTERS = 200;
const CHAPTERS = 80;
/** Steps of the wheel while the matrix scrolls. */
const STEPS = 60;

/** Measurements of the studio's screens, in ms. */
export interface Desk {
  projects: number;
  matrix: number;
  longestFrame: number;
  key: number;
}

async function call(origin: string, path: string, init: RequestInit, token = ''): Promise<unknown> {
  const response = await fetch(`${origin}/api${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...init.headers },
  });
  if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`);
  return response.json();
}

const idOf = (answer: unknown): number => Reflect.get(answer as object, 'id');

/** Makes a project with {@link CHARACTERS} in each of {@link CHAPTERS}. Gives its address, and that of one chapter. */
export async function fillDesk(origin: string): Promise<{ matrix: string; chapter: string; token: string }> {
  const session = await call(origin, '/users/auth/login', { method: 'POST', body: JSON.stringify(ADMIN) });
  const token = String(Reflect.get(session as object, 'accessToken'));
  const catalogues = (await call(origin, '/catalogues', {}, token)) as Record<string, { id: number }[]>;
  const first = (kind: string) => catalogues[kind]?.[0]?.id ?? 0;
  const project = await call(
    origin,
    '/projects',
    {
      method: 'POST',
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        projectTitle: 'La serie más larga',
        season: '1',
        houseNumber: 'LSML-001',
        typeId: 2,
        statusId: first('projectStatus'),
        clientsId: first('client'),
        signalId: first('signal'),
      }),
    },
    token,
  );
  const lines = Array.from({ length: CHAPTERS * CHARACTERS }, (_, index) => {
    const [chapter, character] = [Math.floor(index / CHARACTERS), index % CHARACTERS];
    return `${chapter + 1};Capítulo ${chapter + 1};Personaje ${character + 1};Actor;24;${chapter < 40 ? 24 : 3}`;
  });
  const body = ['Capítulo;Título;Personaje;Tipo;Loops planificados;Loops grabados', ...lines].join('\n');
  const id = idOf(project);
  await call(
    origin,
    `/projects/${id}/import`,
    { method: 'POST', body, headers: { 'content-type': 'text/csv' } },
    token,
  );
  const { chapters } = (await call(origin, `/projects/${id}/chapters`, {}, token)) as {
    chapters: { id: number }[];
  };
  const address = `${origin}/projects-back-office/chapter-list?project=${id}`;
  return { matrix: `${address}&vista=elenco`, chapter: `${address}&capitulo=${chapters[0]?.id}`, token };
}

/** Opens an address and waits for an element: time from the navigation to the paint that shows it, in ms. */
export async function timeTo(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.waitForFunction((what) => {
    if (document.querySelector(what) === null) return undefined;
    return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
  }, selector);
  return (await seen.jsonValue()) as number;
}

/** Scrolls the box around the grid down, to the right and back. Gives the longest frame, in ms. */
async function scrollFrames(page: Page): Promise<number> {
  const box = await page.getByRole('grid', { name: 'Elenco' }).locator('..').boundingBox();
  if (!box) throw new Error('The matrix is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frameTimes: frames });
    let before = performance.now();
    const next = (now: number) => {
      frames.push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame((now) => {
      before = now;
      requestAnimationFrame(next);
    });
  });
  for (let step = 0; step < STEPS; step++) {
    const isBack = step > (STEPS * 2) / 3;
    await page.mouse.wheel(
      step % 2 === 0 ? (isBack ? -120 : 120) : 0,
      step % 2 === 1 ? (isBack ? -120 : 120) : 0,
    );
  }
  const frames = await page.evaluate((): number[] => Reflect.get(window, 'frameTimes'));
  // Whole milliseconds: three frames at 60 Hz take 50 ms, but the clock says 50.1.
  return Math.round(Math.max(...frames));
}

/** Types a digit into a cell with loops. Gives the time to the next paint, in ms. */
async function keystroke(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const cell = page.getByRole('gridcell', { name: /^Loops grabados de/ }).first();
  await cell.waitFor();
  await page.waitForLoadState('networkidle');
  await cell.focus();
  // The first digit opens the cell; the second is a keystroke in it.
  await page.keyboard.press('1');
  await page.evaluate(() => {
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => Object.assign(window, { painted: performance.now() - timeStamp });
          port2.postMessage(null);
        });
      },
      { capture: true, once: true },
    );
  });
  await page.keyboard.press('2');
  const painted = await page.waitForFunction(() => Reflect.get(window, 'painted') as number | undefined);
  await page.keyboard.press('Escape');
  return painted.jsonValue() as Promise<number>;
}

/** ADMIN's page in a new browser context on the slow machine, with nothing in memory. */
export async function slowAdmin(browser: Browser, token: string) {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'es-CL' });
  await context.addInitScript((value) => {
    localStorage.setItem('accessToken', value);
    localStorage.setItem('role', 'ADMIN');
  }, token);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { context, page };
}

/** Measures each of the studio's screens once, with nothing in memory except the browser's files. */
export async function lookAtDesk(
  browser: Browser,
  origin: string,
  { matrix, chapter, token }: Awaited<ReturnType<typeof fillDesk>>,
): Promise<Desk> {
  const { context, page } = await slowAdmin(browser, token);
  const projects = await timeTo(page, `${origin}/projects-back-office`, '[role=row][data-index]');
  const first = await timeTo(page, matrix, '[role=grid] [role=gridcell] a');
  await page.waitForLoadState('networkidle');
  const longestFrame = await scrollFrames(page);
  const key = await keystroke(page, chapter);
  await context.close();
  return { projects, matrix: first, longestFrame, key };
}
