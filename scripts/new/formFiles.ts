/** What the texts of a form's files are made of. */
export interface FormWords {
  /** 'SoundReport' */
  name: string;
  /** 'soundReport' */
  variable: string;
  /** 'SOUND_REPORT' */
  constant: string;
  /** 'Informe de sonido' */
  title: string;
}

export const validatorText = ({ name, constant, title }: FormWords) => `
import { checkForm, type FormErrors, required } from '../rules/rules';
import { longText, shortText } from '../rules/textRules';

/** The fields of the form. */
export type ${name}Values = { title: string; note: string };

/** ${title} before anything is typed. */
export const ${constant}_INITIAL: Readonly<${name}Values> = { title: '', note: '' };

/** Final-form validator of the form. */
export function validate${name}(values: unknown): FormErrors<${name}Values> {
  return checkForm<${name}Values>(values, {
    title: [required('El título es requerido'), shortText()],
    note: [longText()],
  });
}
`;

export const validatorTestText = ({ name, constant, title, variable }: FormWords) => `
import { expect, it } from 'vitest';
import { ${constant}_INITIAL, validate${name} } from './${variable}';

const WHOLE = { ...${constant}_INITIAL, title: '${title}' };

it('needs a title; a note may be left out', () => {
  expect(validate${name}(${constant}_INITIAL)).toEqual({ title: 'El título es requerido' });
  expect(validate${name}(WHOLE)).toEqual({});
  expect(validate${name}(undefined)).toHaveProperty('title');
});

it('has texts of limited length', () => {
  expect(validate${name}({ ...WHOLE, title: 'x'.repeat(200), note: 'x'.repeat(2000) })).toEqual({});
  expect(validate${name}({ title: 'x'.repeat(201), note: 'x'.repeat(2001) })).toEqual({
    title: 'Debe tener como máximo 200 caracteres',
    note: 'Debe tener como máximo 2.000 caracteres',
  });
});
`;

export const dialogText = ({ name, variable, constant, title }: FormWords) => `
import { ${constant}_INITIAL, type ${name}Values, validate${name} } from '@doblaje/domain/forms/${variable}';
import { createForm } from '@doblaje/ui/form';
import { TextArea } from '@doblaje/ui/TextArea';
import { createDrafts, type Draft } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';

const { Field, TextFormField } = createForm<${name}Values>();
const DRAFTS = createDrafts<Draft<null, ${name}Values>>('en el formulario');

interface ${name}DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Sends what was typed to the API. */
  onSend: (values: ${name}Values) => Promise<unknown>;
}

/** ${title}: one line that says what is sent, and when. */
export function ${name}Dialog({ onSend, ...dialog }: ${name}DialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="${title}"
      drafts={DRAFTS}
      initialValues={${constant}_INITIAL}
      validate={validate${name}}
      onSubmit={async (values) => {
        await onSend(values);
        return values.title;
      }}
      done={(sent) => ({ title: 'Guardado', message: sent })}
      submitText="Guardar"
      pendingText="Guardando..."
    >
      <TextFormField name="title" label="Título" autoFocus />
      <Field as={TextArea} name="note" label="Nota (opcional)" />
    </FormDialog>
  );
}
`;

export const dialogStoriesText = ({ name, title }: FormWords) => `
import { API_MESSAGES } from '@doblaje/contract';
import { ApiError } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { fitsIn } from '../../../stories/atWidth';
import { DialogPage } from '../../../stories/DialogPage';
import { scene } from '../../../stories/PortalStory';
import { ${name}Dialog } from './${name}Dialog';

type Send = (values: object) => Promise<unknown>;

/** Stands for the screen that opens the dialog. */
function Opener({ onSend }: { onSend: Send }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      <${name}Dialog isOpen={isOpen} onClose={() => setOpen(false)} onSend={onSend} />
    </>
  );
}

function Page({ onSend }: { onSend: Send }) {
  return (
    <DialogPage>
      <Opener onSend={onSend} />
    </DialogPage>
  );
}

const sent = fn<Send>(async () => undefined);

const meta = preview.meta({
  title: 'Pantallas/Formularios/${title}',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { onSend: sent as Send },
  beforeEach: (context) => {
    sent.mockClear();
    return scene()(context);
  },
});

export default meta;

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir' }));
  return within(await screen.findByRole('dialog', { name: '${title}' }));
}

/** Opens the dialog, types a title and sends it. */
async function send() {
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Título'), 'La ronda');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  return dialog;
}

export const Default = meta.story({
  name: 'Por defecto',
  tags: ['al entrar'],
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByLabelText('Título')).toHaveFocus());
  },
});

export const Errors = meta.story({
  name: 'Con errores',
  tags: ['con errores'],
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(dialog.getByLabelText('Título')).toHaveAccessibleDescription('El título es requerido'));
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  name: 'Guardando',
  tags: ['en curso'],
  args: { onSend: () => new Promise(() => undefined) },
  play: async () => {
    const dialog = await send();
    await expect(await dialog.findByRole('button', { name: 'Guardando...' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  args: { onSend: () => Promise.reject(new ApiError(500, API_MESSAGES.unexpected)) },
  play: async () => {
    const dialog = await send();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(API_MESSAGES.unexpected);
    await expect(dialog.getByLabelText('Título')).toHaveValue('La ronda');
  },
});

export const Sent = meta.story({
  name: 'Guardado',
  tags: ['resultado'],
  play: async () => {
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith({ title: 'La ronda', note: '' });
    await expect(await screen.findByText('Guardado')).toBeInTheDocument();
  },
});

const narrow = (width: number) => async () => {
  await open();
  await fitsIn(width, () => screen.findByRole('dialog'))({ canvas: within(document.body) });
};

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: narrow(390),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: narrow(320),
});
`;
