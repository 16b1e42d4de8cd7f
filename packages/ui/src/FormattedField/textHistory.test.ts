import { beforeEach, describe, expect, it } from 'vitest';
import { createTextHistory } from './textHistory';

const at = (value: string, caret = value.length) => ({ value, caret });
let history = createTextHistory();

beforeEach(() => {
  history = createTextHistory();
});

describe('createTextHistory', () => {
  it('undoes a run of typing at once, and redoes it', () => {
    history.note(at(''), at('1'), 'insertText');
    history.note(at('1'), at('12'), 'insertText');
    history.note(at('12'), at('1.234'), 'insertFromPaste');
    expect(history.go(true, '1.234')).toEqual(at('12'));
    expect(history.go(true, '12')).toEqual(at(''));
    expect(history.go(true, '')).toBeUndefined();
    expect(history.go(false, '')).toEqual(at('12'));
    expect(history.go(false, '12')).toEqual(at('1.234'));
    expect(history.go(false, '1.234')).toBeUndefined();
  });

  it('begins a new step when the caret is moved or typing turns into deleting', () => {
    history.note(at(''), at('12'), 'insertText');
    history.note(at('12', 0), at('912', 1), 'insertText');
    history.note(at('912', 1), at('12', 0), 'deleteContentBackward');
    expect(history.go(true, '12')).toEqual(at('912', 1));
    expect(history.go(true, '912')).toEqual(at('12', 0));
    expect(history.go(true, '12')).toEqual(at(''));
  });

  it('undoes each paste by itself', () => {
    history.note(at(''), at('1'), 'insertFromPaste');
    history.note(at('1'), at('12'), 'insertFromPaste');
    expect(history.go(true, '12')).toEqual(at('1'));
  });

  it('forgets undone steps when something else is typed', () => {
    history.note(at(''), at('1'), 'insertText');
    history.note(at('1', 0), at('21', 1), 'insertText');
    history.go(true, '21');
    history.note(at('1'), at('19'), 'insertFromPaste');
    expect(history.go(false, '19')).toBeUndefined();
    expect(history.go(true, '19')).toEqual(at('1'));
  });

  it('never steps past a value that came from outside', () => {
    history.note(at(''), at('1'), 'insertText');
    expect(history.go(true, '777')).toBeUndefined();
    expect(history.go(false, '777')).toBeUndefined();
    history.note(at('777'), at('7778'), 'insertText');
    expect(history.go(true, '7778')).toEqual(at('777'));
    expect(history.go(true, '777')).toBeUndefined();
  });
});
