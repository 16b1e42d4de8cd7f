import { Refusal } from './plan.ts';

/** `SoundCheck` for what is shown. @throws Refusal for any other form of a name */
export function pascalCase(name: string, kind: string): string {
  if (/^([A-Z][a-z0-9]+)+$/.test(name)) return name;
  throw new Refusal(
    `'${name}' is no name of a ${kind}: it needs words in one, each with a capital: SoundCheck.`,
  );
}

/** `soundChecks` for what is called. @throws Refusal for any other form of a name */
export function camelCase(name: string, kind: string): string {
  if (/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(name)) return name;
  throw new Refusal(
    `'${name}' is no name of a ${kind}: it needs words in one, all but the first with a capital: soundChecks.`,
  );
}

/** 'SoundCheck' → ['sound', 'check'] */
const wordsOf = (name: string) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** 'SoundCheck' → 'sound-check', for addresses and files that are no code. */
export const kebab = (name: string) => wordsOf(name).join('-');

/** 'SoundCheck' → 'Sound check', for texts until somebody writes better ones. */
export function sentence(name: string): string {
  const words = wordsOf(name).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'SoundCheck' → 'soundCheck' */
export const uncapitalized = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** 'soundChecks' → 'SoundChecks' */
export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
