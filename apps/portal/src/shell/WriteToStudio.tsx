import { Link } from '@doblaje/ui/Link';
import { Fragment } from 'react';
import { usePortal } from '../portal/portal';
import { LinksOut } from './LinksOut';

interface WriteToStudioProps {
  /** The sentence without its end: 'Si crees que es un error, escríbele al estudio'. */
  sentence: string;
  /** The whole sentence, for a portal whose settings have no address and no telephone. */
  otherwise: string;
}

/** Links to the studio's email address and telephone (`CONTACT_EMAIL`, `CONTACT_PHONE`), or says whom else to ask. */
export function WriteToStudio({ sentence, otherwise }: WriteToStudioProps) {
  const { contactEmail, contactPhone } = usePortal().config;
  const ways = [
    contactEmail && { href: `mailto:${contactEmail}`, text: contactEmail },
    contactPhone && { href: `tel:${contactPhone.replaceAll(' ', '')}`, text: contactPhone },
  ].filter((way) => way !== '');
  if (ways.length === 0) return otherwise;
  return (
    <LinksOut>
      {`${sentence}: `}
      {ways.map(({ href, text }, index) => (
        <Fragment key={href}>
          {index > 0 && ' o '}
          <Link href={href}>{text}</Link>
        </Fragment>
      ))}
      .
    </LinksOut>
  );
}
