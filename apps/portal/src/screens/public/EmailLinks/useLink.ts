import { useRef, useState } from 'react';

/** The outcome of a pressed link. */
interface Followed<Answer> {
  isPending: boolean;
  answer?: Answer;
  error?: unknown;
}

/** Follows a link only when its button is pressed, one press at a time: mail scanners open links but press no buttons. */
export function useLink<Answer>(follow: () => Promise<Answer>) {
  const [followed, setFollowed] = useState<Followed<Answer>>({ isPending: false });
  const isRunning = useRef(false);
  async function press() {
    if (isRunning.current) return;
    isRunning.current = true;
    setFollowed({ isPending: true });
    try {
      setFollowed({ isPending: false, answer: await follow() });
    } catch (error) {
      setFollowed({ isPending: false, error });
    } finally {
      isRunning.current = false;
    }
  }
  return { ...followed, press: () => void press() };
}
