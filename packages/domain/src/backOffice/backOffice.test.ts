import { describe, expect, it } from 'vitest';
import { PROJECT_INITIAL } from '../forms/project';
import {
  chaptersReducer,
  freeSeason,
  INITIAL_CHAPTERS,
  INITIAL_PROJECT,
  INITIAL_SELECTED_USER,
  nextSeasonValues,
  type Project,
  projectReducer,
  selectedUserReducer,
  takenSeason,
  takenSeasonText,
} from './index';

describe('project', () => {
  const serie: Project = {
    projectTitle: 'La bahía de los relojes',
    season: '2',
    houseNumber: 'BR-204',
    typeId: 2,
    statusId: 1,
    clientsId: 4,
    signalId: 7,
    createdAt: '2026-01-05T13:00:00Z',
    updatedAt: '2026-03-05T13:12:00Z',
    id: 12,
  };

  it('starts with empty strings and zeros', () => {
    expect(projectReducer()).toEqual({
      projectTitle: '',
      season: '',
      houseNumber: '',
      typeId: 0,
      statusId: 0,
      clientsId: 0,
      signalId: 0,
      createdAt: '',
      updatedAt: '',
      id: 0,
    });
  });

  it('is replaced wholesale: nothing of the one before stays', () => {
    const next = { ...INITIAL_PROJECT, id: 3, projectTitle: 'Marea baja' };
    expect(projectReducer(serie, { type: 'update', project: next })).toBe(next);
  });

  it('keeps the extra fields it has', () => {
    const told = { ...serie, clientLabel: 'Puerto Mudo' };
    const next = { ...told, clientLabel: 'Puerto Sonoro' };
    expect(projectReducer(told, { type: 'update', project: next }).clientLabel).toBe('Puerto Sonoro');
  });

  it('begins its next season with the values that stay the same', () => {
    const next = { typeId: 2, statusId: 0, clientsId: 4, signalId: 7, houseNumber: '' };
    expect(nextSeasonValues(serie)).toEqual({ ...next, projectTitle: serie.projectTitle, season: '3' });
    for (const season of ['', 'especial', '99999'])
      expect(nextSeasonValues({ ...serie, season }).season).toBe('');
    expect(nextSeasonValues({ season: 2 } as never)).toEqual(PROJECT_INITIAL);
  });

  it('goes on with the next free season number', () => {
    const seasons = [
      { season: '03' },
      { season: ' 4 ' },
      { season: '6' },
      { season: 'especial' },
      null as never,
    ];
    expect(nextSeasonValues(serie, seasons).season).toBe('5');
    expect(freeSeason('5', seasons)).toBe('7');
    expect(freeSeason('especial', seasons)).toBe('');
    expect(freeSeason(undefined as never)).toBe('');
  });

  it('is a season that exists when title, season and client are equal', () => {
    const taken = (changes: object) => takenSeason({ ...serie, ...changes }, [serie])?.houseNumber;
    expect(taken({})).toBe('BR-204');
    expect(taken({ projectTitle: ' LA BAHÍA de los relojes', season: '02' })).toBe('BR-204');
    for (const other of [{ season: '3' }, { season: '' }, { clientsId: 5 }, { projectTitle: 'La bahia' }])
      expect(taken(other)).toBeUndefined();
    expect(takenSeason(null as never, [serie])).toBeUndefined();
    expect(takenSeasonText(serie)).toBe('La temporada 2 ya está (BR-204)');
    expect(takenSeasonText({ ...serie, season: '' })).toBe('Sin temporada ya está (BR-204)');
    expect(takenSeasonText(null as never)).toBe('Sin temporada ya está ()');
  });

  it('stays the same on an unknown action', () => {
    expect(projectReducer(serie, { type: 'other' } as never)).toBe(serie);
    expect(projectReducer(serie)).toBe(serie);
  });
});

describe('chapters', () => {
  it('start empty, with none selected', () => {
    expect(chaptersReducer()).toEqual({ chapters: [], selected: { chapterId: 0 } });
  });

  it('keep list and selection apart', () => {
    const listed = chaptersReducer(INITIAL_CHAPTERS, { type: 'list', chapters: [{ id: 201 }, { id: 202 }] });
    const selected = chaptersReducer(listed, { type: 'select', chapterId: 202 });
    expect(selected).toEqual({ chapters: [{ id: 201 }, { id: 202 }], selected: { chapterId: 202 } });
    const shorter = chaptersReducer(selected, { type: 'list', chapters: [{ id: 202 }] });
    expect(shorter).toEqual({ chapters: [{ id: 202 }], selected: { chapterId: 202 } });
    expect(listed.selected.chapterId).toBe(0);
  });

  it('stay the same on an unknown action', () => {
    expect(chaptersReducer(INITIAL_CHAPTERS, { type: 'other' } as never)).toBe(INITIAL_CHAPTERS);
  });
});

describe('selected user', () => {
  interface User {
    id: number;
    name: string;
  }
  const ana: User = { id: 1, name: 'Ana' };

  it('starts with nobody', () => {
    expect(INITIAL_SELECTED_USER).toBeNull();
    expect(selectedUserReducer<User>()).toBeNull();
  });

  it('is set and cleared', () => {
    expect(selectedUserReducer<User>(null, { type: 'set', user: ana })).toEqual(ana);
    expect(selectedUserReducer(ana, { type: 'set', user: { id: 2, name: 'Eva' } })).toEqual({
      id: 2,
      name: 'Eva',
    });
    expect(selectedUserReducer(ana, { type: 'clear' })).toBeNull();
  });

  it('is merged only while somebody is selected', () => {
    expect(selectedUserReducer(ana, { type: 'merge', fields: { name: 'Ana María' } })).toEqual({
      id: 1,
      name: 'Ana María',
    });
    expect(ana.name).toBe('Ana');
    expect(selectedUserReducer<User>(null, { type: 'merge', fields: { name: 'Nadie' } })).toBeNull();
  });

  it('stays the same on an unknown action', () => {
    expect(selectedUserReducer(ana, { type: 'other' } as never)).toBe(ana);
  });
});
