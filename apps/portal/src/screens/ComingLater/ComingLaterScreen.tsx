import { routeFor } from '@doblaje/domain/access';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { useLocation } from 'react-router-dom';

/** A page whose content is not built yet: its heading, so that address, title and menu already work. */
export function ComingLaterScreen() {
  return <PageHeading>{routeFor(useLocation().pathname)?.title}</PageHeading>;
}
