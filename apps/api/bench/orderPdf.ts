import { voiceUses } from '@doblaje/domain/voices';
import { type OrderPaperData, writeOrderPdf } from '../src/office/orderPaper/writeOrderPdf';

/** Measures the processor time for the paper of an order. A usual one may take 50 ms (issue: PDF of an order). */
const ORDER: OrderPaperData = {
  number: 1246,
  typeId: 1,
  projectTitle: 'La bahía de los relojes, temporada 2',
  chapterNumber: 204,
  chapterTitle: 'El faro apagado',
  personName: 'Antonia Millaquén Rojas',
  startDate: '2026-03-09',
  dueDate: '2026-03-11',
  amount: 180_000,
  expected: { year: 2026, rate: 15.25, retention: 27_450, net: 152_550 },
  voices: voiceUses([], {}),
  notes: 'Los loops 12 a 19 van susurrados. Revisa el guion del capítulo antes de aceptar esta orden.',
  issuedAt: '2026-03-03T13:00:00.000Z',
  brand: 'Estudio de Doblaje',
  lines: [
    { characterName: 'Inspectora Malva', characterType: 'ACTOR', loops: 48 },
    { characterName: 'Vendedora de diarios', characterType: 'ACTOR', loops: 3 },
  ],
};
const LONG = Array.from({ length: 1000 }, (_, index) => ({
  characterName: `Personaje ${index + 1}`,
  characterType: 'ACTOR' as const,
  loops: index,
}));

const TIMES = 50;

async function measure(name: string, order: OrderPaperData, times: number): Promise<number> {
  await writeOrderPdf(order);
  const before = process.cpuUsage();
  let bytes = 0;
  for (let index = 0; index < times; index++) bytes = (await writeOrderPdf(order)).length;
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 1000 / times;
  console.log(`${name}: ${each.toFixed(1)} ms of CPU each, ${Math.round(bytes / 1024)} KiB`);
  return each;
}

const usual = await measure('a usual order', ORDER, TIMES);
await measure('1 000 roles', { ...ORDER, lines: LONG }, 2);
if (usual > 50) process.exitCode = 1;
