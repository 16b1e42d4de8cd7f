import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { SearchSelect } from './SearchSelect';
import { countCountries, countries, field } from './sampleCountries';

const meta = preview.meta({
  component: SearchSelect,
  title: 'Componentes/Campos/SearchSelect, buscar y elegir, combo, país/Con lector de pantalla',
  tags: ['!autodocs'],
  args: {
    label: 'País',
    options: countries,
    placeholder: 'Seleccione un país',
    labels: { count: countCountries },
  },
});

/** Collects what every live region of the page says from now on, React Aria's too. */
function listen(): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = target instanceof Element && target.closest('[aria-live], [role=status]');
      if (region) heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  stops.push(() => observer.disconnect());
  return heard;
}
const stops: (() => void)[] = [];

/** React Aria's first announcement comes 0.1 s after its cause. */
const late = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Plays the story as if on that device, and ends its listening. */
const on = (platform: string) => () => {
  Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'platform');
    for (const stop of stops.splice(0)) stop();
  };
};

/** The list's last line, when it opens and when the number changes, and nothing else. */
export const Heard = meta.story({
  name: 'Lo que se oye',
  beforeEach: on('Win32'),
  play: async ({ canvasElement }) => {
    const heard = listen();
    const input = field(canvasElement);
    await userEvent.click(input);
    await waitFor(() => expect(heard).toEqual(['12 países.']));
    await userEvent.keyboard('guin');
    await waitFor(() => expect(heard.at(-1)).toBe('4 países.'));
    await userEvent.keyboard('ea e');
    await waitFor(() => expect(heard.at(-1)).toBe('1 país.'));
    await userEvent.keyboard('z');
    await waitFor(() => expect(heard.at(-1)).toBe('Nada coincide con «guinea ez».'));
    await userEvent.keyboard('z');
    await late();
    const [opened, ...typed] = heard;
    await expect(opened).toBe('12 países.');
    await expect(typed).toEqual([
      '6 países.',
      '5 países.',
      '4 países.',
      '1 país.',
      'Nada coincide con «guinea ez».',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(heard.at(-1)).toBe('12 países.'));
    await late();
    await expect(heard).toHaveLength(7);
  },
});

/** VoiceOver does not read the option that the keys move to, so that the field says it. */
export const HeardOnApple = meta.story({
  name: 'Lo que se oye en un Mac',
  args: { defaultValue: 'CL' },
  beforeEach: on('MacIntel'),
  play: async ({ canvasElement }) => {
    const heard = listen();
    await userEvent.click(field(canvasElement));
    await waitFor(() => expect(heard).toEqual(['12 países.', 'Chile, seleccionado']));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(heard.slice(2)).toEqual(['Côte d’Ivoire']));
  },
});

/** The list is no modal: screen readers go on finding the page around it. */
export const PageStays = meta.story({
  name: 'La página sigue ahí',
  render: (args) => (
    <>
      <SearchSelect {...args} />
      <button type="button">Guardar</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await userEvent.click(input);
    await screen.findByRole('listbox');
    await expect(within(canvasElement).getByRole('button', { name: 'Guardar' })).toBeVisible();
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    await userEvent.keyboard('{ArrowDown}');
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveTextContent('Alemania');
    await expect(active).toHaveAttribute('aria-posinset', '1');
    await expect(active).toHaveAttribute('aria-setsize', '12');
  },
});

/** A tap as a phone sends it, on the field's very centre, as VoiceOver's are. A click follows unless it is prevented. */
async function tap(input: HTMLElement): Promise<void> {
  const { left, top, width, height } = input.getBoundingClientRect();
  const point = { clientX: Math.ceil(left + width / 2), clientY: Math.ceil(top + height / 2) };
  const touch = new Touch({ identifier: 1, target: input, ...point });
  await fireEvent.touchStart(input, { touches: [touch], changedTouches: [touch] });
  const isLeft = await fireEvent.touchEnd(input, { changedTouches: [touch] });
  if (isLeft) await fireEvent.click(input, point);
}

/** Any tap opens the list, also the first one on a page that has only just come, and a second leaves it open. */
export const Tapped = meta.story({
  name: 'Tocado con el dedo',
  play: async ({ canvasElement }) => {
    const input = field(canvasElement);
    await tap(input);
    await expect(await screen.findByRole('listbox')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await tap(input);
    await late();
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
});
