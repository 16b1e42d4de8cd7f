import { ENTRIES } from './entries.ts';
import {
  dialogStoriesText,
  dialogText,
  type FormWords,
  validatorTestText,
  validatorText,
} from './formFiles.ts';
import { camelCase, capitalized, kebab, sentence } from './names.ts';
import { chosen, type Options, type Plan } from './plan.ts';
import { SHARED } from './screen.ts';
import { addBefore } from './syntax.ts';

/** A form: its values and validator in domain, and a dialog of the portal in a folder of an entry of the menu. */
export function form(typed: string, { entry: folder = 'projects', title }: Options): Plan {
  chosen(ENTRIES, folder, 'entry of the menu');
  const variable = camelCase(typed, 'form');
  const name = capitalized(variable);
  const constant = kebab(variable).replaceAll('-', '_').toUpperCase();
  const words: FormWords = { name, variable, constant, title: title ?? sentence(variable) };
  const place = `apps/portal/src/screens/${folder}/${name}`;
  const story = `Pantallas/Formularios/${words.title}`;
  return {
    writes: {
      [`packages/domain/src/forms/${variable}.ts`]: validatorText(words),
      [`packages/domain/src/forms/${variable}.test.ts`]: validatorTestText(words),
      [`.changeset/${kebab(variable)}-form.md`]: `---
'@doblaje/domain': minor
---

**New:** \`/forms/${variable}\`: \`validate${name}\`.
`,
      [`${place}/${name}Dialog.tsx`]: dialogText(words),
      [`${place}/${name}Dialog.stories.tsx`]: dialogStoriesText(words),
    },
    touches: {
      'packages/domain/src/forms/index.ts': (text) =>
        `${text}export { ${constant}_INITIAL, type ${name}Values, validate${name} } from './${variable}';\n`,
      'packages/domain/README.md': (text) =>
        text.replace('`nominaPayment`, ', (before) => `${before}\`${variable}\`, `),
      '.storybook/book/screens.ts': (text) =>
        addBefore(
          text,
          'SCREENS',
          SHARED,
          `{ title: '${story}', paths: [], purpose: 'Guardar lo que se escribió.' }`,
        ),
      '.storybook/book/absences.ts': (text) =>
        addBefore(
          text,
          'ABSENCES',
          SHARED,
          `'${story}': { 'todo bien': 'Como al entrar', ...NO_ROWS, 'sin permiso': 'En su pantalla', ...IN_THE_FIELD }`,
        ),
      '.storybook/book/screenDesigns.ts': (text) =>
        addBefore(text, 'SCREEN_DESIGNS', SHARED, `'${story}': { like: 'Pantallas/Proyectos/Formulario' }`),
    },
  };
}
