import { describe, expect, test } from 'vitest';
import { parseConfig, readConfig } from './config';

describe('settings of the portal', () => {
  test('have the stated defaults', () => {
    expect(parseConfig({})).toEqual({
      brand: 'Estudio de Doblaje',
      homeUrl: 'https://estudiodoblaje.example',
      contactEmail: '',
      contactPhone: '',
      apiUrl: '/api',
      authUrl: '/api',
      reportFailures: false,
      sendApplications: false,
      pdfWorkerUrl: null,
    });
  });

  test('are read from the page, booleans as booleans or as words of an environment variable', () => {
    const block = {
      BRAND: 'Voces',
      REPORT_FAILURES: true,
      SEND_APPLICATIONS: 'true',
      API_URL: 'https://api.example/v1/',
    };
    const page = { getElementById: () => ({ textContent: JSON.stringify(block) }) };
    expect(readConfig(page)).toMatchObject({
      brand: 'Voces',
      reportFailures: true,
      sendApplications: true,
      apiUrl: 'https://api.example/v1',
    });
  });

  test('an empty or missing block means the defaults', () => {
    const page = { getElementById: () => null };
    expect(readConfig(page).brand).toBe('Estudio de Doblaje');
  });

  test.each(['javascript:alert(1)', '//evil.example', 'home'])(
    '%s is refused as an address, and the error names the setting',
    (value) => {
      expect(() => parseConfig({ HOME_URL: value })).toThrow(/HOME_URL/);
    },
  );
});
