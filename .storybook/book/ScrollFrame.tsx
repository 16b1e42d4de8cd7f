import { type ReactNode, useEffect, useRef, useState } from 'react';

const goesOn = (frame: HTMLElement | null) =>
  frame !== null && frame.scrollLeft + frame.clientWidth < frame.scrollWidth - 1;

interface ScrollFrameProps {
  /** Name of the region. */
  label: string;
  /** What lies further to the right, for example 'más estados'. */
  more: string;
  children: ReactNode;
}

/** A frame in which wide content scrolls. It says so as long as there is more to the right. */
export function ScrollFrame({ label, more, children }: ScrollFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(() => setMore(goesOn(frame.current)));
    const table = frame.current?.firstElementChild;
    if (frame.current) observer.observe(frame.current);
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="book-frame" data-more={hasMore || undefined}>
      <section
        ref={frame}
        className="book-scroll"
        aria-label={label}
        onScroll={() => setMore(goesOn(frame.current))}
      >
        {children}
      </section>
      <p className="book-more" aria-hidden>
        {more} →
      </p>
    </div>
  );
}
