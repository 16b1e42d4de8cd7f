import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import worldCountries from 'world-countries';
import { countriesModule } from '../../scripts/countries.ts';
import {
  ACCOUNT_TYPES,
  APPLICANT_TYPES,
  APPLICATION_STATES,
  BANKS,
  type BankCode,
  BOLETA_DIFFERENCES,
  BOLETA_KINDS,
  BOLETA_STATES,
  boletaTitle,
  CATALOGUE_KINDS,
  CHARACTER_TYPES,
  COMMUNITIES,
  COUNTRIES,
  coversRoles,
  DISABILITIES,
  DUE_SOON_DAYS,
  ENDING_SOON_DAYS,
  GENDERS,
  HOLIDAY_KINDS,
  isIn,
  isLateChapter,
  LEFT_OUT_REASONS,
  labelIn,
  labelOfAccountType,
  labelOfApplicantType,
  labelOfApplicationState,
  labelOfBank,
  labelOfBoletaDifference,
  labelOfBoletaKind,
  labelOfBoletaState,
  labelOfBoletaWait,
  labelOfCatalogueKind,
  labelOfChapterDue,
  labelOfCharacterType,
  labelOfCommunity,
  labelOfContractEnd,
  labelOfCountry,
  labelOfDisability,
  labelOfDocumentKind,
  labelOfDocumentState,
  labelOfGender,
  labelOfHolidayKind,
  labelOfLeftOutReason,
  labelOfMonthState,
  labelOfNominaFile,
  labelOfNominaState,
  labelOfOwnApplicationState,
  labelOfPersonState,
  labelOfProjectDue,
  labelOfProjectType,
  labelOfSiiState,
  labelOfStatusStage,
  labelOfVocalTone,
  labelOfVoiceScope,
  labelOfWithholder,
  labelOfWorkOrderDue,
  labelOfWorkOrderState,
  labelOfWorkOrderType,
  labelOfWorkOrderWait,
  labelOfYesNo,
  NOMINA_STATES,
  nominaProgressText,
  nominaTitle,
  type Option,
  orderNumbersText,
  ownApplicationState,
  PERSON_STATES,
  PROJECT_TYPES,
  type ProjectTypeId,
  ROLE_OPTIONS,
  SII_STATES,
  STATUS_STAGES,
  UNANSWERED_DAYS,
  VOCAL_TONES,
  WITHHOLDERS,
  WORK_ORDER_STATES,
  WORK_ORDER_TYPES,
  workOrderTitle,
  YES_NO,
} from './index';

const pairs = (options: readonly Option[]) => options.map(({ value, label }) => [value, label]);

describe('lists of the spec, in its order', () => {
  it('states of one’s own application: both states before a decision look the same, so none shows a shortlist', () => {
    const seen = (['draft', 'new', 'shortlisted', 'accepted', 'rejected'] as const).map(ownApplicationState);
    expect(seen).toEqual(['draft', 'reviewing', 'reviewing', 'accepted', 'rejected']);
  });

  it('states of an account, roles, and reasons to leave somebody out', () => {
    expect(PERSON_STATES.map(({ label }) => label)).toEqual(['Activo', 'Inactivo', 'Sin activar']);
    expect(pairs(ROLE_OPTIONS)).toEqual([
      ['USER', 'Usuario'],
      ['ADMIN', 'Administración'],
    ]);
    expect(LEFT_OUT_REASONS.map(({ value }) => value)).toEqual(['self', 'lastAdmin', 'unactivated']);
    expect([labelOfPersonState('unactivated'), labelOfLeftOutReason('self')]).toEqual([
      'Sin activar',
      'Es tu propia cuenta',
    ]);
    expect([labelOfPersonState('gone'), labelOfLeftOutReason(null)]).toEqual(['', '']);
  });

  it('catalogues, and how far along a status is', () => {
    expect(CATALOGUE_KINDS.map(({ value }) => value)).toEqual([
      'projectStatus',
      'chapterStatus',
      'client',
      'signal',
    ]);
    expect(STATUS_STAGES.map(({ value }) => value)).toEqual([
      'waiting',
      'inProgress',
      'paused',
      'done',
      'cancelled',
    ]);
  });

  it('communities', () => {
    expect(pairs(COMMUNITIES)).toEqual([
      ['lgbt', 'LGBT'],
      ['lgbtq', 'LGBTQ'],
      ['Hispanic', 'Hispana'],
      ['Black', 'Negra'],
      ['Asian', 'Asiática'],
      ['Indigenous', 'Indígena'],
      ['Other', 'Otra'],
    ]);
  });

  it('genders', () => {
    expect(GENDERS.map(({ label }) => label)).toEqual([
      'Femenino',
      'Masculino',
      'Prefiero no indicarlo',
      'Otros',
    ]);
  });

  it('disabilities', () => {
    expect(pairs(DISABILITIES)).toEqual([
      ['visual', 'Visual'],
      ['hearing', 'Auditiva'],
      ['physical', 'Física'],
      ['none', 'Ninguna'],
      ['other', 'Otra'],
    ]);
  });

  it('account types', () => {
    expect(pairs(ACCOUNT_TYPES)).toEqual([
      ['corriente', 'Corriente'],
      ['vista', 'Vista'],
      ['ahorro', 'Ahorro'],
    ]);
  });

  it('project types 1 to 10', () => {
    expect(PROJECT_TYPES.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(PROJECT_TYPES.map(({ label }) => label).join(', ')).toBe(
      'Largometraje, Serie, Documental, Teleserie, Aplicaciones, Comerciales, Otros, Trailer, Graficas, One Up',
    );
  });

  it('work-order types 1 to 7', () => {
    expect(WORK_ORDER_TYPES.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(WORK_ORDER_TYPES.map(({ label }) => label).join(', ')).toBe(
      'Orden de Actuación, Traducción, Mezcla, Subtitulaje, Canciones, Recreación M & E, Mezcla M & E',
    );
  });

  it('character types', () => {
    expect(pairs(CHARACTER_TYPES)).toEqual([
      ['ACTOR', 'Actor'],
      ['MUSICIAN', 'Músico'],
      ['TRANSLATOR', 'Traductor'],
    ]);
  });

  it('states of orders and boletas', () => {
    expect(WORK_ORDER_STATES.map(({ label }) => label).join(', ')).toBe(
      'Borrador, Emitida, Aceptada, Rechazada, Terminada, Anulada',
    );
    expect(BOLETA_STATES.map(({ label }) => label).join(', ')).toBe(
      'Pendiente, En revisión, Aprobada, Rechazada, Pagada',
    );
    expect([labelOfWorkOrderState('voided'), labelOfBoletaState('paid')]).toEqual(['Anulada', 'Pagada']);
    expect([boletaTitle(1187), boletaTitle(null), boletaTitle([])]).toEqual([
      'Boleta orden N.º 1.187',
      'Boleta',
      'Boleta',
    ]);
    expect(
      [[1187], [1187, 2], [1, 2, 3, 1004], [1, 2, 3, 4, 5], [3, 'x', null]].map((of) => boletaTitle(of)),
    ).toEqual([
      'Boleta orden N.º 1.187',
      'Boleta órdenes N.º 1.187 y 2',
      'Boleta órdenes N.º 1, 2, 3 y 1.004',
      'Boleta órdenes N.º 1, 2, 3 y 2 más',
      'Boleta orden N.º 3',
    ]);
    expect([[1187], [1187, 2], [1, 2, 3, 4, 5], []].map((of) => orderNumbersText(of))).toEqual([
      'orden N.º 1.187',
      'órdenes N.º 1.187 y 2',
      'órdenes N.º 1, 2, 3 y 2 más',
      '',
    ]);
    expect(BOLETA_KINDS.map(({ value }) => labelOfBoletaKind(value))).toEqual([
      'Boleta de honorarios (BHE)',
      'Boleta de terceros (BTE)',
    ]);
    expect(NOMINA_STATES.map(({ label }) => label).join(', ')).toBe('Preparada, Pagada, Anulada');
    expect(SII_STATES.map(({ label }) => label).join(', ')).toBe(
      'Vigente, Anulación solicitada, Nula, Observada',
    );
    expect(labelOfNominaState('paid')).toBe('Pagada');
    expect([nominaTitle(1012), nominaTitle(null)]).toEqual(['Nómina N.º 1.012', 'Nómina']);
    const sent = { state: 'prepared', isHandedOut: true, isAnswered: false, boletas: 5, paid: 0 } as const;
    expect(
      [
        { ...sent, isHandedOut: false },
        sent,
        { ...sent, isAnswered: true, paid: 2 },
        { ...sent, isAnswered: true, boletas: 1 },
        { ...sent, isAnswered: true, state: 'paid', paid: 5 } as const,
      ].map(nominaProgressText),
    ).toEqual(['Preparada', 'Descargada', '2 de 5 pagadas', '0 de 1 pagada', 'Pagada']);
    expect(BOLETA_DIFFERENCES.map(({ value }) => labelOfBoletaDifference(value))).toEqual([
      'Con diferencias',
      'Sin diferencias',
    ]);
    expect(HOLIDAY_KINDS.map(({ value }) => labelOfHolidayKind(value))).toEqual([
      'Feriado legal',
      'Feriado bancario',
      'Del estudio',
    ]);
    expect(WITHHOLDERS.map(({ value }) => labelOfWithholder(value))).toEqual(['El estudio', 'La persona']);
  });

  it('the choices of candidates', () => {
    expect(APPLICANT_TYPES.map(({ label }) => label)).toEqual(['Técnico', 'Actor', 'Traductor']);
    expect(VOCAL_TONES.map(({ label }) => label)).toEqual(['Tono agudo', 'Tono medio', 'Tono grave']);
    expect(YES_NO.map(({ label }) => label)).toEqual(['Sí', 'No']);
    expect(APPLICATION_STATES.map(({ label }) => label)).toEqual([
      'Nueva',
      'Preseleccionada',
      'Aceptada',
      'Rechazada',
    ]);
  });
});

describe('banks', () => {
  it('are 24, each with a 3-character code: 001 to 057, and 507', () => {
    expect(BANKS).toHaveLength(24);
    const codes = BANKS.map(({ value }) => value);
    expect(new Set(codes).size).toBe(24);
    expect(codes.every((code) => /^\d{3}$/.test(code))).toBe(true);
    expect(codes[0]).toBe('001');
    expect(codes.slice(-2)).toEqual(['057', '507']);
    expect(codes).toEqual([...codes].sort());
  });

  it('have the names people know', () => {
    expect(labelOfBank('001')).toBe('Banco de Chile');
    expect(labelOfBank('012')).toBe('BancoEstado');
    expect(labelOfBank('016')).toBe('Banco de Crédito e Inversiones (BCI)');
    expect(labelOfBank('037')).toBe('Banco Santander-Chile');
    expect(labelOfBank(1)).toBe('');
  });
});

describe('countries', () => {
  it('are those that the script writes', () => {
    // Ignore line ends: a Windows checkout has others, but the same list.
    const written = readFileSync(new URL('./countries.ts', import.meta.url), 'utf8').replaceAll('\r\n', '\n');
    expect(written).toBe(countriesModule());
  });

  it('have the codes of world-countries, Kosovo aside, which ISO 3166-1 does not assign', () => {
    const theirs = worldCountries.map(({ cca2 }) => cca2).filter((code) => code !== 'XK');
    expect(COUNTRIES.map(({ value }) => value).sort()).toEqual(theirs.sort());
    expect(COUNTRIES).toHaveLength(249);
  });

  it('have the Spanish names that Intl has, where its CLDR version is the same', () => {
    const intl = new Intl.DisplayNames('es-CL', { type: 'region' });
    const others = COUNTRIES.filter(({ value, label }) => intl.of(value) !== label).map(({ value }) => value);
    // Another CLDR version renames a few countries. With the version the list was made from, all names match.
    expect(others.length).toBeLessThanOrEqual(process.versions.cldr?.startsWith('48.') ? 0 : 12);
  });

  it('are sorted for Spanish: accents do not matter, ñ comes after n', () => {
    const labels = COUNTRIES.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort(new Intl.Collator('es').compare));
    expect(labels[0]).toBe('Afganistán');
    expect(labels.indexOf('Islas Åland')).toBeLessThan(labels.indexOf('Islas Caimán'));
  });

  it('have labels', () => {
    expect(labelOfCountry('CL')).toBe('Chile');
    expect(labelOfCountry('cl')).toBe('');
    expect(labelOfCountry(undefined)).toBe('');
  });
});

describe('labels', () => {
  it.each([
    [labelOfAccountType, 'vista', 'Vista'],
    [labelOfApplicantType, 'Técnico', 'Técnico'],
    [labelOfApplicationState, 'new', 'Nueva'],
    [labelOfOwnApplicationState, 'reviewing', 'En revisión'],
    [labelOfCatalogueKind, 'client', 'Clientes'],
    [labelOfChapterDue, 'late', 'Atrasados'],
    [labelOfCharacterType, 'MUSICIAN', 'Músico'],
    [labelOfCommunity, 'Black', 'Negra'],
    [labelOfDisability, 'hearing', 'Auditiva'],
    [labelOfDocumentKind, 'work-order', 'Orden de trabajo'],
    [labelOfDocumentState, 'inReview', 'En revisión'],
    [labelOfGender, 'Otros', 'Otros'],
    [labelOfProjectDue, 'soon', `Atrasados o en ${DUE_SOON_DAYS} días`],
    [labelOfProjectType, 2, 'Serie'],
    [labelOfSiiState, 'annulled', 'Nula'],
    [labelOfMonthState, 'open', 'Por cerrar'],
    [labelOfNominaFile, 'without', 'Sin archivo'],
    [labelOfBoletaWait, 'nomina', 'Aprobadas sin nómina'],
    [labelOfStatusStage, 'inProgress', 'En curso'],
    [labelOfVocalTone, 'Tono grave', 'Tono grave'],
    [labelOfVoiceScope, 'clone', 'Clonación de voz'],
    [labelOfContractEnd, 'soon', `Terminan en ${ENDING_SOON_DAYS} días`],
    [labelOfWorkOrderType, 7, 'Mezcla M & E'],
    [labelOfWorkOrderDue, 'soon', `Atrasadas o en ${DUE_SOON_DAYS} días`],
    [labelOfWorkOrderWait, 'unanswered', `Sin respuesta hace ${UNANSWERED_DAYS} días`],
    [labelOfYesNo, 'Sí', 'Sí'],
  ] as const)('%o of %j is %s', (labelOf, value, label) => {
    expect(labelOf(value)).toBe(label);
    expect(labelOf('?')).toBe('');
    expect(labelOf(null)).toBe('');
  });

  it('never mixes numbers and texts', () => {
    expect(labelOfProjectType('2')).toBe('');
    expect(isIn(PROJECT_TYPES, '2')).toBe(false);
    expect(isIn(PROJECT_TYPES, 2)).toBe(true);
    expect(labelIn(YES_NO, 'Sí')).toBe('Sí');
  });

  it('are found in a list, and empty where there is no list', () => {
    expect(labelIn(undefined as never, 'Sí')).toBe('');
    expect(labelIn([null, ...YES_NO] as never, 'No')).toBe('No');
    expect(isIn(undefined as never, 'Sí')).toBe(false);
  });
});

describe('types', () => {
  it('are the literals', () => {
    expectTypeOf<'012'>().toExtend<BankCode>();
    expectTypeOf<'999'>().not.toExtend<BankCode>();
    expectTypeOf<ProjectTypeId>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10>();
  });
});

describe('work orders', () => {
  it('are named by their type and number', () => {
    expect(workOrderTitle(1, 1246)).toBe('Orden de Actuación N.º 1.246');
    expect(workOrderTitle(5, 7)).toBe('Orden de Canciones N.º 7');
    expect(workOrderTitle(1, null)).toBe('Orden de trabajo');
    expect(workOrderTitle(1, 1.5)).toBe('Orden de trabajo');
    expect(workOrderTitle(0, 7)).toBe('Orden de trabajo');
  });

  it('cover roles only when they are for acting or songs', () => {
    expect(WORK_ORDER_TYPES.map(({ value }) => value).filter(coversRoles)).toEqual([1, 5]);
  });
});

describe('isLateChapter', () => {
  const late = { dueDate: '2026-03-04', statusStage: 'inProgress', projectStage: 'waiting' };
  it.each([
    ['the day after', {}, true],
    ['on its day', { dueDate: '2026-03-05' }, false],
    ['before its day', { dueDate: '2026-03-06' }, false],
    ['without a day', { dueDate: '' }, false],
    ['done', { statusStage: 'done' }, false],
    ['cancelled', { statusStage: 'cancelled' }, false],
    ['without a status', { statusStage: '' }, true],
    ['of a project that is done', { projectStage: 'done' }, false],
    ['of a project that is cancelled', { projectStage: 'cancelled' }, false],
    ['of a project that pauses', { projectStage: 'paused' }, true],
  ])('%s', (_, facts, isLate) => {
    expect(isLateChapter({ ...late, ...facts }, '2026-03-05')).toBe(isLate);
  });
});
