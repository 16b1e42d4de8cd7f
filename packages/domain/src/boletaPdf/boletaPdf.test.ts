import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { boleta, column, paper, row } from '../../test/boletaPaper';
import { retentionOf } from '../amounts';
import { formatRut, rutCheckDigit } from '../rut';
import {
  type BoletaPdf,
  boletaPdfDifferences,
  type ExpectedBoleta,
  type PdfText,
  pdfIdentity,
  readBoletaPdf,
  sentAlreadyText,
  sentWith,
  unreadParties,
  unsendablePdf,
  unsureIssuer,
} from '.';

const RULES = {
  rates: [
    { year: 2026, rate: 15.25 },
    { year: 2027, rate: 16 },
  ],
  studioRut: '76.007.075-0',
};

function reading(texts: readonly PdfText[], rules = RULES): BoletaPdf {
  const read = readBoletaPdf(texts, rules);
  if (read.kind !== 'boleta') throw new Error(read.message);
  return read;
}
/** What the checks found, by name. */
const results = ({ checks }: BoletaPdf) =>
  Object.fromEntries(Object.entries(checks).map(([name, { result }]) => [name, result]));
const ALL_RIGHT = { barcode: 'right', sum: 'right', part: 'right', rate: 'right', receiver: 'right' };

const READ = {
  folio: 164,
  issuerRut: '12.345.678-5',
  receiverRut: '76.007.075-0',
  receiverName: 'RAZON SOCIAL SPA',
  issuedOn: '2026-10-01',
  emittedOn: '2026-10-02',
  emittedAt: '12:04',
  gross: 471_976,
  rate: 15.25,
  retention: 71_976,
  net: 400_000,
  withheldBy: 'studio',
  barcode: '1234567800164EA54C26',
  isAnnulled: false,
  reasons: {},
};

describe('a PDF that was sent before', () => {
  const RUT = '12.345.678-5';
  const SENT = { folio: 164, pdfFolio: null, orderNumbers: [1190], state: 'paid' } as const;
  const why = (texts: PdfText[], sent: Parameters<typeof unsendablePdf>[1]['sent'], rut = RUT) =>
    unsendablePdf(reading(texts), { rut, sent });

  it('is told with its folio, order and state', () => {
    const told =
      'Este PDF es de una boleta que ya se envió: N.º 164, orden N.º 1.190, pagada. Elige el PDF de otra boleta.';
    expect(why(boleta(), [SENT])).toBe(told);
    expect(why(boleta(), [{ ...SENT, orderNumbers: [1190, 1191], state: 'voided' }])).toContain(
      'órdenes N.º 1.190 y 1.191, anulada',
    );
    expect(why(boleta(), [{ ...SENT, folio: 1000, pdfFolio: 164 }])).toContain('N.º 1000');
  });

  it('is none with another folio, of somebody else, or where it is not read for certain', () => {
    expect(why(boleta(), [{ ...SENT, folio: 163 }])).toBe('');
    expect(why(boleta(), [SENT], '9.876.543-3')).toBe('');
    expect(why(boleta(), [SENT], '')).toBe('');
    const unclear = boleta().map((item) =>
      item.text === READ.barcode ? { ...item, text: '1234567800165EA54C26' } : item,
    );
    expect(why(unclear, [SENT])).toBe('');
    expect(pdfIdentity(reading(unclear), RUT)).toEqual({ folio: 164, isCertain: false });
    expect(pdfIdentity(reading(boleta()), RUT)).toEqual({ folio: 164, isCertain: true });
    expect(pdfIdentity({ kind: 'unread' }, RUT)).toBeNull();
  });

  it('has the folio of its barcode where the other one is not read', () => {
    const { barcode } = READ;
    expect(pdfIdentity({ ...reading(boleta()), folio: null, barcode }, RUT)).toEqual({
      ...{ folio: 164, isCertain: true },
    });
    for (const unread of [null, '', '12345678', '12345678ABCDE'])
      expect(pdfIdentity({ ...reading(boleta()), folio: null, barcode: unread }, RUT)).toBeNull();
  });

  it('is told without what is not known of the other one', () => {
    expect(sentAlreadyText(null as never)).toBe('Este PDF es de una boleta que ya se envió.');
    expect(sentWith(164, null as never)).toBeUndefined();
    expect(sentWith(164, [null as never, SENT])).toBe(SENT);
    expect(unsendablePdf(reading(boleta()), { rut: RUT, sent: null as never })).toBe('');
  });

  it('is not sent with the mark of an annulled boleta', () => {
    expect(why([...boleta(), row('ANULADA', 200, 450)], [])).toMatch(/está anulada: emite otra/);
  });
});

describe('a boleta of the SII', () => {
  it('is read whole, and everything in it is right', () => {
    const read = reading(boleta());
    expect(read).toMatchObject(READ);
    expect(results(read)).toEqual(ALL_RIGHT);
    expect(Object.values(read.checks).every(({ message }) => message === '')).toBe(true);
  });

  test.each<[string, PdfText[]]>([
    ['with the old label', boleta({ grossLabel: 'Total Honorarios $:' })],
    [
      'with labels without colons',
      boleta({ grossLabel: 'Total Honorarios', retentionLabel: '15.25 % Impto. Retenido' }),
    ],
    ['in two lines of title', boleta({ title: ['BOLETA DE HONORARIOS', 'ELECTRONICA'] })],
    ['with its title cut elsewhere', boleta({ title: ['BOLETA DE', 'HONORARIOS ELECTRÓNICA'] })],
    ['N°164', boleta({ folio: 'N°164' })],
    ['N° 164', boleta({ folio: 'N° 164' })],
    ['Nº 164', boleta({ folio: 'Nº 164' })],
    ['№ 164', boleta({ folio: '№ 164' })],
    ['N? 164', boleta({ folio: 'N\ufffd 164' })],
    [
      'with the folio in the title',
      boleta({ title: ['BOLETA DE HONORARIOS ELECTRONICA N° 164'], folio: '' }),
    ],
    ['with other hyphens', boleta({ hyphen: '\u2010' })],
    ['with plain hyphens', boleta({ hyphen: '-' })],
    ['with soft hyphens', boleta({ hyphen: '\u00ad' })],
    ['with wide hyphens', boleta({ hyphen: '\uff0d' })],
    ['with a blank behind both hyphens', boleta({ hyphen: '\u2212 ' })],
    ['with hard blanks', boleta().map((item) => ({ ...item, text: item.text.replaceAll(' ', '\u00a0') }))],
    [
      'with accents taken off',
      boleta().map((item) => ({
        ...item,
        text: item.text.replace(/[ñóíáé]/g, (letter) => letter.normalize('NFD').charAt(0)),
      })),
    ],
    [
      'with accents lost',
      boleta().map((item) => ({ ...item, text: item.text.replace(/[ñóíáé]/g, '\ufffd') })),
    ],
    [
      'with accented letters dropped',
      boleta().map((item) => ({ ...item, text: item.text.replace(/[ñóíáé]/g, '') })),
    ],
    [
      'with accents as marks of their own',
      boleta().map((item) => ({ ...item, text: item.text.normalize('NFD').replace(/\u0301/g, '\u00b4') })),
    ],
    ['with zeros behind the amounts', boleta({ amounts: ['471.976,00', '71.976,00', '400.000,0'] })],
    ['with amounts without points', boleta({ amounts: ['471976', '71976.00', '400000'] })],
    ['with signs about the amounts', boleta({ amounts: ['$471.976.-', '$ 71.976.-', '$400.000,-'] })],
    ['with a comma in the rate', boleta({ retentionLabel: '15,25 % Impto. Retenido:' })],
    ['with the rate behind its label', boleta({ retentionLabel: 'Impuesto Retenido (15.25%):' })],
    ['with the date in figures', boleta({ date: 'Fecha: 01/10/2026' })],
    [
      'in its pieces',
      boleta().flatMap(({ text, ...item }) =>
        text.split(' ').map((piece, at) => ({
          ...item,
          width: undefined,
          text: piece,
          x: item.x + 5 * text.split(' ').slice(0, at).join(' ').length,
        })),
      ),
    ],
    ['in pieces of a word', boleta().flatMap((item) => halves(item))],
    ['without widths', boleta().map(({ width, ...item }) => item)],
    [
      'with every text drawn twice, as bold type',
      boleta().flatMap((item) => [item, { ...item, x: item.x + 0.3 }]),
    ],
    [
      'with its title cut at the margin',
      boleta({ title: [] }).concat(row('BOLETA DE HONORARIOS ELECTR', 380, 800)),
    ],
    [
      'with the letters of its labels apart',
      apart(boleta(), (text) => text.replace(/(?<=[a-zñ])(?=[a-z])/gi, ' ')),
    ],
    ['with all letters apart', apart(boleta(), (text) => text.replace(/(?<=\S)(?=\S)/g, ' '))],
    ['with uneven base lines', boleta().map((item, at) => ({ ...item, y: item.y + (at % 2) * 1.5 }))],
    ['with a barcode in stars', boleta({ barcode: '*1234567800164EA54C26*' })],
    ['with a barcode in pieces', boleta({ barcode: '12345678 00164 EA54C26' })],
    ['with a barcode in small letters', boleta({ barcode: '1234567800164ea54c26' })],
    ['with its barcode above', [...boleta({ barcode: '' }), row('1234567800164EA54C26', 60, 900)]],
    ['twice in one PDF', [...boleta(), ...boleta().map((item) => ({ ...item, page: 2 }))]],
    [
      'behind a letter',
      [
        row('Adjunto mi boleta de honorarios electrónica. Total: 5', 60, 700),
        ...boleta().map((item) => ({ ...item, page: 2 })),
      ],
    ],
    ['in a PDF of 40 pages', [...boleta(), ...paper(39, 2)]],
    [
      'with labels in its free text',
      boleta({
        lines: [
          'Total Honorarios: $: 1',
          'Rut: 11.111.111-1 N ° 9',
          'Total: 3',
          'Fecha: 02/02/2022',
          'orden 12345678901234567890',
          'anulada la boleta',
        ],
      }),
    ],
    ['of an address with a number', boleta({ address: 'AV. SIEMPRE VIVA N° 742' })],
    [
      'labels first, amounts behind',
      [...boleta()].sort((one, other) => Number(/\d/.test(one.text)) - Number(/\d/.test(other.text))),
    ],
  ])('%s is the same', (_, texts) => {
    expect(reading(texts)).toMatchObject(READ);
  });

  it('is the same whatever the order of its texts', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(boleta(), { minLength: boleta().length }), (texts) => {
        expect(reading(texts)).toEqual(reading(boleta()));
      }),
    );
  });

  it('is the same in whatever pieces its texts are drawn', () => {
    const cuts = fc.array(fc.array(fc.nat(60), { maxLength: 6 }), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(cuts, (all) => {
        const cut = boleta().flatMap((item, at) => pieces(item, all[at] ?? []));
        expect(reading(cut)).toMatchObject(READ);
      }),
    );
  });

  it('reads back what was printed, and holds its checks', () => {
    const body = fc.integer({ min: 1_000_000, max: 99_999_999 });
    const rate = fc.integer({ min: 100, max: 3000 }).map((hundredths) => hundredths / 100);
    const spanish = new Intl.NumberFormat('es-CL', { useGrouping: 'always' });
    fc.assert(
      fc.property(
        body,
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 1, max: 999_999_999 }),
        rate,
        fc.boolean(),
        (rut, folio, gross, percent, isDotted) => {
          const { retention, net } = retentionOf(gross, percent) ?? { retention: -1, net: -1 };
          const written = (amount: number) => (isDotted ? spanish.format(amount) : `${amount}`);
          const printed = formatRut(`${rut}${rutCheckDigit(`${rut}`)}`);
          const read = reading(
            boleta({
              folio: `N ° ${folio}`,
              rut: printed,
              amounts: [gross, retention, net].map(written),
              retentionLabel: `${percent} % Impto. Retenido:`,
              barcode: `${`${rut}`.padStart(8, '0')}${`${folio}`.padStart(5, '0')}1234ABC`,
            }),
            { ...RULES, rates: [{ year: 2026, rate: percent }] },
          );
          expect(read).toMatchObject({
            folio,
            issuerRut: printed,
            gross,
            retention,
            net,
            rate: percent,
            reasons: {},
          });
          expect(results(read)).toEqual(ALL_RIGHT);
        },
      ),
    );
  });

  test.each([
    [1, '00001'],
    [99_999, '99999'],
  ])('may have folio %d', (folio, inBarcode) => {
    const read = reading(boleta({ folio: `N ° ${folio}`, barcode: `12345678${inBarcode}EA54C26` }));
    expect([read.folio, read.checks.barcode.result]).toEqual([folio, 'right']);
  });

  it('has no line of retention when its issuer withholds', () => {
    const read = reading(boleta({ retentionLabel: '', amounts: ['471.976', '', '471.976'] }));
    expect(read).toMatchObject({
      gross: 471_976,
      retention: 0,
      net: 471_976,
      rate: null,
      withheldBy: 'person',
    });
    expect(read.reasons).toEqual({ rate: 'La boleta no trae retención: la paga quien la emite.' });
    expect(results(read)).toEqual(ALL_RIGHT);
  });

  it('may have a line of nothing', () => {
    const none = reading(boleta({ retentionLabel: '0 % Impto. Retenido:', amounts: ['9', '0', '9'] }));
    expect(none).toMatchObject({ retention: 0, rate: 0, withheldBy: 'person' });
    const rounded = reading(boleta({ amounts: ['3', '0', '3'] }));
    expect(rounded).toMatchObject({ retention: 0, withheldBy: 'studio', reasons: {} });
    expect(results(rounded)).toEqual(ALL_RIGHT);
  });

  it('September may be written without its p', () => {
    expect(reading(boleta({ date: 'Fecha: 5 de Setiembre del 2026' })).issuedOn).toBe('2026-09-05');
  });

  it('may go on on a second page', () => {
    const texts = boleta().map((item) => (item.y < 500 ? { ...item, page: 2, y: item.y + 300 } : item));
    expect(reading([...texts, ...paper(3, 3)])).toMatchObject(READ);
  });

  test.each<[string, (item: PdfText) => [number, number]]>([
    ['a quarter', ({ x, y }) => [y, 600 - x]],
    ['a half', ({ x, y }) => [600 - x, 800 - y]],
    ['three quarters', ({ x, y }) => [800 - y, x]],
  ])('on a page that is shown turned by %s is read all the same', (_, turn) => {
    const turned = boleta().map((item) => {
      const [x, y] = turn(item);
      return { ...item, x, y };
    });
    expect(reading(turned)).toMatchObject(READ);
  });

  test.each([
    'ANULADA',
    'A N U L A D A',
    'Boleta Anulada',
    'BOLETA DE HONORARIOS ANULADA',
    'NULA',
    'BOLETA ANULADA CON FECHA 03/11/2026',
  ])('marked %s is annulled, and still read', (mark) => {
    expect(reading([...boleta(), row(mark, 200, 450)])).toMatchObject({ ...READ, isAnnulled: true });
  });
});

/** Texts of wide type, which pdf.js takes for words; but the receiver's name, which nothing is compared with. */
function apart(texts: readonly PdfText[], change: (text: string) => string): PdfText[] {
  return texts.map((item) => ({
    ...item,
    text: item.text
      .split(READ.receiverName)
      .map((text) => change(text))
      .join(READ.receiverName),
  }));
}

/** A text in pieces that touch, cut where `cuts` are. */
function pieces({ text, width = 0, ...item }: PdfText, cuts: readonly number[]): PdfText[] {
  const letter = width / text.length;
  const ends = [...new Set(cuts.map((cut) => cut % text.length)), text.length].sort(
    (one, other) => one - other,
  );
  return ends
    .map((end, at) => [ends[at - 1] ?? 0, end] as const)
    .filter(([start, end]) => text.slice(start, end).trim() !== '')
    .map(([start, end]) => ({
      ...{ ...item, text: text.slice(start, end), x: item.x + letter * start },
      width: letter * (end - start),
    }));
}

/** A text in two pieces that touch. */
function halves(item: PdfText): PdfText[] {
  const at = Math.floor(item.text.length / 2);
  const letter = (item.width ?? 0) / item.text.length;
  return [
    { ...item, text: item.text.slice(0, at), width: letter * at },
    { ...item, text: item.text.slice(at), x: item.x + letter * at, width: letter * (item.text.length - at) },
  ].filter(({ text }) => text !== '');
}

describe('what is unclear is null, with its reason', () => {
  const TWO_WAYS = /dos maneras/;
  test.each([
    ['1,300', TWO_WAYS],
    ['1,300,000', TWO_WAYS],
    ['1.300,000', TWO_WAYS],
    ['1.30', TWO_WAYS],
    ['1300.5', TWO_WAYS],
    ['0.300', TWO_WAYS],
    ['471.976 400.000', TWO_WAYS],
    ['130.0', TWO_WAYS],
    ['1234567890123', /no es un monto en pesos/],
    ['-471.976', /no es un monto en pesos/],
    ['gratis', /no es un monto en pesos/],
    ['', /No hay un monto/],
  ])('an amount «%s»', (amount, reason) => {
    const read = reading(boleta({ amounts: [amount, '71.976', '400.000'] }));
    expect(read.gross).toBeNull();
    expect(read.reasons.gross).toMatch(reason);
    expect([read.checks.sum.result, read.checks.part.result]).toEqual(['unknown', 'unknown']);
  });

  it('a long text is told by its beginning', () => {
    const read = reading(boleta({ date: `Fecha: ${'x'.repeat(300)}` }));
    expect(read.reasons.issuedOn).toBe(`«${'x'.repeat(40)}…» no se lee como una fecha.`);
  });

  test.each<[string, Parameters<typeof boleta>[0], keyof BoletaPdf['reasons'], RegExp]>([
    ['no folio', { folio: '' }, 'folio', /No se encontró el folio/],
    ['folio 0', { folio: 'N ° 0' }, 'folio', /no es un folio/],
    ['two folios', { address: 'N° 742' }, 'folio', /dos valores para el folio/],
    ['a RUT with a wrong digit', { rut: '12.345.678-4' }, 'issuerRut', /dígito verificador/],
    ['a RUT of zeros', { rut: '00.000.000-0' }, 'issuerRut', /dígito verificador/],
    ['no RUT', { rut: '' }, 'issuerRut', /no se lee como un RUT/],
    ['two RUTs', { address: 'RUT: 11.111.111-1' }, 'issuerRut', /dos valores/],
    [
      'no receiver',
      { receiver: 'Señor(es):   Rut: 76.007.075- 0' },
      'receiverName',
      /No se encontró el nombre/,
    ],
    [
      'no label of the receiver',
      { receiver: 'Cliente: Rut: 76.007.075- 0' },
      'receiverRut',
      /No se encontró/,
    ],
    ['a year of two figures', { date: 'Fecha: 01/10/26' }, 'issuedOn', /no se lee como una fecha/],
    [
      'a day that there is not',
      { date: 'Fecha: 31 de Febrero de 2026' },
      'issuedOn',
      /no se lee como una fecha/,
    ],
    ['a date that is none', { date: 'Fecha: mañana' }, 'issuedOn', /no se lee como una fecha/],
    ['no hour', { emission: 'Fecha / Hora Emisión: 02/10/2026' }, 'emittedAt', /no trae una hora/],
    [
      'an hour of half a day',
      { emission: 'Fecha / Hora Emisión: 02/10/2026 01:04 p.m.' },
      'emittedAt',
      /dos maneras/,
    ],
    [
      'an hour that there is not',
      { emission: 'Fecha / Hora Emisión: 02/10/2026 27:04' },
      'emittedAt',
      /no trae una hora/,
    ],
    ['no day of issue', { emission: '' }, 'emittedOn', /No se encontró el día/],
    ['a rate of three decimals', { retentionLabel: '15.255 % Impto. Retenido:' }, 'rate', /no es una tasa/],
    ['no rate', { retentionLabel: 'Impto. Retenido:' }, 'rate', /No se encontró la tasa/],
    ['two rates', { retentionLabel: '15.25 % Impto. Retenido 16 %:' }, 'rate', /dos valores/],
    ['a line of retention of other words', { retentionLabel: 'Retenido:' }, 'retention', /No se encontró/],
    [
      'no line of retention, and amounts that differ',
      { retentionLabel: '', amounts: ['9', '', '8'] },
      'retention',
      /No se encontró/,
    ],
    ['no retention, so nobody who withholds', { amounts: ['9', '?', '8'] }, 'withheldBy', /No se encontró/],
    ['no gross', { grossLabel: 'Suma:' }, 'gross', /No se encontró el bruto/],
  ])('%s', (_, changed, field, reason) => {
    const read = reading(boleta(changed));
    expect(read[field]).toBeNull();
    expect(read.reasons[field]).toMatch(reason);
  });

  it('without the line before the free text, the amounts end the head', () => {
    expect(reading(boleta({ services: 'Detalle' }))).toMatchObject(READ);
    const bare = reading(boleta({ services: 'Detalle', grossLabel: 'Suma:' }));
    expect(bare).toMatchObject({ folio: 164, gross: null });
  });

  it('two boletas in one PDF are told, and none of them is read', () => {
    const second = boleta({ folio: 'N ° 165', barcode: '1234567800165EA54C26' });
    const read = reading([...boleta(), ...second.map((item) => ({ ...item, page: 2 }))]);
    expect(read).toMatchObject({ folio: null, gross: null, receiverRut: null, barcode: null });
    expect(new Set(Object.values(read.reasons))).toEqual(new Set(['El PDF trae 2 boletas: sube una sola.']));
    expect(new Set(Object.values(results(read)))).toEqual(new Set(['unknown']));
  });

  it('so are two on one page; a copy on the same page tells nothing new', () => {
    const below = (item: PdfText) => ({ ...item, y: item.y - 1000 });
    const second = boleta({ folio: 'N ° 165', barcode: '1234567800165EA54C26' });
    expect(reading([...boleta(), ...second.map(below)])).toMatchObject({ folio: null, barcode: null });
    expect(reading([...boleta(), ...boleta().map(below)])).toMatchObject(READ);
  });

  it('texts without places give nothing wrong', () => {
    const read = reading(boleta().map((item) => ({ ...item, x: 0, y: 0 })));
    expect([read.gross, read.retention, read.net]).toEqual([null, null, null]);
  });
});

describe('a check', () => {
  const message = (name: keyof BoletaPdf['checks'], changed: Parameters<typeof boleta>[0], rules = RULES) =>
    reading(boleta(changed), rules).checks[name];

  test.each<[keyof BoletaPdf['checks'], Parameters<typeof boleta>[0], string]>([
    [
      'barcode',
      { folio: 'N ° 165' },
      'El código de barras es de otra boleta: no corresponde al RUT y al folio.',
    ],
    [
      'barcode',
      { rut: '7.654.321-6' },
      'El código de barras es de otra boleta: no corresponde al RUT y al folio.',
    ],
    [
      'sum',
      { amounts: ['571.976', '71.976', '400.000'] },
      'En el PDF, el bruto de $571.976 menos la retención de $71.976 no da el líquido de $400.000.',
    ],
    [
      'part',
      { amounts: ['571.976', '71.976', '500.000'] },
      'El 15,25\u00a0% de $571.976 es $87.226 y la boleta retiene $71.976.',
    ],
    [
      'rate',
      { date: 'Fecha: 02 de Enero de 2027' },
      'La tasa de la boleta es 15,25\u00a0% y la de 2027 es 16\u00a0%.',
    ],
    [
      'receiver',
      { receiver: 'Señor(es): OTRA SA Rut: 77.574.330− 1' },
      'La boleta está hecha al RUT 77.574.330-1 y el del estudio es 76.007.075-0.',
    ],
  ])('of %s tells what is wrong', (name, changed, told) => {
    expect(message(name, changed)).toEqual({ result: 'wrong', message: told });
  });

  test.each<[keyof BoletaPdf['checks'], Parameters<typeof boleta>[0], RegExp]>([
    ['barcode', { folio: '' }, /falta leer el RUT o el folio/],
    ['barcode', { rut: '' }, /falta leer el RUT o el folio/],
    ['barcode', { folio: 'N ° 100000' }, /más dígitos/],
    ['sum', { amounts: ['1', '?', '1'] }, /falta leer un monto/],
    ['part', { amounts: ['1', '?', '1'] }, /falta leer/],
    ['rate', { retentionLabel: 'Impto. Retenido:' }, /falta leer la tasa o la fecha/],
    ['rate', { date: '' }, /falta leer la tasa o la fecha/],
    ['rate', { date: 'Fecha: 01/10/2031' }, /No hay tasa de retención para el año/],
    ['receiver', { receiver: 'Señor(es): OTRA SA' }, /falta leer su RUT/],
  ])('of %s tells what it lacks', (name, changed, told) => {
    expect(message(name, changed)).toEqual({ result: 'unknown', message: expect.stringMatching(told) });
  });

  it('needs its rules', () => {
    expect(message('receiver', {}, { ...RULES, studioRut: '' }).message).toMatch(/falta el RUT del estudio/);
    expect(message('rate', {}, null as never).result).toBe('unknown');
    expect(message('receiver', {}, { ...RULES, studioRut: ' 076007075–0 ' }).result).toBe('right');
  });

  it('lets the SII round by a peso', () => {
    expect(message('part', { amounts: ['471.976', '71.977', '399.999'] }).result).toBe('right');
    expect(message('part', { amounts: ['471.976', '71.978', '399.998'] }).result).toBe('wrong');
  });

  it('finds any amount that was changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 2, max: 900_000 }), (which, changed) => {
        const amounts = [471_976, 71_976, 400_000];
        fc.pre(amounts[which] !== changed);
        amounts[which] = changed;
        const read = reading(boleta({ amounts: amounts.map(String) }));
        expect(results(read)).toMatchObject({ barcode: 'right', sum: 'wrong' });
      }),
    );
  });
});

describe('another paper', () => {
  const OTHER = { kind: 'other', message: 'No parece el PDF del SII' };
  test.each<[string, unknown]>([
    ['nothing', []],
    ['a scan', undefined],
    ['a boleta without barcode', boleta({ barcode: '' })],
    ['a barcode without title', boleta({ title: ['FACTURA ELECTRONICA'] })],
    [
      'a boleta of another kind',
      boleta({ title: ['BOLETA DE PRESTACION DE SERVICIOS DE TERCEROS', 'ELECTRONICA'] }),
    ],
    ['40 pages of a script', paper(40)],
    ['texts without places', boleta().map(({ text }) => ({ text }))],
    ['texts alone', boleta().map(({ text }) => text)],
    [
      'a text longer than a page',
      [row('BOLETA DE HONORARIOS ELECTRONICA '.repeat(99), 60, 800), row('1234567800164EA54C26', 60, 300)],
    ],
    [
      'a row longer than a page',
      Array.from({ length: 500 }, (_, at) => row('BOLETA DE HONORARIOS ELECTRONICA', at * 300, 800)),
    ],
  ])('%s', (_, texts) => {
    expect(readBoletaPdf(texts as PdfText[], RULES)).toEqual(OTHER);
  });
});

describe('a difference from what is expected', () => {
  const told = (expected: ExpectedBoleta, texts = boleta()) => boletaPdfDifferences(reading(texts), expected);

  it('is none where all is the same, whatever the form', () => {
    const typed = {
      folio: 164,
      issuedOn: '2026-10-01',
      gross: 471_976,
      withheldBy: 'studio',
      retention: 71_976,
      net: 400_000,
    } as const;
    expect(told({ rut: '12345678-5', gross: 471_976, typed })).toEqual([]);
    expect(told({ rut: '', gross: null, typed: { folio: null, issuedOn: '', withheldBy: '' } })).toEqual([]);
    expect(told({})).toEqual([]);
  });

  test.each<[ExpectedBoleta, string, string]>([
    [
      { rut: '7.654.321-6' },
      'issuerRut',
      'La boleta es del RUT 12.345.678-5 y se esperaba una del 7.654.321-6.',
    ],
    [{ gross: 450_000 }, 'gross', 'El PDF es por $471.976 y lo pedido, por $450.000: $21.976 más.'],
    [{ gross: 480_000 }, 'gross', 'El PDF es por $471.976 y lo pedido, por $480.000: $8.024 menos.'],
    [{ typed: { folio: 165 } }, 'folio', 'El folio del PDF es 164 y se indicó 165.'],
    [
      { typed: { issuedOn: '2026-10-02' } },
      'issuedOn',
      'La fecha del PDF es 01-10-2026 y se indicó 02-10-2026.',
    ],
    [{ typed: { gross: 0 } }, 'gross', 'El bruto del PDF es $471.976 y se indicó $0.'],
    [
      { typed: { withheldBy: 'person' } },
      'withheldBy',
      'Según el PDF, la retención la paga el estudio y se indicó la persona.',
    ],
    [{ typed: { retention: 0 } }, 'retention', 'La retención del PDF es $71.976 y se indicó $0.'],
    [{ typed: { net: 1 } }, 'net', 'El líquido del PDF es $400.000 y se indicó $1.'],
  ])('%j', (expected, field, message) => {
    expect(told(expected)).toEqual([{ field, message }]);
  });

  it('is none of the net where only the PDF itself does not add up', () => {
    const typed = { gross: 471_976, retention: 71_976, net: 400_000 };
    const changed = boleta({ amounts: ['471.976', '71.976', '410.000'] });
    expect(told({ typed }, changed)).toEqual([]);
    expect(told({ typed: { ...typed, retention: 71_970, net: 400_006 } }, changed)).toHaveLength(2);
  });

  it('is told of an annulled boleta', () => {
    expect(told({}, [...boleta(), row('ANULADA', 200, 450)])).toEqual([
      { field: 'isAnnulled', message: 'El PDF dice que la boleta está anulada.' },
    ]);
  });

  it('is none for what could not be read, nor for another paper', () => {
    const expected = { rut: '7.654.321-6', gross: 1, typed: { folio: 9, net: 1 } };
    expect(told(expected, boleta({ folio: '', rut: '', amounts: ['', '', ''] }))).toEqual([]);
    expect(boletaPdfDifferences(readBoletaPdf([], RULES), expected)).toEqual([]);
  });
});

it('says that the RUT could not be compared where the person has none', () => {
  const told =
    'La boleta es del RUT 12.345.678-5 y no se pudo comprobar: falta el RUT en la ficha de la persona.';
  for (const rut of ['', null, undefined]) expect(unsureIssuer(reading(boleta()), rut)).toBe(told);
  expect(unsureIssuer(reading(boleta()), '7.654.321-6')).toBe('');
  expect(unsureIssuer(reading(boleta({ rut: '' })), '')).toBe('');
  expect(unsureIssuer(readBoletaPdf([], RULES), '')).toBe('');
});

it('says whose RUT could not be read', () => {
  const [issuer, receiver] = ['el RUT de quien emite la boleta', 'el RUT de quien la recibe'].map(
    (who) => `No se pudo leer ${who}: revísalo en el PDF.`,
  );
  const { receiverRut, ...read } = reading(boleta({ rut: '' }));
  expect(unreadParties(reading(boleta()))).toEqual([]);
  expect(unreadParties({ ...read, receiverRut })).toEqual([issuer]);
  expect(unreadParties({ issuerRut: '12.345.678-5', receiverRut: null })).toEqual([receiver]);
  expect(unreadParties({ issuerRut: null, receiverRut: null })).toEqual([issuer, receiver]);
  expect(unreadParties(readBoletaPdf([], RULES))).toEqual([]);
});

describe('whatever it is given', () => {
  const text = fc.record(
    {
      text: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...boleta().map((item) => item.text))),
      x: fc.double(),
      y: fc.double(),
      width: fc.double(),
      page: fc.nat(3),
    },
    { requiredKeys: [] },
  );
  it('nothing throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.array(fc.oneof(text, fc.anything()))),
        fc.anything(),
        (texts, other) => {
          const read = readBoletaPdf(texts as PdfText[], other as typeof RULES);
          expect(['boleta', 'other']).toContain(read.kind);
          expect(boletaPdfDifferences(read, other as ExpectedBoleta)).toBeInstanceOf(Array);
          expect(boletaPdfDifferences(other as BoletaPdf, texts as ExpectedBoleta)).toBeInstanceOf(Array);
        },
      ),
    );
  });

  it('of 40 full pages and 100.000 single letters in a row it makes an answer in little time', () => {
    const letters = Array.from({ length: 100_000 }, (_, at) => row('1', at, 100));
    const start = process.threadCpuUsage();
    expect(reading([...boleta(), ...paper(39, 2), ...column(20_000, 2), ...letters]).folio).toBe(164);
    const { user, system } = process.threadCpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(3000);
  });
});
