import { ApiError, type ApplicationDetail, send } from '@doblaje/contract/client';
import { MediaPlayer, type MediaProblem } from '@doblaje/ui/MediaPlayer';
import { sizeText } from '../../../formats/size';
import { silenceOf } from '../../../media/silenceOf';
import { usePortal } from '../../../portal/portal';
import { failureText } from '../../../requests/failureText';
import { isSessionEnd } from '../../../session/ended';

const FAILED = 'No pudimos reproducir este video';

/** Why a video cannot be played. The usual reason: the candidate has erased everything since the page loaded. */
function describe(error: unknown): MediaProblem {
  if (error instanceof ApiError && error.status === 404) {
    return {
      title: 'Este video ya no está',
      hint: 'Puede que la persona haya borrado sus datos: sus videos y respuestas se van con ellos.',
      isFinal: true,
    };
  }
  if (isSessionEnd(error)) return { title: FAILED, hint: 'Tu sesión terminó.', isFinal: true };
  return { title: FAILED, hint: failureText(error) };
}

/** The reels of an application. They play in the page, through links that are valid for a minute. */
export function ApplicationReels({ application }: { application: ApplicationDetail }) {
  const reel = usePortal().client.catalogue.applications[':id'].reels[':n'];
  const { id, reels, applicant } = application;
  return (
    <MediaPlayer
      aria-label={`Videos de ${applicant.first_name} ${applicant.last_name}`}
      items={reels.map(({ n, name, size }) => ({ id: `${id}/${n}`, name, detail: sizeText(size) }))}
      getSource={async (item) => {
        const n = item.split('/').at(-1) ?? '';
        return (await send(reel.link.$post({ param: { id, n } }))).url;
      }}
      describeError={describe}
      describeSilence={(item, source) =>
        silenceOf(source, reels.find(({ n }) => item === `${id}/${n}`)?.size ?? 0)
      }
      labels={{ empty: 'No envió videos.' }}
    />
  );
}
