import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeading } from '../PageHeading/PageHeading';
import { PublicHeader } from '../PublicHeader/PublicHeader';
import { RythmoBand } from '../RythmoBand/RythmoBand';
import { PublicLayout } from './PublicLayout';

const html = renderToString(
  <StrictMode>
    <PublicLayout
      header={
        <PublicHeader
          brand="Estudio de Doblaje"
          homeUrl="https://estudiodoblaje.example"
          links={[{ href: '/login', text: 'Iniciar sesión', isCurrent: true }]}
        />
      }
      band={<RythmoBand past={[]} words={[{ text: 'Silencio,', width: 122 }]} />}
    >
      <PageHeading level="public">Iniciar sesión</PageHeading>
    </PublicLayout>
  </StrictMode>,
);
const body = html.replace(/<style.*?<\/style>/gs, '');

test('a public page renders without a browser', () => {
  expect(body).toMatch(/<main[^>]*id="contenido"/);
  expect(body).toContain('Silencio,');
});
