import { ROUTES } from '@doblaje/domain/access';
import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, test, USER } from './fixtures.ts';
import { legibility } from './legibility.ts';

/**
 * Every screen with letters twice as large, in a browser with large letters, at 400 % zoom, in low and narrow windows, with
 * spaced text and on paper (layouts.ts): nothing scrolls sideways, no line has only one or two letters, no button or link cuts
 * off a word, and nothing covers a text or what has the focus (WCAG 1.4.4, 1.4.10, 1.4.12, 2.4.11).
 */
type Visit = (path: string, show?: (page: Page) => Promise<unknown>, what?: string) => Promise<void>;

const PUBLIC = [
  '/login',
  '/register',
  '/auth/activate/abc',
  '/auth/recover-password',
  '/auth/change-password/abc',
  '/auth/change-password',
  '/auth/confirm-email/abc',
  '/auth/stop-email/abc',
];
const QUESTIONNAIRE_AND_PRIVACY = [
  ...['/onboarding/1', '/onboarding/2', '/onboarding/3', '/onboarding/4', '/onboarding/5'],
  ...['/privacy', '/privacy/request', '/privacy/request/abc', '/accessibility'],
];
const OF_USER = [
  '/home',
  '/home/sessions',
  '/home/payments',
  '/home/consents',
  '/home/data-requests',
  '/projects',
  '/documents',
];
const OF_ADMIN = [
  '/documents-back/archive',
  '/documents-back',
  '/documents-back/users/1',
  '/documents-back/readings',
  '/documents-back/data-requests',
];
const OF_OFFICE = [
  '/projects-back-office',
  '/projects-back-office/chapters',
  '/projects-back-office/chapter-list',
  '/projects-back-office/chapter',
  '/projects-back-office/documents',
];

/** Logs in. */
async function entered(page: Page, person: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}

/** Visits screens one after another and reports at the end which texts cannot be read. */
async function visiting(page: Page, journey: (visit: Visit) => Promise<void>): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const faults: Record<string, unknown> = {};
  await journey(async (path, show, what = '') => {
    if (path !== '') await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await show?.(page);
    await page.waitForLoadState('networkidle');
    const found = await legibility(page, cdp);
    if (Object.keys(found).length > 0) faults[`${path} ${what}`] = found;
  });
  expect(faults).toEqual({});
}

test('all screens are visited', () => {
  const visited = [...PUBLIC, ...QUESTIONNAIRE_AND_PRIVACY, ...OF_USER, ...OF_ADMIN, ...OF_OFFICE];
  const missed = ROUTES.map(({ path }) => path).filter((path) => {
    const pattern = new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(/\\w+)?').replaceAll(/:\w+/g, '\\w+')}$`);
    return !visited.some((address) => pattern.test(address));
  });
  // These two redirect.
  expect(missed).toEqual(['/', '/onboarding']);
});

test('public pages can be read with large text', async ({ page }) => {
  await visiting(page, async (visit) => {
    for (const path of PUBLIC) await visit(path);
    await visit(
      '/login',
      async () => {
        await logIn(page, 'nadie@correo.test');
        await expect(page.getByRole('alert')).toBeVisible();
      },
      'refused',
    );
    await visit('/unknown', undefined, '404');
  });
});

test('questionnaire and privacy can be read with large text', async ({ page }) => {
  await visiting(page, async (visit) => {
    for (const path of QUESTIONNAIRE_AND_PRIVACY) await visit(path);
  });
});

test("USER's screens can be read with large text", async ({ page }) => {
  await entered(page, USER);
  await visiting(page, async (visit) => {
    for (const path of OF_USER) await visit(path);
  });
});

test('what USER opens on those screens can be read with large text', async ({ page }) => {
  await entered(page, USER);
  await visiting(page, async (visit) => {
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
    await visit('/home', () => press('Editar datos personales'), 'edited');
    await visit('/documents?sin=1', () => press('Tipo'), 'filter open');
    await visit(
      '/documents',
      async () => {
        await page
          .getByRole('grid', { name: 'Documentos' })
          .getByRole('rowheader')
          .getByRole('link')
          .first()
          .click();
        await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
      },
      'document open',
    );
    await visit(
      '',
      async () => {
        await press('Rechazar');
        await page.getByRole('button', { name: 'Rechazar orden' }).click();
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
      'order declined without a note',
    );
    await visit('/documents-back', undefined, '403');
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/projects', undefined);
  });
});

test('in a low window head and bar of a document scroll away with its pages; the close button stays', async ({
  page,
}) => {
  await entered(page, USER);
  const link = page
    .getByRole('grid', { name: 'Documentos' })
    .getByRole('rowheader')
    .getByRole('link')
    .first();
  for (const { width, height, text } of [
    { width: 320, height: 640, text: '200%' },
    { width: 320, height: 256, text: '' },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/documents');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await link.click();
    const drawer = page.getByRole('dialog');
    const pages = drawer.getByRole('region', { name: 'Documento' });
    await expect(drawer.locator('canvas').first()).toBeVisible();
    await pages.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('PageDown');
    await expect(drawer.getByRole('heading', { level: 2 })).not.toBeInViewport();
    // The document is in the window as a whole, or fills it.
    const box = await pages.boundingBox();
    expect(box?.y).toBeLessThan(Math.max(0, height - (box?.height ?? 0)) + 8);
    await drawer.getByRole('button', { name: 'Cerrar' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test("ADMIN's screens can be read with large text", async ({ page }) => {
  await entered(page, ADMIN);
  await visiting(page, async (visit) => {
    for (const path of OF_ADMIN) await visit(path);
  });
});

test("the office's screens can be read with large text", async ({ page }) => {
  await entered(page, ADMIN);
  await visiting(page, async (visit) => {
    for (const path of OF_OFFICE) await visit(path);
  });
});

test('a chapter, everybody’s experiences and a person can be read with large text', async ({ page }) => {
  await entered(page, ADMIN);
  await visiting(page, async (visit) => {
    const opened = '/projects-back-office/chapter?project=1&capitulo=4';
    const hasCome = (name: string) => async (view: Page) => {
      await expect(view.getByRole('grid', { name })).toBeVisible();
    };
    await visit(opened, hasCome('Personajes'), 'chapter open');
    await visit(`${opened}&vista=elenco`, hasCome('Elenco'), 'cast of all');
    await visit('/projects', undefined, "everybody's");
    const person = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      const { items } = await (await fetch('/api/users?search=actriz', { headers })).json();
      return `/documents-back/users/${items[0].id}`;
    });
    for (const tab of ['ficha', 'voz', 'postulaciones', 'historial'])
      await visit(`${person}?vista=${tab}`, undefined, 'a person');
  });
});

test('applications, catalogues and the import can be read with large text', async ({ page }) => {
  await entered(page, ADMIN);
  await visiting(page, async (visit) => {
    const hasCome = (name: string) => async (view: Page) => {
      await expect(view.getByRole('grid', { name })).toBeVisible();
    };
    const applications = '/documents-back?vista=postulaciones';
    await visit(applications, hasCome('Postulaciones'), 'applications');
    const candidate = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      const { items } = await (await fetch('/api/applications?state=shortlisted', { headers })).json();
      return items[0].id;
    });
    await visit(
      `${applications}&postulacion=${candidate}`,
      () => expect(page.getByRole('dialog').getByRole('button', { name: 'Guardar nota' })).toBeVisible(),
      'application open',
    );
    const press = (name: string) => page.getByRole('button', { name }).first().click();
    await visit('/projects-back-office', () => press('Catálogos'), 'catalogues open');
    await visit('/projects-back-office?sin=1', () => press('Crear proyecto'), 'form open');
    const importing = '/projects-back-office/chapter-list?project=1&importar=csv';
    const dialog = page.getByRole('dialog', { name: 'Importar desde CSV' });
    await visit(importing, () => expect(dialog).toBeVisible(), 'import');
    const choose = (rows: string) =>
      page.locator('input[type="file"]').setInputFiles({
        name: 'capitulos.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Capítulo;Título;Personaje;Tipo;Correo\n${rows}`),
      });
    await visit(
      `${importing}&sin=1`,
      async () => {
        await choose('901;El faro;Malva;Actriz;una.direccion.larga@correo.test\n');
        await expect(dialog.getByRole('table', { name: 'Errores del archivo' })).toBeVisible();
      },
      'import with errors',
    );
    await visit(
      `${importing}&sin=2`,
      async () => {
        await choose('901;El faro;Malva;Actor;\n');
        await expect(dialog.getByRole('button', { name: 'Importar', exact: true })).toBeVisible();
      },
      'import reviewed',
    );
    // In a low window the whole dialog scrolls, because a fixed head and foot would leave no room between them.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${importing}&sin=3`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(dialog).toBeVisible();
    await choose('901;El faro;Malva;Actriz;\n');
    const download = dialog.getByRole('button', { name: 'Descargar el error' });
    await download.focus();
    await expect(download).toBeInViewport({ ratio: 1 });
  });
});

const OFFICE = '/projects-back-office/documents';

test("the office's papers can be read with large text: every tab, and what opens beside it", async ({
  page,
}) => {
  await entered(page, ADMIN);
  const dialog = page.getByRole('dialog');
  // With an empty path, `visit` stays on the tab of the visit before.
  const openFirst = (list: string) => async () => {
    await page.getByRole('grid', { name: list }).getByRole('rowheader').getByRole('link').first().click();
    await expect(dialog).toBeVisible();
  };
  await visiting(page, async (visit) => {
    for (const [tab, list] of [
      ['boletas', 'Boletas'],
      ['nominas', 'Nóminas'],
      ['contratos', 'Contratos y guiones'],
    ] as const) {
      const hasCome = () => expect(page.getByRole('grid', { name: list })).toBeVisible();
      await visit(`${OFFICE}?vista=${tab}`, hasCome, list);
      await visit('', openFirst(list), `${list}, one open`);
    }
    await visit(`${OFFICE}?estado=accepted`, openFirst('Órdenes de trabajo'), 'order open');
  });
});

test("what opens over the office's papers, and its month, can be read with large text", async ({ page }) => {
  await entered(page, ADMIN);
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  await visiting(page, async (visit) => {
    await visit(`${OFFICE}?vista=nominas&sin=1`, () => press('Crear nómina'), 'nómina reviewed');
    await visit(`${OFFICE}?vista=contratos&sin=1`, () => press('Subir documento'), 'upload open');
    const [paid] = await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      return (await (await fetch('/api/nominas?state=paid', { headers })).json()).items;
    });
    const month = `${OFFICE}?vista=mes&mes=${paid.paidOn.slice(0, 7)}`;
    const hasSums = () => expect(page.getByRole('table').first()).toBeVisible();
    await visit(month, hasSums, 'month');
    const cast = '/projects-back-office/chapter?project=1&capitulo=4';
    const reviewed = async () => {
      await press('Emitir para el elenco');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Emitir órdenes' })).toBeVisible();
    };
    await visit(cast, reviewed, 'orders of a cast reviewed');
  });
});
