/**
 * `pnpm bench:boletaPdf`: how long reading a boleta takes in the form, with a processor four times slower, beside what pdf.js itself
 * takes to load, and beside all that follows a choice: checks of the file, and showing what was read. Fails when a promise is broken.
 * `ROUNDS=3` for a quick run.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from '../../scripts/build.ts';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { startPortal } from './servers.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
/** Slows the page's own thread. The worker that opens the PDF is not slowed. */
const SLOWER = 4;
/** Longest reading beyond the load of pdf.js, in ms. */
const MOST = 300;
/** A person of the demo with a boleta to upload. */
const TALENT = { email: 'talento@doblaje.test', password: 'Doblaje-2026' };

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface PdfWriter {
  on: (event: 'data', listener: (chunk: Buffer) => void) => PdfWriter;
  fontSize: (size: number) => PdfWriter;
  text: (text: string, x: number, y: number, options: { lineBreak: false }) => PdfWriter;
  end: () => void;
}

/** The API's PDF writer. */
const Writer: new (options: { size: 'A4'; margin: 0 }) => PdfWriter & NodeJS.EventEmitter = createRequire(
  join(import.meta.dirname, '../../apps/api/package.json'),
)('pdfkit');

/** A boleta in the SII's layout. */
async function boletaOf(folio: number): Promise<Buffer> {
  const pdf = new Writer({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const put = (text: string, x: number, y: number) => pdf.text(text, x, y, { lineBreak: false });
  pdf.fontSize(9);
  put('BOLETA DE HONORARIOS ELECTRONICA', 360, 50);
  put(`N ° ${folio}`, 400, 88);
  put('RUT: 12.345.678-5', 60, 76);
  put('Fecha: 24 de Febrero de 2026', 360, 120);
  put('Señor(es): ESTUDIO SPA', 60, 140);
  put('Rut: 76.007.075- 0', 360, 140);
  put('Por atención profesional:', 60, 180);
  put('Total Honorarios: $:', 340, 440);
  put('140.000', 490, 440);
  put('15.25 % Impto. Retenido:', 340, 453);
  put('21.350', 490, 453);
  put('Total:', 340, 466);
  put('118.650', 490, 466);
  put('Fecha / Hora Emisión: 24/02/2026 12:04', 200, 500);
  put(`12345678${folio}EA54C26`, 200, 540);
  pdf.end();
  await once(pdf, 'end');
  return Buffer.concat(chunks);
}

/** What follows the choice of a PDF, in ms. */
interface Choice {
  /** Opening it, taking its texts and finding the fields in them, as the form measures it. */
  reading: number;
  /** From the choice to the filled form, rendering and painting too. */
  filled: number;
}

async function choose(page: Page, folio: number): Promise<Choice> {
  await page.evaluate((wanted) => {
    const input = document.querySelector('input[type="file"]');
    Reflect.set(window, 'filledAfter', undefined);
    input?.addEventListener(
      'change',
      () => {
        performance.clearMeasures();
        const start = performance.now();
        const look = () => {
          const values = [...document.querySelectorAll('input')].map(({ value }) => value);
          if (values.includes(wanted)) Reflect.set(window, 'filledAfter', performance.now() - start);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }, `${folio}`);
  await page.locator('input[type="file"]').setInputFiles({
    name: `boleta-${folio}.pdf`,
    mimeType: 'application/pdf',
    buffer: await boletaOf(folio),
  });
  const after = await page.waitForFunction(() => Reflect.get(window, 'filledAfter') as number | undefined);
  const filled = (await after.jsonValue()) as number;
  const measures = await page.evaluate(() =>
    performance
      .getEntriesByType('measure')
      .flatMap(({ name, duration }) => (name.startsWith('boleta: ') ? [{ name, duration }] : [])),
  );
  if (new Set(measures.map(({ name }) => name)).size !== 2) throw new Error('The form measured no reading');
  return { reading: measures.reduce((sum, { duration }) => sum + duration, 0), filled };
}

build();
const portal = await startPortal();
const browser = await chromium.launch({ executablePath: ensureChromium('measures'), args: CHROMIUM_ARGS });

/** The first choice in a page loads pdf.js, the second does not. */
async function look(token: string): Promise<{ first: Choice; again: Choice }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addInitScript((accessToken) => {
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('rutAlertShown', 'true');
      localStorage.setItem('boletaAlertShown', 'true');
    }, token);
    const page = await context.newPage();
    await page.goto(`${portal.origin}/documents?boleta=subir`);
    await page.getByRole('button', { name: 'Seleccionar archivo' }).waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const first = await choose(page, 58_101);
    await page.getByRole('button', { name: 'Quitar boleta-58101.pdf' }).click();
    return { first, again: await choose(page, 58_102) };
  } finally {
    await context.close();
  }
}

try {
  const logged = await fetch(`${portal.origin}/api/users/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TALENT),
  });
  const token = String(Reflect.get((await logged.json()) as object, 'accessToken'));
  console.log(`${ROUNDS} rounds; load of the machine at the start ${loadavg()[0]?.toFixed(1)}\n`);
  const looks: Awaited<ReturnType<typeof look>>[] = [];
  for (let round = 0; round < ROUNDS; round++) looks.push(await look(token));
  const reading = median(looks.map(({ again }) => again.reading));
  const filled = median(looks.map(({ again }) => again.filled));
  const loading = median(looks.map(({ first, again }) => first.filled - again.filled));
  const print = (name: string, ms: number) =>
    console.log(
      `${name.padEnd(28)}${ms.toFixed(0).padStart(5)} ms   ${(ms / loading).toFixed(2)} of the load of pdf.js`,
    );
  print('load of pdf.js', loading);
  print('reading', reading);
  print('from the choice to the form', filled);
  const isKept = reading < MOST;
  console.log(
    `\n${isKept ? 'kept  ' : 'BROKEN'}  a boleta is read in ${reading.toFixed(0)} ms beyond the load of pdf.js, median of ${ROUNDS} (below ${MOST})`,
  );
  if (!isKept) process.exitCode = 1;
} finally {
  await browser.close();
  portal.close();
}
