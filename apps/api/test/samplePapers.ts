import { voiceUses } from '@doblaje/domain/voices';
import { writeDemoPdf } from '../src/demo/demoPdf';
import { writeBreachPdf } from '../src/office/breaches/writeBreachPdf';
import { type OrderPaperData, writeOrderPdf } from '../src/office/orderPaper/writeOrderPdf';
import { writeCertificatePdf } from '../src/office/payments/writeCertificatePdf';

const PROJECT = 'La bahía de los relojes, temporada 2';

const ORDER: OrderPaperData = {
  ...{ number: 1246, typeId: 7, projectTitle: PROJECT, chapterNumber: 204, chapterTitle: 'El faro apagado' },
  ...{ personName: 'Ñancupil Rojas', startDate: '2026-03-09', dueDate: '2026-03-11', amount: 121_000 },
  expected: { year: 2026, rate: 15.25, retention: 18_453, net: 102_547 },
  notes:
    'Los loops 12 a 19 van susurrados, como quien habla con alguien que duerme en la pieza de al lado y no debe despertar.\n\nLos demás, en voz plena.',
  issuedAt: '2026-03-03T02:00:00.000Z',
  brand: 'Estudio & Doblaje',
  voices: voiceUses(
    [
      {
        ...{ scope: 'aiRetakes', projectId: 7, projectTitle: PROJECT, territory: 'Chile y Perú' },
        ...{ from: '2026-03-01', until: '2027-12-31' },
      },
    ],
    { projectId: 7, day: '2026-03-11' },
  ),
  lines: [
    { characterName: 'Inspectora Malva', characterType: 'ACTOR', loops: 48 },
    { characterName: 'Coro del puerto', characterType: 'MUSICIAN', loops: 3 },
  ],
};

const LONG_ORDER: OrderPaperData = {
  ...ORDER,
  notes: 'Una nota larga, que sigue en la línea de abajo. '.repeat(60),
  lines: Array.from({ length: 120 }, (_, index) => ({
    characterName: `Personaje ${index + 1}${' y quienes le acompañan en la plaza'.repeat(index % 4)}`,
    characterType: 'ACTOR',
    loops: index,
  })),
};

const certificate = () =>
  writeCertificatePdf({
    ...{ year: '2026', brand: 'Estudio & Doblaje', madeAt: '2027-01-05T02:00:00.000Z' },
    studio: { name: 'Estudio Andino SpA', rut: '76.007.075-0' },
    issuers: [{ name: 'Ñancupil Rojas', rut: '12.345.678-5' }],
    months: [
      { month: '2026-01', boletas: 1, gross: 80_000, retention: 12_200, net: 67_800 },
      { month: '2026-12', boletas: 2, gross: 1_200_000, retention: 183_000, net: 1_017_000 },
    ],
    annulled: [
      {
        ...{ folio: 1165, gross: 90_000, annulledOn: '2026-12-21' },
        settledBy: { folio: 1170, on: '2026-12-28' },
      },
    ],
  });

const breach = () =>
  writeBreachPdf({
    brand: 'Estudio & Doblaje',
    studio: { name: 'Estudio Andino SpA', rut: '76.007.075-0' },
    contact: { representative: 'Rosa Rojas', address: 'Calle Larga 12, Valdivia', email: 'datos@andino.cl' },
    breach: {
      ...{ id: 3, title: 'Un computador con boletas se perdió en un bus', since: '2026-11-10' },
      ...{
        foundOn: '2026-11-11',
        dataKinds: ['bank', 'identity'],
        peopleKinds: ['talent'],
        hasChildren: false,
      },
      ...{ peopleCount: 40, what: 'Estaba sin clave.\nQuien lo encontró lo devolvió a los tres días.' },
      effects: 'Alguien puede conocer sus cuentas.',
      measures: 'Cerramos sesiones.',
      mails: [{ sentAt: '2026-11-20T15:00:00.000Z', people: 40 }],
      updatedAt: '2026-11-20T15:00:00.000Z',
    } as never,
  });

const demo = () =>
  writeDemoPdf({
    title: 'Contrato de prestación de servicios',
    over: 'Contrato · La bahía de los relojes',
    pages: [
      ['Entre las partes se conviene lo que sigue. '.repeat(6), 'Primero.'],
      ['Segundo.', 'Tercero.'],
    ],
  });

/** Every PDF that the API draws, by a name. What imitates files from outside is not among them: scans, the SII's boletas. */
export const PAPERS: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  order: () => writeOrderPdf(ORDER),
  longOrder: () => writeOrderPdf(LONG_ORDER),
  certificate,
  breach,
  demo,
};
