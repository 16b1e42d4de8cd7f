import type { DataRequest } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import { noExtension } from '@doblaje/domain/privacy';
import { Button } from '@doblaje/ui/Button';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { AnswerRequest } from './AnswerRequest';
import { ExtendRequest } from './ExtendRequest';
import { ANSWERED, EXTENDED } from './requests';

/** The buttons of an open request: answer it, or take longer, once and in time. */
export function RequestMoves({ request }: { request: DataRequest }) {
  const isOf = (base: DataRequest | undefined) => base?.id === request.id;
  const [isAnswered, isExtended] = [isOf(useWaiting(ANSWERED)?.base), isOf(useWaiting(EXTENDED)?.base)];
  const [open, setOpen] = useState<'answer' | 'extend' | null>(
    isAnswered ? 'answer' : isExtended ? 'extend' : null,
  );
  const close = () => setOpen(null);
  return (
    <>
      <DrawerActions>
        {noExtension(request, dayInChile()) === undefined && (
          <Button variant="secondary" onPress={() => setOpen('extend')}>
            Extender plazo
          </Button>
        )}
        <Button onPress={() => setOpen('answer')}>Responder</Button>
      </DrawerActions>
      <AnswerRequest isOpen={open === 'answer'} onClose={close} request={request} />
      <ExtendRequest isOpen={open === 'extend'} onClose={close} request={request} />
    </>
  );
}
