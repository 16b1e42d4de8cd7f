import { API_MESSAGES, Problem, stale } from '@doblaje/contract';
import { NETWORK_MESSAGE } from '@doblaje/contract/client';
import type { Person } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../.storybook/openRequests';
import { logIn } from './logIn';
import { fails, type Handlers } from './PortalStory';
import type { Serves } from './portalAt';

type Canvas = ReturnType<typeof within>;

interface Played {
  canvas: Canvas;
}

/** What the fields show, by their labels. */
type Values = Readonly<Record<string, string>>;

interface Overtaken {
  /** What the list of errors says: values that somebody else saved (the whole text of an element), or words of the notice. */
  says: readonly (string | RegExp)[];
  /** What is typed by `fill` and stays. */
  keeps: Values;
}

interface FormStory {
  /** Serves the page with other answers: `portalAt(…).serves`. */
  serves: Serves;
  /** Opens the form, and returns the page or the dialog that it stands in. */
  open: (canvas: Canvas) => Promise<Canvas>;
  /** Fills in the open form, so that it can be sent. */
  fill: (form: Canvas) => Promise<unknown>;
  /** The button that sends it: 'Guardar cambios'. */
  submit: string;
  /** The same button while the form is sent: 'Guardando...'. */
  pending: string | RegExp;
}

/**
 * The contents of the stories that every form has, whatever its fields. Each story adds its own name and tags, because Storybook's menu
 * reads those from the text of the file.
 * @param call the operation that sends the form: `updateProject`
 */
export function formStates(call: keyof Handlers, { serves, open, fill, submit, pending }: FormStory) {
  const press = (form: Canvas) => userEvent.click(form.getByRole('button', { name: submit }));

  /** Opens the form, fills it in and sends it. Returns the form. */
  async function send(canvas: Canvas) {
    const form = await open(canvas);
    await fill(form);
    await press(form);
    return form;
  }

  async function expectValues(form: Canvas, values: Values) {
    for (const [label, value] of Object.entries(values))
      await expect(await form.findByLabelText(label)).toHaveValue(value);
  }

  /** The form stays, says why it was not sent, and can be sent again. */
  const unsent = (handler: () => never, text: string) => ({
    beforeEach: serves({ [call]: handler }),
    play: async ({ canvas }: Played) => {
      const form = await send(canvas);
      await expect(await form.findByRole('alert')).toHaveTextContent(text);
      await waitFor(() =>
        expect(form.getByRole('button', { name: submit })).not.toHaveAttribute('aria-disabled', 'true'),
      );
    },
  });

  return {
    send,
    /** It is sent without being filled in. The list of errors has these texts. */
    incomplete: (...texts: readonly string[]) => ({
      play: async ({ canvas }: Played) => {
        const form = await open(canvas);
        await press(form);
        const summary = await form.findByRole('alert');
        await waitFor(() => expect(summary).toHaveFocus());
        for (const text of texts) await expect(summary).toHaveTextContent(text);
      },
    }),
    /** The answer never arrives. */
    sending: {
      beforeEach: serves({ [call]: never }),
      play: async ({ canvas }: Played) => {
        const form = await send(canvas);
        const button = await form.findByRole('button', { name: pending });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
      },
    },
    /** The server does not do it, and says why. The form stays. */
    failed: (text: string = API_MESSAGES.unexpected, status: 429 | 500 | 503 = 500) => ({
      ...unsent(fails(status, text), text),
    }),
    /** The request does not reach the server. The form stays. */
    offline: unsent(() => {
      throw Response.error();
    }, NETWORK_MESSAGE),
    /** Somebody else saved first. `current` is what the server has now, whole. */
    stale: (current: object, { says, keeps }: Overtaken) => ({
      beforeEach: serves({
        [call]: (c: { json: (body: object, status: 409) => never }) => c.json(stale(current), 409),
      }),
      play: async ({ canvas }: Played) => {
        const form = await send(canvas);
        const summary = await form.findByRole('alert');
        await waitFor(() => expect(summary).toHaveFocus());
        for (const text of says) await expect(await within(summary).findByText(text)).toBeVisible();
        await expectValues(form, keeps);
      },
    }),
    /** The session has ended when it is sent. After the login the same person finds what they typed. */
    sessionEnded: (person: Person, keeps: Values) => ({
      beforeEach: serves({ [call]: fails(401, API_MESSAGES.invalidToken) }),
      play: async ({ canvas }: Played) => {
        await send(canvas);
        await logIn(canvas, person);
        await expectValues(screen, keeps);
      },
    }),
    /** The server refuses one field. Its message stands beside the field. */
    refusedField: (field: string, label: string, message: string) => ({
      beforeEach: serves({
        [call]: () => {
          throw new Problem(422, API_MESSAGES.invalid, { errors: [{ field, message }] });
        },
      }),
      play: async ({ canvas }: Played) => {
        const form = await send(canvas);
        await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(message));
      },
    }),
  };
}
