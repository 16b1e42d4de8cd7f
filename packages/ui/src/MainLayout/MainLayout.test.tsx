import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sidebar } from '../Sidebar/Sidebar';
import { TopBar } from '../TopBar/TopBar';
import { MainLayout } from './MainLayout';

test('the main layout renders without a browser, menu docked and drawer closed', () => {
  const html = renderToString(
    <StrictMode>
      <MainLayout
        topBar={<TopBar brand="Estudio de Doblaje" homeHref="/home" onLogout={() => {}} />}
        sidebar={
          <Sidebar
            brand="Estudio de Doblaje"
            items={[{ id: 'home', icon: null, text: 'Principal', href: '/home', isCurrent: true }]}
          />
        }
      >
        Contenido
      </MainLayout>
    </StrictMode>,
  );
  expect(html).toContain('Contraer menú');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).not.toContain('role="dialog"');
});
