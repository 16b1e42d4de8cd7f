import { useRef, useState } from 'react';

/** What became of a link that was pressed. */
interface Followed<Answer> {
  isPending: boolean;
  answer?: Answer;
  error?: unknown;
}

/** Follows a link once it is pressed, one press at a time: programs that look through mails open links, and press nothing. */
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
