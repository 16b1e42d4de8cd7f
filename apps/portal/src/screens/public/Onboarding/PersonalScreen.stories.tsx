import { people } from '@doblaje/contract/fixtures';
import { ONBOARDING_PERSONAL_INITIAL } from '@doblaje/domain/forms/onboardingPersonal';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { answered, CHILEAN, LONG } from './answers/sampleAnswers';

const portal = portalAt('/onboarding/1', { viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Postulación/1 Datos personales',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const title = (canvas: Canvas) => canvas.findByRole('heading', { level: 2, name: 'Datos personales' });
const goOn = (canvas: Canvas) => canvas.getByRole('button', { name: 'Continuar' });

async function choose(canvas: Canvas, country: string) {
  const field: HTMLInputElement = canvas.getByRole('combobox', { name: 'País' });
  await userEvent.type(field, country, {
    initialSelectionStart: 0,
    initialSelectionEnd: field.value.length,
  });
  const option = await screen.findByRole('option', { name: country });
  // The list takes no clicks while it scrolls to the option found.
  await waitFor(() => expect(getComputedStyle(option).pointerEvents).not.toBe('none'));
  await userEvent.click(screen.getByRole('option', { name: country }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

async function pick(canvas: Canvas, label: RegExp, option: string) {
  await userEvent.click(canvas.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** No country is chosen, so no identity field shows, and 'Continuar' is disabled. */
export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await title(canvas)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Estudio de Doblaje' })).toBeVisible();
    await expect(document.title).toBe('Datos personales · Estudio de Doblaje');
    await expect(canvas.getByText('Paso 1 de 5')).toBeVisible();
    const kinds = within(canvas.getByRole('radiogroup', { name: 'Desea postular como' }));
    await expect(kinds.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Técnico',
      'Actor',
      'Traductor',
    ]);
    await expect(canvas.getByRole('combobox', { name: 'País' })).toHaveAttribute(
      'placeholder',
      'Seleccione un país',
    );
    await expect(canvas.queryByLabelText('Rut')).toBeNull();
    await expect(canvas.queryByLabelText('Documento de identidad')).toBeNull();
    for (const label of ['Teléfono', 'Dirección', 'Edad'])
      await expect(canvas.getByRole('textbox', { name: label })).toHaveValue('');
    for (const label of ['Pertece a una comunidad?', 'Posee usted alguna discapacidad?'])
      await expect(canvas.getByRole('button', { name: `Seleccione ${label}` })).toBeVisible();
    await expect(goOn(canvas)).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Volver' })).toBeNull();
    await expect(
      canvas.getByText(
        /^Para continuar, faltan «Desea postular como», «País».* y «Posee usted alguna discapacidad\?»\.$/,
      ),
    ).toBeVisible();
  },
});

/** Every field left empty shows its message, in the words of the specification. */
export const Invalid = meta.story({
  name: 'Con errores',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await title(canvas);
    await choose(canvas, 'Chile');
    await userEvent.clear(canvas.getByRole('combobox', { name: 'País' }));
    await userEvent.tab();
    for (const label of ['Teléfono', 'Dirección', 'Edad']) {
      await userEvent.click(canvas.getByRole('textbox', { name: label }));
    }
    // Tab through the two lists and return to the radio buttons.
    for (let presses = 0; presses < 3; presses++) await userEvent.tab();
    canvas.getByRole('radio', { name: 'Actor' }).focus();
    canvas.getByRole('textbox', { name: 'Teléfono' }).focus();
    for (const message of [
      'El nombre es requerido',
      'La nacionalidad es requerida',
      'El número telefónico es requerido',
      'La dirección es requerida',
      'Campo requerido',
    ])
      await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getAllByText('Este campo es requerido')).toHaveLength(2);
    await expect(goOn(canvas)).toBeDisabled();
  },
});

/** Chile asks for the RUT without check digit. Every typed character counts, and every change is checked. */
export const Chile = meta.story({
  name: 'Chile',
  play: async ({ canvas }) => {
    await title(canvas);
    await choose(canvas, 'Chile');
    const rut = await canvas.findByRole('textbox', { name: 'Rut' });
    await expect(rut).toHaveAccessibleDescription(
      'Sin puntos, guion ni dígito verificador, por ejemplo 12345678',
    );
    await expect(canvas.queryByLabelText('Documento de identidad')).toBeNull();
    await userEvent.type(rut, '12345');
    await userEvent.tab();
    await expect(await canvas.findByText('El RUT es inválido')).toBeVisible();
    await userEvent.type(rut, '67');
    await waitFor(() => expect(canvas.queryByText('El RUT es inválido')).toBeNull());
    await userEvent.type(rut, '-8');
    await expect(await canvas.findByText('El RUT es inválido')).toBeVisible();
    await expect(rut).toHaveValue('1234567-8');
  },
});

/** Nobody answers for a candidate below 16 here: the two sensitive answers are not kept, and the page says so. */
export const Minor = meta.story({
  name: 'Menos de 16 años',
  args: { config: { sendApplications: true } },
  play: async ({ canvas }) => {
    await title(canvas);
    const age = canvas.getByRole('textbox', { name: 'Edad' });
    const answer = canvas.getByRole('button', { name: /discapacidad/ });
    await userEvent.type(age, '15');
    await waitFor(() => expect(answer).toHaveAccessibleDescription(/no guardamos estas dos respuestas/));
    await userEvent.clear(age);
    await userEvent.type(age, '16');
    await waitFor(() => expect(answer).not.toHaveAccessibleDescription(/no guardamos/));
  },
});

/** Any other country asks for an identity document. Changing the country removes the value of the other field. */
export const AnotherCountry = meta.story({
  name: 'Otro país',
  play: async ({ canvas }) => {
    await title(canvas);
    await choose(canvas, 'Argentina');
    const passport = await canvas.findByRole('textbox', { name: 'Documento de identidad' });
    await expect(canvas.queryByLabelText('Rut')).toBeNull();
    await userEvent.type(passport, 'AB');
    await userEvent.tab();
    await expect(await canvas.findByText('No es un documento válido')).toBeVisible();
    await userEvent.type(passport, '1');
    await waitFor(() => expect(canvas.queryByText('No es un documento válido')).toBeNull());
    await choose(canvas, 'Perú');
    await expect(canvas.getByRole('textbox', { name: 'Documento de identidad' })).toHaveValue('AB1');
    await choose(canvas, 'Chile');
    await expect(await canvas.findByRole('textbox', { name: 'Rut' })).toHaveValue('');
    await expect(canvas.queryByLabelText('Documento de identidad')).toBeNull();
    await choose(canvas, 'Argentina');
    await expect(await canvas.findByRole('textbox', { name: 'Documento de identidad' })).toHaveValue('');
  },
});

/** The last answer enables 'Continuar'. After coming back, all values are there. */
export const FilledAndBack = meta.story({
  name: 'Completar, continuar y volver',
  args: { prepare: answered({ personal: { ...CHILEAN.personal, community: '', disability: '' } }) },
  play: async ({ canvas }) => {
    await title(canvas);
    await pick(canvas, /Pertece a una comunidad\?/, 'Asiática');
    await expect(goOn(canvas)).toBeDisabled();
    await pick(canvas, /Posee usted alguna discapacidad\?/, 'Ninguna');
    await waitFor(() => expect(goOn(canvas)).toBeEnabled());
    await userEvent.click(goOn(canvas));
    const next = await canvas.findByRole('heading', { level: 2, name: 'Experiencia en actuación de voz' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Volver' }));
    await title(canvas);
    await expect(canvas.getByRole('radio', { name: 'Actor' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'País' })).toHaveValue('Chile');
    await expect(canvas.getByRole('textbox', { name: 'Rut' })).toHaveValue('12345678');
    await expect(canvas.getByRole('textbox', { name: 'Edad' })).toHaveValue('29');
    await expect(canvas.getByRole('button', { name: /Pertece/ })).toHaveTextContent('Asiática');
    await expect(goOn(canvas)).toBeEnabled();
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('12345678');
  },
});

/** Invalid answers are kept as well. */
export const InvalidAndBack = meta.story({
  name: 'Volver con un dato inválido',
  args: {
    path: '/onboarding/2',
    prepare: answered({ personal: { ...CHILEAN.personal, rut: '123' } }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Volver' }));
    await title(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Rut' })).toHaveValue('123');
    await expect(goOn(canvas)).toBeDisabled();
  },
});

/** An age has only digits and is at most 120. Other text is refused and stays as typed. */
export const Age = meta.story({
  name: 'Edad',
  args: { prepare: answered({ personal: { ...ONBOARDING_PERSONAL_INITIAL } }) },
  play: async ({ canvas }) => {
    await title(canvas);
    const age = canvas.getByRole('textbox', { name: 'Edad' });
    for (const text of ['2a9', '27.000', '1e1', '291']) {
      await userEvent.clear(age);
      await userEvent.type(age, text);
      await userEvent.tab();
      await expect(age).toHaveValue(text);
      await expect(await canvas.findByText('Ingresa una edad entre 1 y 120 años')).toBeVisible();
      await expect(goOn(canvas)).toBeDisabled();
    }
    await userEvent.clear(age);
    await expect(await canvas.findByText('Campo requerido')).toBeVisible();
  },
});

export const Filled = meta.story({
  name: 'Completo',
  tags: ['todo bien'],
  args: { prepare: answered() },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(goOn(canvas)).toBeEnabled();
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  args: { prepare: answered({ personal: LONG.personal }) },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  args: { prepare: answered() },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  args: { config: { brand: 'Donaudampfschifffahrtsgesellschaft Doblajes' } },
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    await title(canvas);
    await choose(canvas, 'Chile');
    await expect(await canvas.findByRole('textbox', { name: 'Rut' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** The intro says what will be needed and that an application is already open. Only the second needs a session. */
export const OpenAlready = meta.story({
  name: 'Con una postulación en revisión',
  args: { config: { sendApplications: true } },
  beforeEach: scene({ person: people.delfina }),
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(canvas.getByText(/hasta tres videos MP4 de 10 MB.*necesitarás una cuenta/)).toBeVisible();
    await expect(await canvas.findByText('Ya tienes una postulación en revisión')).toBeVisible();
    await expect(canvas.getByText(/La enviaste el 17-11-2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Verla en Principal' })).toHaveAttribute('href', '/home');
  },
});

/** A log-out in another tab also clears the fields: another person may use the computer next. */
export const LoggedOutElsewhere = meta.story({
  name: 'Sesión cerrada en otra pestaña',
  args: { prepare: answered() },
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(canvas.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('+56 9 5550 0142');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
    await expect(await canvas.findByText('Cerraste sesión en otra pestaña')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('');
  },
});

/** Hints beside the fields go beyond the specification. Its messages and its idea of a valid value stay as they are. */
export const Hints = meta.story({
  name: 'Ayudas junto a los campos',
  args: { prepare: answered() },
  play: async ({ canvas }) => {
    await title(canvas);
    const rut = canvas.getByRole('textbox', { name: 'Rut' });
    await userEvent.clear(rut);
    await userEvent.type(rut, '12.345.678-5');
    await userEvent.tab();
    await expect(rut).toHaveAccessibleDescription(
      /Escribe solo 12345678, sin puntos ni dígito verificador El RUT es inválido/,
    );
    await expect(canvas.getByText('Revisa «Rut».')).toBeVisible();
    await userEvent.clear(rut);
    await userEvent.type(rut, '12345678');
    const phone = canvas.getByRole('textbox', { name: 'Teléfono' });
    await userEvent.clear(phone);
    await userEvent.type(phone, 'no tengo');
    await userEvent.tab();
    await expect(phone).toHaveAccessibleDescription(/Escribe el número con sus dígitos/);
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    await expect(goOn(canvas)).toBeEnabled();
    const age = canvas.getByRole('textbox', { name: 'Edad' });
    for (const text of ['27,5', '-3']) {
      await userEvent.clear(age);
      await userEvent.type(age, text);
      await userEvent.tab();
      await expect(age).toHaveValue(text);
      await expect(canvas.getByText('Ingresa una edad entre 1 y 120 años')).toBeVisible();
      await expect(goOn(canvas)).toBeDisabled();
    }
  },
});

/** Where applications are sent, a phone number without digits is refused: nobody can be called with it. */
export const PhoneRefused = meta.story({
  name: 'Teléfono sin dígitos, con envío',
  args: {
    config: { sendApplications: true },
    prepare: answered({ personal: { ...CHILEAN.personal, phone: 'no tengo' } }),
  },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(goOn(canvas)).toBeDisabled();
    await expect(canvas.getByText('Revisa «Teléfono».')).toBeVisible();
  },
});

/** Where applications are sent, letters of the right length are refused as a RUT. */
export const RutRefused = meta.story({
  name: 'RUT sin números, con envío',
  args: {
    config: { sendApplications: true },
    prepare: answered({ personal: { ...CHILEAN.personal, rut: 'abcdefg' } }),
  },
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(goOn(canvas)).toBeDisabled();
    await expect(canvas.getByText('Revisa «Rut».')).toBeVisible();
  },
});

/** Nearly all candidates come from Chile, so it is first. */
export const ChileFirst = meta.story({
  name: 'Chile primero',
  play: async ({ canvas }) => {
    await title(canvas);
    await userEvent.click(canvas.getByRole('combobox', { name: 'País' }));
    await userEvent.keyboard('{ArrowDown}');
    const options = await screen.findAllByRole('option');
    await expect(options[0]).toHaveTextContent('Chile');
    await expect(options[1]).toHaveTextContent('Afganistán');
    await userEvent.keyboard('{Escape}');
  },
});
