import { momentDayText } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { useState } from 'react';
import { useTask } from './useTask';

interface AskByMailProps {
  /** 'Pedir el PDF'. */
  text: string;
  /** Of the person who gets the mail. */
  name: string;
  /** When a mail last asked them; null: none did. */
  askedAt: string | null;
  /** The word before that day: 'Pedido'. */
  asked: string;
  /** Sends the mail. @returns when the server last sent one: it sends at most one a day */
  send: () => Promise<string>;
  failed: string;
  /** Title of the notice once it is sent. */
  done: string;
}

/** A button that asks a person for something by mail, and the day of the last mail. */
export function AskByMail({ text, name, askedAt, asked, send, failed, done }: AskByMailProps) {
  const { run, isRunning } = useTask();
  const [at, setAt] = useState(askedAt);
  const ask = () =>
    run(async () => setAt(await send()), {
      failed,
      done: () => ({ title: done, message: `Le escribimos a ${name}.` }),
    });
  return (
    <ButtonRow>
      {at !== null && (
        <span>
          {asked} el {momentDayText(at)}
        </span>
      )}
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${text} a ${name}`}
        isPending={isRunning}
        pendingText="Pidiendo..."
        onPress={() => void ask()}
      >
        {text}
      </Button>
    </ButtonRow>
  );
}
