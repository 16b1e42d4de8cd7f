import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Skeleton } from './Skeleton';
import { SkeletonBar } from './SkeletonBar';

const meta = preview.meta({
  component: Skeleton,
  title: 'Componentes/Mensajes/Skeleton, esqueleto, cargando, spinner',
  parameters: {
    guide: {
      use: 'Lo que está por llegar; se ve después de 200 ms.',
      does: ['La misma altura que lo que llega.'],
      donts: ['Brillos que se mueven.'],
    },
  },
  args: { 'data-testid': 'skeleton' } as { lines?: number },
});

/** A quick answer shows no skeleton. After 200 ms it appears and says that it is busy. */
export const Default = meta.story({
  name: 'Por defecto',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    const area = canvas.getByTestId('skeleton');
    await expect(getComputedStyle(area).animationDelay).toBe('0.2s');
    await waitFor(() => expect(area).toBeVisible());
    await expect(area).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
  },
});

export const Short = meta.story({ name: 'Corto', args: { lines: 1 } });
export const Empty = meta.story({ name: 'Sin filas', args: { lines: 0 } });

/** In the shape of the coming content. */
export const OwnShape = meta.story({
  name: 'Forma propia',
  args: {
    children: (
      <table style={{ width: '100%' }}>
        <thead>
          <tr>
            <th align="left">Proyecto</th>
            <th align="left">Estado</th>
          </tr>
        </thead>
        <tbody>
          {[90, 66, 78].map((width) => (
            <tr key={width}>
              <td>
                <SkeletonBar width={width} />
              </td>
              <td>
                <SkeletonBar width={64} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
});
