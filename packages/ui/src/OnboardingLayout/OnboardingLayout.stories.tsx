import { ArrowLeft, ArrowRight } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { iconProps } from '../ground/icon/iconProps';
import { LinkButton } from '../LinkButton/LinkButton';
import { Stepper } from '../Stepper/Stepper';
import { TextField } from '../TextField/TextField';
import { OnboardingLayout } from './OnboardingLayout';
import { StepActions, StepColumn, StepHeading } from './StepParts';

const STEPS = [
  { id: '1', text: 'Datos', width: 118, href: '#1' },
  { id: '2', text: 'Actuación', width: 86, href: '#2' },
  { id: '3', text: 'Canto', width: 120, href: '#3' },
  { id: '4', text: 'Multimedia', width: 80, href: '#4' },
  { id: '5', text: 'Final', width: 122, href: '#5' },
];

const meta = preview.meta({
  component: OnboardingLayout,
  title: 'Componentes/Estructura/OnboardingLayout, estructura de la postulación',
  parameters: {
    guide: {
      use: 'El cuestionario: las pistas a la izquierda desde 1100 px, el paso a la derecha.',
      does: ['Un paso por página, con su título.'],
      donts: ['Contar en las pistas algo que no está en el texto: son adorno.'],
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop1440' } },
  args: {
    brand: 'Estudio de Doblaje',
    step: 2,
    children: (
      <>
        <StepHeading>Experiencia en actuación de voz</StepHeading>
        <StepColumn>
          <TextField label="Rango de edad vocal" width="sm" size="lg" defaultValue="20 a 35 años" />
        </StepColumn>
        <StepActions>
          <LinkButton href="#1" variant="secondary" icon={<ArrowLeft {...iconProps} />}>
            Volver
          </LinkButton>
          <Button>
            Continuar
            <ArrowRight {...iconProps} />
          </Button>
        </StepActions>
      </>
    ),
  },
  render: (args) => (
    <OnboardingLayout
      {...args}
      stepper={<Stepper steps={STEPS} current={args.step} timecode="TC 00:01:00:00" />}
    />
  ),
});

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
};

/** The panel is decoration. A screen reader gets one title, and the first Tab offers to skip to the page. */
export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Estudio de Doblaje', { ignore: '[aria-hidden] *' })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Estudio de Doblaje');
    await expect(canvas.getByText('00:00:36:02')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await fits();
  },
});

/** The first step has no way back, and the button to go on stays at the right. */
export const FirstStep = meta.story({
  name: 'Primer paso',
  args: {
    step: 1,
    children: (
      <>
        <StepHeading>Datos personales</StepHeading>
        <StepActions>
          <Button isDisabled>Continuar</Button>
        </StepActions>
      </>
    ),
  },
});
/** The final message has the portal's largest words. */
export const LastStep = meta.story({
  name: 'Último paso',
  args: { step: 5, children: <StepHeading size="final">Final, bienvenido a Estudio de Doblaje</StepHeading> },
  play: async ({ canvas }) => {
    const final = canvas.getByRole('heading', { level: 2 });
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(size(final)).toBeGreaterThan(size(canvas.getByRole('heading', { level: 1 })));
  },
});

/** Below 1100 px the panel is absent. */
export const Tablet = meta.story({
  name: 'Tableta 768',
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00:00:36:02')).not.toBeVisible();
    await fits();
  },
});
/** On a phone the button to go on comes first, as wide as the window. */
export const Phone = meta.story({
  name: 'Teléfono 390',
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Continuar' }).getBoundingClientRect();
    const back = canvas.getByRole('link', { name: 'Volver' }).getBoundingClientRect();
    await expect(next.bottom).toBeLessThanOrEqual(back.top);
    await expect(next.width).toBe(back.width);
    await fits();
  },
});
export const LongBrandMinimum = meta.story({
  name: 'Marca larga, mínimo 320',
  args: { brand: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen Estudios' },
  globals: { viewport: { value: 'min320' } },
  play: fits,
});
