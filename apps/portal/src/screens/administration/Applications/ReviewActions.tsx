import { APPLICATION_MOVES, type ApplicationMove, movesFrom } from '@doblaje/domain/moves';
import type { ApplicationState } from '@doblaje/domain/options/applicationStates';
import { Button, type ButtonProps } from '@doblaje/ui/Button';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { Icon } from '@doblaje/ui/IconSet';
import { Check } from 'lucide-react';
import { useFormState } from 'react-final-form';
import { MOVE_WORDS } from './review';

interface ReviewActionsProps {
  state: ApplicationState;
  /** The action that is being sent. */
  running: ApplicationMove | 'note' | null;
  isTold: boolean;
  onTold: (isTold: boolean) => void;
  /** Called before the form is sent, with the chosen action. */
  onMove: (move: ApplicationMove | 'note') => void;
}

const subscription = { dirty: true };

/**
 * The decision buttons, with the rejecting one apart, and the choice whether to tell the candidate. Each button keeps its place even
 * when it is not allowed: a second click where 'Aceptar' was must not hit another button.
 */
export function ReviewActions({ state, running, isTold, onTold, onMove }: ReviewActionsProps) {
  const { dirty } = useFormState({ subscription });
  const moves = movesFrom(APPLICATION_MOVES, state, 'ADMIN');

  function button(
    move: ApplicationMove | 'note',
    look: Pick<ButtonProps, 'icon'> & { variant: 'primary' | 'secondary' | 'dangerSecondary' },
  ) {
    const isAllowed = move === 'note' ? dirty : moves.includes(move);
    const { text, pending } = move === 'note' ? NOTE : MOVE_WORDS[move];
    return (
      <Button
        {...look}
        isDisabled={running === null ? !isAllowed : running !== move}
        isPending={running === move}
        pendingText={pending}
        onPress={({ target }) => {
          onMove(move);
          // Use the element's method and not final-form's, so that a refusal shows at the top of the form.
          target.closest('form')?.requestSubmit();
        }}
      >
        {text}
      </Button>
    );
  }

  return (
    <>
      <ButtonRow align="between">
        <Checkbox isSelected={isTold} onChange={onTold}>
          Avisar por correo al aceptar o rechazar
        </Checkbox>
        {button('note', { variant: 'secondary' })}
      </ButtonRow>
      <DrawerActions isFirstApart>
        {button('reject', { variant: 'dangerSecondary' })}
        {button('shortlist', { variant: 'secondary' })}
        {button('accept', { variant: 'primary', icon: <Icon of={Check} /> })}
      </DrawerActions>
    </>
  );
}

const NOTE = { text: 'Guardar nota', pending: 'Guardando...' };
