import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { type CertificateData, writeCertificatePdf } from './writeCertificatePdf';

const CERTIFICATE: CertificateData = {
  ...{ year: '2026', brand: 'Estudio & Doblaje', madeAt: '2027-01-05T02:00:00.000Z' },
  studio: { name: 'Estudio Andino SpA', rut: '76.007.075-0' },
  issuers: [{ name: 'Ñancupil Rojas', rut: '12.345.678-5' }],
  months: [
    { month: '2026-01', boletas: 1, gross: 80_000, retention: 12_200, net: 67_800 },
    { month: '2026-12', boletas: 2, gross: 1_200_000, retention: 183_000, net: 1_017_000 },
  ],
  annulled: [],
};

const open = (bytes: Uint8Array) => getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;

async function textOf(certificate: CertificateData): Promise<string> {
  const pdf = await open(await writeCertificatePdf(certificate));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join(' ');
}

test('has who paid whom, the months and their total, in reading order', async () => {
  expect(await textOf(CERTIFICATE)).toBe(
    [
      'Estudio & Doblaje 2026 Certificado de honorarios',
      'Estudio Estudio Andino SpA RUT del estudio 76.007.075-0 Persona Ñancupil Rojas RUT 12.345.678-5',
      'Año 2026 Fecha 04-01-2027',
      'Boletas de honorarios que el estudio le pagó, por mes del pago:',
      'Mes de pago Boletas Bruto Retención Líquido',
      'enero de 2026 1 $80.000 $12.200 $67.800',
      'diciembre de 2026 2 $1.200.000 $183.000 $1.017.000',
      'Total 3 $1.280.000 $195.200 $1.084.800',
      'Total bruto: $1.280.000 (un millón doscientos ochenta mil pesos).',
      'Certificado de honorarios 2026 · Página 1 de 1',
    ].join(' '),
  );
});

test('says so of a year without payments', async () => {
  const text = await textOf({ ...CERTIFICATE, months: [] });
  expect(text).toContain('En 2026 el estudio no le pagó boletas de honorarios.');
  expect(text).not.toMatch(/Total|Bruto/);
});

test('names every name of the year, what was annulled, and what is not known', async () => {
  const text = await textOf({
    ...CERTIFICATE,
    studio: { name: '', rut: '' },
    issuers: [
      { name: 'Ana Soto 🎤', rut: '' },
      { name: 'Ana Rojas', rut: '12.345.678-5' },
    ],
    annulled: [
      { folio: 1164, gross: 80_000, annulledOn: '2026-12-20', settledBy: null },
      {
        ...{ folio: 1165, gross: 90_000, annulledOn: '2026-12-21' },
        settledBy: { folio: 1170, on: '2026-12-28' },
      },
    ],
  });
  expect(text).toContain('Estudio Estudio & Doblaje RUT del estudio Sin indicar');
  expect(text).toContain('RUT Sin indicar También como Ana Rojas, RUT 12.345.678-5');
  expect(text).toContain('La boleta N.º 1164, por $80.000 brutos, se anuló en el SII el 20-12-2026');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Se regularizó con la boleta N.º 1170 el 28-12-2026.');
  expect(text.match(/Se regularizó/g)).toHaveLength(1);
  expect(text).toContain('Lo que aquí dice [símbolo]');
});

test('is a table for screen readers, whose rows and columns have names', async () => {
  const pdf = await open(await writeCertificatePdf(CERTIFICATE));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Certificado de honorarios 2026', Language: 'es-CL' });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  expect(tree.match(/"role":"TR"/g)).toHaveLength(4);
  expect(tree.match(/"role":"TH"/g)).toHaveLength(5 + 3);
  expect(tree.match(/"role":"TD"/g)).toHaveLength(3 * 4);
});

test('is the same bytes for the same data, and fits the page with the largest amounts', async () => {
  const [a, b] = [await writeCertificatePdf(CERTIFICATE), await writeCertificatePdf(CERTIFICATE)];
  expect(Buffer.compare(a, b)).toBe(0);
  // The largest amounts of which the sum of twelve can still be told.
  const most = { boletas: 10_000, gross: 83_000_000_000, retention: 12_657_500_000, net: 70_342_500_000 };
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    ...most,
  }));
  const pdf = await open(await writeCertificatePdf({ ...CERTIFICATE, months }));
  expect(pdf.numPages).toBe(1);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  for (const item of items)
    if ('str' in item) expect(item.transform[4] + item.width).toBeLessThan(595.28 - 55);
});
