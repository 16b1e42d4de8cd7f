import { describe, expect, it } from 'vitest';
import {
  APPLICATION_REVIEW_INITIAL,
  CATALOGUE_ENTRY_INITIAL,
  CHAPTER_INITIAL,
  CHAPTER_RUN_INITIAL,
  CHARACTER_INITIAL,
  dayAfter,
  durationSeconds,
  durationText,
  PROJECT_INITIAL,
  VOCAL_PROFILE_INITIAL,
  validateApplicationReview,
  validateCatalogueEntry,
  validateChapter,
  validateChapterRun,
  validateCharacter,
  validateLoops,
  validateProject,
  validateRetentionRate,
  validateVocalProfile,
  validateWorkOrder,
  validateWorkOrderAnswer,
  validateWorkOrderDraft,
  validateWorkOrderVoid,
  WORK_ORDER_INITIAL,
} from './index';

describe('project', () => {
  it('needs title, number, type, state and client', () => {
    expect(validateProject(PROJECT_INITIAL)).toEqual({
      projectTitle: 'El título del proyecto es requerido',
      houseNumber: 'El número interno es requerido',
      typeId: 'Elige un tipo',
      statusId: 'Elige un estado',
      clientsId: 'Elige un cliente',
    });
  });

  it('does not need season and signal', () => {
    const project = {
      ...PROJECT_INITIAL,
      projectTitle: 'Marea baja',
      houseNumber: 'MB-118',
      typeId: 4,
      statusId: 1,
      clientsId: 2,
    };
    expect(validateProject(project)).toEqual({});
    expect(validateProject({ ...project, clientsId: '2' })).toEqual({ clientsId: 'Elige un cliente' });
    expect(validateProject({ ...project, clientsId: -1 })).toEqual({ clientsId: 'Elige un cliente' });
  });
});

describe('chapter', () => {
  const chapter = {
    number: 204,
    title: 'El faro apagado',
    duration: '00:44:12',
    dueDate: '2026-03-24',
    statusId: 2,
  };

  it('needs number, title and state', () => {
    expect(validateChapter(CHAPTER_INITIAL)).toEqual({
      number: 'El número de capítulo es requerido',
      title: 'El título del capítulo es requerido',
      statusId: 'Elige un estado',
    });
    expect(validateChapter(chapter)).toEqual({});
  });

  it('reads duration and date', () => {
    expect(validateChapter({ ...chapter, number: 1.5, duration: '44:12', dueDate: '24-03-2026' })).toEqual({
      number: 'Ingresa un número entre 0 y 99.999',
      duration: 'Escribe la duración como HH:MM:SS, por ejemplo 00:44:12',
      dueDate: 'Ingresa una fecha válida',
    });
  });
});

describe('duration', () => {
  it.each([
    ['00:00:00', 0],
    ['00:44:12', 2652],
    ['99:59:59', 359_999],
  ])('%s is %i seconds', (text, seconds) => {
    expect(durationSeconds(text)).toBe(seconds);
    expect(durationText(seconds)).toBe(text);
  });

  it.each(['', '44:12', '0:44:12', '00:60:00', '00:00:60', '100:00:00', ' 00:44:12', 2652, null])(
    '%j is no duration',
    (text) => {
      expect(durationSeconds(text)).toBeNull();
    },
  );

  it.each([-1, 360_000, Number.NaN, Number.POSITIVE_INFINITY, '2652', null])('%j has no text', (seconds) => {
    expect(durationText(seconds)).toBe('');
  });
});

describe('character', () => {
  const malva = {
    name: 'Inspectora Malva',
    characterType: 'ACTOR',
    personId: '',
    loopsPlanned: 48,
    loopsDone: 41,
  };

  it('needs a name and a type, but no person yet', () => {
    expect(validateCharacter(CHARACTER_INITIAL)).toEqual({
      name: 'El nombre del personaje es requerido',
      characterType: 'Elige un tipo de personaje',
    });
    expect(validateCharacter(malva)).toEqual({});
  });

  it('never has more loops done than planned', () => {
    expect(validateCharacter({ ...malva, loopsDone: 48 })).toEqual({});
    expect(validateCharacter({ ...malva, loopsDone: 49 })).toEqual({
      loopsDone: 'Los loops grabados no pueden superar los planificados',
    });
    expect(validateCharacter({ ...malva, loopsPlanned: undefined, loopsDone: -1 })).toEqual({
      loopsPlanned: 'Los loops planificados son requeridos',
      loopsDone: 'Ingresa un número entre 0 y 9.999',
    });
    expect(validateCharacter({ ...malva, loopsPlanned: 'x' })).toEqual({
      loopsPlanned: 'Ingresa un número entre 0 y 9.999',
    });
  });
});

describe('work order', () => {
  const order = {
    chapterId: 7,
    personId: '7b0f5a2e-4c1d-4f3a-9a57-2f1f0f8f3c11',
    typeId: 1,
    startDate: '2026-02-16',
    dueDate: '2026-03-11',
    amount: 180_000,
    notes: '',
  };

  it('needs chapter, person, type and dates to be issued', () => {
    expect(validateWorkOrder(WORK_ORDER_INITIAL)).toEqual({
      chapterId: 'Elige un capítulo',
      personId: 'Elige una persona',
      typeId: 'Elige un tipo de orden',
      startDate: 'La fecha de inicio es requerida',
      dueDate: 'La fecha de entrega es requerida',
    });
    expect(validateWorkOrder(order)).toEqual({});
    expect(validateWorkOrder({ ...order, amount: null })).toEqual({});
    expect(validateWorkOrder({ ...order, typeId: 8 })).toEqual({ typeId: 'Elige un tipo de orden' });
    expect(validateWorkOrder({ ...order, typeId: undefined })).toEqual({ typeId: 'Elige un tipo de orden' });
  });

  it('may be incomplete as a draft, but not wrong', () => {
    expect(validateWorkOrderDraft(WORK_ORDER_INITIAL)).toEqual({});
    const wrong = { ...order, dueDate: '2026-02-15', amount: 1.5, notes: 'x'.repeat(2001) };
    const errors = {
      dueDate: 'La entrega no puede ser anterior al inicio',
      amount: 'Ingresa un monto en pesos, sin decimales',
      notes: 'Debe tener como máximo 2.000 caracteres',
    };
    expect(validateWorkOrderDraft(wrong)).toEqual(errors);
    expect(validateWorkOrder(wrong)).toEqual(errors);
  });

  it.each([
    [0, 'El monto debe ser mayor que $0'],
    [-1, 'El monto debe ser mayor que $0'],
    [1e12, 'El monto es demasiado alto'],
    [180_000.5, 'Ingresa un monto en pesos, sin decimales'],
    ['1.000,50', 'Ingresa un monto en pesos, sin decimales'],
    ['180000', 'Ingresa un monto en pesos, sin decimales'],
  ])('takes no amount of %s, and says why', (amount, why) => {
    expect(validateWorkOrderDraft({ ...order, amount })).toEqual({ amount: why });
  });

  it('names the wrong lines, for the types that have lines', () => {
    const good = { appearanceId: 3, loops: 12 };
    const lines = [good, { appearanceId: 0, loops: -1 }, { appearanceId: 3, loops: 0 }, 'x'];
    expect(validateWorkOrder({ ...order, lines: [good] })).toEqual({});
    expect(validateWorkOrderDraft({ ...order, lines })).toEqual({
      lines: [
        undefined,
        { appearanceId: 'Elige un personaje', loops: 'Ingresa un número entre 0 y 9.999' },
        { appearanceId: 'Este personaje está dos veces' },
        { appearanceId: 'Elige un personaje', loops: 'Los loops son requeridos' },
      ],
    });
    expect(validateWorkOrder({ ...order, typeId: 2, lines: [] })).toEqual({});
    expect(validateWorkOrder({ ...order, typeId: 2, lines: [good] })).toEqual({
      lines: 'Las órdenes de este tipo no llevan personajes',
    });
    expect(validateWorkOrder({ ...order, lines: Array(1001).fill(good) })).toEqual({
      lines: 'Se pueden agregar hasta 1.000 personajes',
    });
  });

  it('is declined with a note, accepted with or without', () => {
    expect(validateWorkOrderAnswer({ answer: 'accept', note: '' })).toEqual({});
    expect(validateWorkOrderAnswer({ answer: 'decline', note: 'No puedo' })).toEqual({});
    expect(validateWorkOrderAnswer({ answer: 'decline', note: ' ' })).toEqual({
      note: 'Cuéntale al estudio por qué la rechazas',
    });
    expect(validateWorkOrderAnswer({ answer: 'decline', note: 'no' })).toEqual({
      note: 'Escribe al menos 3 caracteres',
    });
    for (const answer of ['accept', 'decline'])
      expect(validateWorkOrderAnswer({ answer, note: 'ñ'.repeat(501) })).toEqual({
        note: 'Debe tener como máximo 500 caracteres',
      });
    expect(validateWorkOrderAnswer({ note: '' })).toEqual({ answer: 'Acepta o rechaza la orden' });
  });

  it('is voided with a reason', () => {
    expect(validateWorkOrderVoid({ reason: '' })).toEqual({ reason: 'Escribe el motivo' });
    expect(validateWorkOrderVoid({ reason: 'ya' })).toEqual({ reason: 'Escribe al menos 3 caracteres' });
    expect(validateWorkOrderVoid({ reason: 'Cambió el guion' })).toEqual({});
  });

  it('compares dates only when both are dates', () => {
    expect(validateWorkOrderDraft({ startDate: 'x', dueDate: '2026-02-16' })).toEqual({
      startDate: 'Ingresa una fecha válida',
    });
    expect(validateWorkOrderDraft({ startDate: '2026-02-16', dueDate: 'x' })).toEqual({
      dueDate: 'Ingresa una fecha válida',
    });
  });
});

describe('application review', () => {
  it('takes the four states and a note', () => {
    expect(validateApplicationReview(APPLICATION_REVIEW_INITIAL)).toEqual({});
    expect(validateApplicationReview({ state: 'accepted', note: 'Buena dicción' })).toEqual({});
    expect(validateApplicationReview({ state: 'Aceptada', note: 'x'.repeat(2001) })).toEqual({
      state: 'Elige un estado',
      note: 'Debe tener como máximo 2.000 caracteres',
    });
  });
});

describe('catalogue entry', () => {
  it('needs a name, and for a status how far along it is', () => {
    expect(validateCatalogueEntry(CATALOGUE_ENTRY_INITIAL, 'chapterStatus')).toEqual({
      label: 'El nombre es requerido',
      stage: 'Elige qué significa',
    });
    expect(validateCatalogueEntry({ label: 'En revisión', stage: 'done' }, 'projectStatus')).toEqual({});
    expect(validateCatalogueEntry({ label: 'Faro TV', stage: '' }, 'signal')).toEqual({});
    expect(validateCatalogueEntry({ label: 'x'.repeat(81) }, 'nada' as never)).toEqual({
      label: 'Debe tener como máximo 80 caracteres',
    });
  });
});

describe('retention rate', () => {
  it('is a percentage of a year, with two decimals', () => {
    expect(validateRetentionRate({ year: 2026, rate: 15.25 })).toEqual({});
    expect(validateRetentionRate({})).toEqual({ year: 'El año es requerido', rate: 'La tasa es requerida' });
    const message = 'Ingresa un porcentaje entre 0 y 100, con dos decimales como máximo';
    for (const rate of [15.255, -1, 100.01, Number.NaN, '15'])
      expect(validateRetentionRate({ year: 1999, rate })).toEqual({
        year: 'Ingresa un año entre 2000 y 2100',
        rate: message,
      });
  });
});

describe('several chapters', () => {
  it('need numbers and a state; the other due dates follow from the first', () => {
    expect(validateChapterRun(CHAPTER_RUN_INITIAL)).toEqual({
      from: 'El primer número es requerido',
      to: 'El último número es requerido',
      statusId: 'Elige un estado',
    });
    expect(
      validateChapterRun({ from: 201, to: 400, dueDate: '2026-03-05', daysBetween: 7, statusId: 1 }),
    ).toEqual({});
    expect(['2026-02-26', 'x', undefined].map((day) => dayAfter(day, 7))).toEqual(['2026-03-05', '', '']);
    expect(validateChapterRun({ to: 4, statusId: 1 })).toEqual({ from: 'El primer número es requerido' });
    // A fraction of a day, no number, and days outside the calendar.
    expect([1.5, Number.NaN, 1e17, 3e6].map((days) => dayAfter('2026-02-26', days))).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  it('count upwards, and are limited to one screen at once', () => {
    const run = { from: 5, to: 4, dueDate: '30-02-2026', daysBetween: 366, statusId: 1 };
    expect(validateChapterRun(run)).toEqual({
      to: 'El último número no puede ser menor que el primero',
      dueDate: 'Ingresa una fecha válida',
      daysBetween: 'Ingresa un número de días entre 0 y 365',
    });
    expect(validateChapterRun({ ...run, to: 205, dueDate: '', daysBetween: 0 })).toEqual({
      to: 'Agrega 200 capítulos a la vez como máximo',
    });
  });
});

describe('loops of a cell', () => {
  it('follow the rules of a character’s form', () => {
    expect(validateLoops({ loopsPlanned: 3, loopsDone: 3 })).toEqual({});
    expect(validateLoops({ loopsPlanned: 3, loopsDone: 4 })).toEqual({
      loopsDone: 'Los loops grabados no pueden superar los planificados',
    });
  });
});

describe('vocal profile', () => {
  it('needs the work that the person does, from the list, and nothing else', () => {
    expect(validateVocalProfile(VOCAL_PROFILE_INITIAL)).toEqual({
      applicant_types: 'Elige al menos una opción',
    });
    expect(validateVocalProfile({ ...VOCAL_PROFILE_INITIAL, applicant_types: ['Actor', 'Técnico'] })).toEqual(
      {},
    );
    const unknown = 'Elige una opción de la lista';
    expect(
      validateVocalProfile({ applicant_types: ['Actor', 'actor'], vocal_tone: 'Grave', singing: 'Quizás' }),
    ).toEqual({ applicant_types: 'Elige opciones de la lista', vocal_tone: unknown, singing: unknown });
    expect(validateVocalProfile({ applicant_types: 'Actor' })).toEqual({
      applicant_types: 'Elige opciones de la lista',
    });
  });

  it('limits the length of its texts', () => {
    const values = {
      ...VOCAL_PROFILE_INITIAL,
      applicant_types: ['Actor'],
      vocal_tone: 'Tono medio',
      singing: 'Sí',
    };
    expect(
      validateVocalProfile({ ...values, vocal_age_range: 'x'.repeat(200), note: 'x'.repeat(2000) }),
    ).toEqual({});
    expect(
      Object.keys(
        validateVocalProfile({
          ...values,
          vocal_age_range: 'x'.repeat(201),
          singing_detail: 'x'.repeat(2001),
          note: 'x'.repeat(2001),
        }),
      ),
    ).toEqual(['vocal_age_range', 'singing_detail', 'note']);
  });
});
