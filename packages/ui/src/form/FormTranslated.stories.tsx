import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button';
import { AroundFields } from '../ground/remount/AroundFields';
import { Remount } from '../ground/remount/Remount';
import { createForm } from './createForm';

const { Form, TextFormField } = createForm<{ title: string }>();

/** A form with its own text, which changes beside other text. */
function Sample() {
  const [isLong, setLong] = useState(false);
  return (
    <AroundFields value={Remount}>
      <Form onSubmit={() => undefined} initialValues={{ title: '' }} aria-label="Proyecto">
        <TextFormField name="title" label="Título" />
        <p data-testid="words">
          {isLong ? <b>Hasta doscientas letras</b> : 'Breve'}
          <i>, sin comillas</i>
        </p>
        <Button onPress={() => setLong(!isLong)}>Cambiar</Button>
      </Form>
    </AroundFields>
  );
}

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Formularios/Form, traducido por el navegador',
  parameters: {
    guide: {
      use: 'Un formulario sobre final-form: createForm une las partes al tipo de los valores.',
      keys: [['Enter', 'Envía, desde un campo de una línea.']],
      does: [
        'Poner FormSummary arriba: recibe el foco si el envío falla.',
        'Dejar lo escrito cuando el servidor rechaza.',
      ],
      donts: ['Mostrar un error antes de salir del campo o de enviar.'],
    },
  },
});

/** Does what a translator does: moves the text into an element that React does not know. */
function translate(box: HTMLElement) {
  const [text] = box.childNodes;
  if (!text) throw new Error('There is no text.');
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
}

export const Translated = meta.story({
  name: 'Traducido mientras se escribe',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Título' });
    await userEvent.type(field, 'La bahía');
    translate(canvas.getByTestId('words'));
    const change = canvas.getByRole('button', { name: 'Cambiar' });
    await userEvent.click(change);
    await expect(await canvas.findByText('Hasta doscientas letras')).toBeVisible();
    await expect(canvas.queryByText('Breve')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Título' })).toHaveValue('La bahía');
    // A new button has replaced the pressed one.
    await expect(change).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cambiar' })).toHaveFocus());
  },
});
