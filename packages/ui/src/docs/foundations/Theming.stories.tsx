import { FileText, IdCard } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { css, styled } from 'styled-components';
import preview from '../../../../../.storybook/preview';
import { Button } from '../../Button/Button';
import { ButtonRow } from '../../ButtonRow/ButtonRow';
import { Card } from '../../Card/Card';
import { Link } from '../../Link/Link';
import { MainLayout } from '../../MainLayout/MainLayout';
import { PageHeading } from '../../PageHeading/PageHeading';
import { Sidebar } from '../../Sidebar/Sidebar';
import { Stack } from '../../Stack/Stack';
import { TextField } from '../../TextField/TextField';
import { TopBar } from '../../TopBar/TopBar';
import { contrastRatio, parseRgb } from './contrast';
import { Page } from './Foundations.styles';

const light = css`
  --dui-color-primary: #6b2fa0;
  --dui-color-primary-hover: #562386;
  --dui-color-primary-active: #431a6b;
  --dui-color-primary-soft: #f1e6fa;
  --dui-color-link: #6b2fa0;
  --dui-color-booth: #24123a;
  --dui-color-booth-raised: #35204f;
  --dui-color-marker: #9be8c4;
`;
const dark = css`
  --dui-color-primary: #cfa8f5;
  --dui-color-primary-hover: #ddc1f8;
  --dui-color-primary-active: #ead8fb;
  --dui-color-on-primary: #2a0f45;
  --dui-color-primary-soft: #3a2452;
  --dui-color-link: #cfa8f5;
  --dui-color-booth: #160a26;
  --dui-color-booth-raised: #24123a;
  --dui-color-marker: #7ed6ad;
`;

/** The rules that another studio's stylesheet would set on `:root`, here on one box. */
const OtherBrand = styled.div`
  ${light}
  --dui-radius-2: 1.25rem;
  --dui-radius-3: 1.5rem;
  --dui-radius-1: 0.5rem;

  :root[data-theme='dark'] & { ${dark} }
`;

function Shell() {
  const [isExpanded, setExpanded] = useState(true);
  return (
    <MainLayout
      isSidebarExpanded={isExpanded}
      topBar={
        <TopBar
          brand="Voces del Sur"
          homeHref="#home"
          user={{ name: 'Rayén Curihual', role: 'Usuario' }}
          onLogout={() => {}}
        />
      }
      sidebar={
        <Sidebar
          brand="Voces del Sur"
          isExpanded={isExpanded}
          onExpandedChange={setExpanded}
          items={[
            { id: 'home', icon: <IdCard />, text: 'Principal', href: '#home', isCurrent: true },
            { id: 'documents', icon: <FileText />, text: 'Documentos', href: '#documents', hasAlert: true },
          ]}
        />
      }
    >
      <PageHeading>Datos personales</PageHeading>
      <Stack>
        <TextField label="Nombre" defaultValue="Rayén" />
        <ButtonRow>
          <Button>Guardar cambios</Button>
          <Button variant="secondary">Cancelar</Button>
        </ButtonRow>
        <Link href="#password">Cambiar contraseña</Link>
      </Stack>
    </MainLayout>
  );
}

const meta = preview.meta({ title: 'Fundamentos/Temas, claro, oscuro' });

/** Another brand needs only custom properties, and no rule for a component. */
export const SecondBrand = meta.story({
  name: 'Segunda marca',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop1440' } },
  render: () => (
    <OtherBrand>
      <Shell />
    </OtherBrand>
  ),
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button', { name: 'Guardar cambios' }));
    const isDark = document.documentElement.dataset.theme === 'dark';
    await expect(style.backgroundColor).toBe(isDark ? 'rgb(207, 168, 245)' : 'rgb(107, 47, 160)');
    await expect(style.borderTopLeftRadius).toBe('20px');
    const [text, ground] = [parseRgb(style.color), parseRgb(style.backgroundColor)];
    await expect(text && ground && contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
  },
});

export const SecondBrandDark = meta.story({
  ...SecondBrand.input,
  name: 'Segunda marca, tema oscuro',
  tags: ['!dev', '!autodocs'],
  globals: { ...SecondBrand.input.globals, theme: 'dark' },
});

/** `data-theme` on any element fixes the theme of its content, whatever the page's theme. */
export const BesideEachOther = meta.story({
  name: 'Dos temas en una página',
  render: () => (
    <Page>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} data-testid={theme}>
          <Card title={theme === 'light' ? 'Claro' : 'Oscuro'}>
            <Stack>
              <TextField label="Nombre" />
              <ButtonRow>
                <Button>Guardar</Button>
              </ButtonRow>
            </Stack>
          </Card>
        </div>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    const [day, night] = ['light', 'dark'].map((theme) => getComputedStyle(canvas.getByTestId(theme)));
    await expect(day?.backgroundColor).toBe('rgb(243, 245, 245)');
    await expect(day?.color).toBe('rgb(20, 32, 35)');
    await expect(night?.backgroundColor).toBe('rgb(15, 23, 25)');
    await expect(night?.color).toBe('rgb(231, 238, 238)');
    // Each theme gives a line its own colour, whatever the page's theme.
    const lines = ['light', 'dark'].map(
      (theme) =>
        getComputedStyle(canvas.getByRole('region', { name: theme === 'light' ? 'Claro' : 'Oscuro' }))
          .borderTopColor,
    );
    await expect(lines).toEqual(['rgb(211, 220, 221)', 'rgb(43, 58, 63)']);
  },
});
