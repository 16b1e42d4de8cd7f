import { mockupAddress } from './mockups';

interface MockupProps {
  /** File in ./mockups, without theme and extension. */
  name: string;
  theme: 'light' | 'dark';
  /** Describes the picture. */
  alt: string;
}

/** The picture of a mockup, in one theme. */
export function Mockup({ name, theme, alt }: MockupProps) {
  const isPhone = name.endsWith('-390');
  return (
    <img
      src={mockupAddress(name, theme)}
      alt={alt}
      width={isPhone ? 390 : 800}
      height={isPhone ? 844 : 500}
      loading="lazy"
      data-narrow={isPhone || undefined}
    />
  );
}
