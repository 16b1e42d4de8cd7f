import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../../.storybook/preview';
import { Button } from '../../Button/Button';
import { Name, Note, Page } from './Foundations.styles';

const MOVES = [
  { token: '--dui-motion-instant', time: 80, use: 'Pasar el puntero, presionar' },
  { token: '--dui-motion-fast', time: 140, use: 'Menú, globo, pestaña; lo que se va' },
  { token: '--dui-motion-base', time: 220, use: 'Cajón, diálogo, notificación, menú lateral' },
  { token: '--dui-motion-slow', time: 420, use: 'Cambio de paso: la banda se desliza bajo la barra' },
] as const;

const Track = styled.div`
  overflow: hidden;
  margin-top: var(--dui-space-1);
  border-bottom: var(--dui-line-control);
`;

const Word = styled.div<{ $token: string }>`
  width: 50%;
  transition: translate ${({ $token }) => `var(${$token})`} var(--dui-ease-out);

  &[data-moved] { translate: 100% 0; }
`;

function Moves() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Page>
      <div>
        <Button variant="secondary" onPress={() => setMoved(!isMoved)}>
          Mover
        </Button>
      </div>
      {MOVES.map(({ token, time, use }) => (
        <div key={token}>
          <Name>{token}</Name>{' '}
          <Note>
            {time} ms · {use}
          </Note>
          <Track>
            <Word $token={token} data-moved={isMoved || undefined} data-testid={token}>
              Silencio
            </Word>
          </Track>
        </div>
      ))}
    </Page>
  );
}

const meta = preview.meta({ title: 'Fundamentos/Movimiento', parameters: { layout: 'padded' } });

/**
 * Four durations. Nothing bounces, nothing loops. A person who prefers reduced motion gets none:
 * every duration is 0. The toolbar's «Menos movimiento» shows this, and the tests run with it.
 */
export const Durations = meta.story({
  name: 'Duraciones',
  render: () => <Moves />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mover' }));
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const { token, time } of MOVES) {
      const word = canvas.getByTestId(token);
      await expect(word).toHaveAttribute('data-moved');
      await expect(Number.parseFloat(getComputedStyle(word).transitionDuration) * 1000).toBe(
        isReduced ? 0 : time,
      );
    }
  },
});
