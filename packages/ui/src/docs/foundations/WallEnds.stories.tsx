import { expect } from 'storybook/test';
import { judgeEnd } from '../../../../../.storybook/judgeEnd';
import preview from '../../../../../.storybook/preview';

/** For each column of the wall that is judged: a page that is not in its state, and one that is. */
const PAGES: readonly (readonly [state: string, untrue: string, isSo: string])[] = [
  ['al entrar', '<input aria-label="RUT" aria-invalid="true">', '<input aria-label="RUT">'],
  ['todo bien', '<p role="alert">Revisa un campo</p>', '<input aria-label="RUT">'],
  ['con errores', '<input aria-label="RUT">', '<input aria-label="RUT" aria-invalid="true">'],
  ['en curso', '<p>Tus documentos</p>', '<div aria-busy="true">Cargando</div>'],
  ['falla', '<p>Tus documentos</p>', '<p role="alert">No pudimos cargar tus documentos</p>'],
  // What lies under an open dialog is not shown.
  ['falla', '<div inert><p role="alert">Falla</p></div>', '<p>No pudimos abrir el documento</p>'],
  ['falla', '<p role="alert" hidden>Falla</p>', '<p role="alert">Falla</p>'],
  ['resultado', '<input aria-label="RUT" aria-invalid="true">', '<p role="status">Guardado</p>'],
  ['vacío', '<p>Tres documentos</p>', '<h2>Aún no hay documentos</h2>'],
  ['muchos', '<ul><li>Uno</li></ul>', `<ul>${'<li>Otro</li>'.repeat(12)}</ul>`],
  ['sin permiso', '<h1>Proyectos</h1>', '<p>Tu cuenta no tiene permiso para esta página.</p>'],
];

const meta = preview.meta({
  title: 'Fundamentos/Muro de pantallas',
  tags: ['!dev', '!autodocs'],
  render: () => <main />,
});

/** The judge of the wall's stories (.storybook/judgeEnd.ts) finds an end that is untrue, and no other. */
export const Ends = meta.story({
  name: 'Cómo terminan sus historias',
  play: async ({ canvas }) => {
    const page = canvas.getByRole('main');
    const judge = (state: string) => () => judgeEnd({ tags: [state], title: 'Pantallas/Documentos' });
    for (const [state, untrue, isSo] of PAGES) {
      page.innerHTML = untrue;
      await expect(judge(state), `${state}: ${untrue}`).toThrow(`'${state}'`);
      page.innerHTML = isSo;
      await expect(judge(state), `${state}: ${isSo}`).not.toThrow();
    }
    await expect(judge('390')).toThrow("'390'");
    await expect(judge('320')).toThrow("'320'");
    page.replaceChildren();
  },
});
