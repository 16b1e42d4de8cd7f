import { routeFor } from '@doblaje/domain/access';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { useLocation } from 'react-router-dom';
import { COMING_TEXTS } from './comingTexts';

/** A page whose content is not built yet says so: what will be there, nothing that is not true today. */
export function ComingLaterScreen() {
  const route = routeFor(useLocation().pathname);
  const coming = route && COMING_TEXTS[route.path];
  return (
    <>
      <PageHeading>{route?.title}</PageHeading>
      {coming && (
        <EmptyState
          title={coming.title}
          action={
            coming.link && (
              <LinkButton variant="secondary" href={coming.link.to}>
                {coming.link.text}
              </LinkButton>
            )
          }
        >
          {coming.text}
        </EmptyState>
      )}
    </>
  );
}
