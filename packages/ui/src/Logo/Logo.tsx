import { type CSSProperties, Fragment, type Ref } from 'react';
import { Link } from 'react-aria-components';
import { useLabels } from '../ground/locale/LocaleContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { brandWords } from './brandWords';
import { Box, Glyph, Particle, Word, Words } from './Logo.styles';

/** Longer names get smaller letters and may take two lines. */
const LONG_NAME = 24;

export interface LogoProps {
  /** The brand's name; any name works. */
  brand: string;
  /** The address. Without it the logo is not a link. */
  href?: string;
  /** The address is outside the portal: a plain `<a>` that the router ignores. @default false */
  isExternal?: boolean;
  /** The logo stands on the dark booth, so the glyph's bar takes the booth's lamp colour. @default false */
  onBooth?: boolean;
  /**
   * For a header: two lines below 480 px, and only the glyph below 360 px. Screen readers still read the name.
   * @default false
   */
  isCompact?: boolean;
  labels?: {
    /** Name of the link when there is no brand. @default 'Inicio' */
    home?: string;
  };
  className?: string;
  style?: CSSProperties;
  id?: string;
  /** Ref to the root element: the link, or the span when there is no `href`. */
  ref?: Ref<HTMLAnchorElement & HTMLSpanElement>;
}

/** Glyph and wordmark. The wordmark is live text, so the brand can stay a setting. */
export function Logo({
  brand,
  href,
  isExternal = false,
  onBooth = false,
  isCompact = false,
  labels,
  ...props
}: LogoProps) {
  const words = brandWords(brand);
  const name = useLabels('Logo', { home: 'Inicio' }, labels);
  const look = { $long: brand.length > LONG_NAME, $compact: isCompact };
  const content = (
    <>
      <Glyph
        $onBooth={onBooth}
        viewBox="0 0 26 26"
        width="26"
        height="26"
        aria-hidden="true"
        focusable="false"
      >
        <rect x="2" width="3" height="26" />
        <path fill="currentColor" d="M7 3h3v20H7zM12 4h3v18h-3zM17 7h3v12h-3zM22 11h3v4h-3z" />
      </Glyph>
      {words.length === 0 ? (
        <VisuallyHidden>{name.home}</VisuallyHidden>
      ) : (
        <Words {...look}>
          {words.map(({ text, index, isParticle }) => {
            const Part = isParticle ? Particle : Word;
            return (
              <Fragment key={index}>
                {index > 0 && ' '}
                <Part>{text}</Part>
              </Fragment>
            );
          })}
        </Words>
      )}
    </>
  );
  const element = isExternal ? 'a' : Link;
  return (
    <Box {...props} {...look} {...(href !== undefined && { as: element, href })}>
      {content}
    </Box>
  );
}
