import { ApiError, send } from '@doblaje/contract/client';
import { MediaPlayer } from '@doblaje/ui/MediaPlayer';
import { sizeText } from '../formats/size';
import { usePortal } from '../portal/portal';
import { silenceOf } from './silenceOf';

/** A demo of a person. `size` in bytes. */
interface Demo {
  n: number;
  name: string;
  size: number;
}

interface DemoPlayerProps {
  personId: string;
  /** The person's name. */
  name: string;
  demos: readonly Demo[];
}

/** The demo is gone: the person erased their data, or the application was rejected after all. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Plays the demos of a person in place. Each is requested when it is played, by a link valid for 60 seconds. */
export function DemoPlayer({ personId, name, demos }: DemoPlayerProps) {
  const { users } = usePortal().client.catalogue;
  return (
    <MediaPlayer
      aria-label={`Demos de ${name}`}
      items={demos.map(({ n, name: file, size }) => ({
        id: `${personId}/${n}`,
        name: file,
        detail: sizeText(size),
      }))}
      getSource={async (id) => {
        const param = { id: personId, n: id.split('/').at(-1) ?? '' };
        return (await send(users[':id'].demos[':n'].link.$post({ param }))).url;
      }}
      describeSilence={(id, source) =>
        silenceOf(source, demos.find(({ n }) => id === `${personId}/${n}`)?.size ?? 0)
      }
      describeError={(error) =>
        isGone(error)
          ? { title: 'Este demo ya no está', hint: 'Vuelve a abrir la página.', isFinal: true }
          : undefined
      }
      labels={{ empty: 'Sin demos: se guardan con los videos de su postulación aceptada.' }}
    />
  );
}
