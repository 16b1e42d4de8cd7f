import { chromium } from '@playwright/test';
import { findChromium, CHROMIUM_ARGS } from '../../scripts/chromium.ts';
const base = 'http://127.0.0.1:3101';
const jobs = JSON.parse(process.argv[2]!) as { who: string; name: string; path: string; sizes: [number, number][]; themes?: string[]; click?: string[]; full?: boolean }[];
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
const states: Record<string, any> = {};
for (const job of jobs) {
  if (!states[job.who]) {
    const c = await browser.newContext({ locale: 'es-CL', timezoneId: 'America/Santiago' });
    const p = await c.newPage();
    await p.goto(base + '/login');
    await p.getByLabel('Correo electrónico').fill(`${job.who}@doblaje.test`);
    await p.locator('input[type=password]').fill('Doblaje-2026');
    await p.getByRole('button', { name: /Iniciar sesión|Ingresar|Entrar/ }).first().click();
    await p.waitForURL((u) => !u.pathname.includes('login'));
    await p.waitForTimeout(1500);
    states[job.who] = await c.storageState();
    await c.close();
  }
  for (const [width, height] of job.sizes) for (const theme of job.themes ?? ['light']) {
    const c = await browser.newContext({ storageState: states[job.who], viewport: { width, height }, locale: 'es-CL', timezoneId: 'America/Santiago', colorScheme: theme as any, reducedMotion: 'reduce', hasTouch: width < 700 });
    const p = await c.newPage();
    p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(job.name, m.text()));
    await p.goto(base + job.path);
    await p.waitForLoadState('networkidle');
    for (const name of job.click ?? []) {
      const [role, ...label] = name.split(':');
      await p.getByRole(role as any, { name: new RegExp(label.join(':')) }).first().click({ timeout: 10000 }).catch((e) => console.log(job.name, name, String(e).slice(0, 150)));
      await p.waitForTimeout(700);
    }
    await p.waitForTimeout(900);
    const wide = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log('SIDEWAYS', job.name, width, wide);
    await p.screenshot({ path: `/tmp/look/${job.name}-${width}${theme === 'dark' ? '-dark' : ''}.png`, fullPage: job.full });
    await c.close();
  }
}
await browser.close();
