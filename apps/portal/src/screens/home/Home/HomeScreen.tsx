import { identityField } from '@doblaje/domain/forms';
import { AsideColumns } from '@doblaje/ui/AsideColumns';
import { PersonHeading } from '@doblaje/ui/PersonHeading';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useSession } from '../../../portal/portal';
import { LoadError } from '../../../requests/LoadError';
import { AccountCard } from './AccountCard';
import { BankSection } from './BankSection';
import { Completeness } from './Completeness';
import type { HomeData } from './loader';
import { PaymentsCard } from './PaymentsCard';
import { Pending } from './Pending';
import { PersonalSection } from './PersonalSection';
import { useSheet } from './useSheet';

// Load it only where applications can be sent.
const ApplicationSection = lazy(async () => ({
  default: (await import('../../public/Onboarding/sending/ApplicationSection')).ApplicationSection,
}));

/** Principal: the data sheet (product.md §3), read and edited section by section. */
export function HomeScreen() {
  const { profile, error, ...sheet } = useSheet();
  const { application } = useLoaderData<HomeData>();
  const { role } = useSession();
  const isWaiting = !profile && error === undefined;
  // Keep the same heading element before and after the answer: it may be focused.
  return (
    <>
      <PersonHeading
        name={profile ? `${profile.first_name} ${profile.last_name}` : 'Principal'}
        surname={profile?.last_name}
      >
        {profile && <Completeness profile={profile} />}
      </PersonHeading>
      {error !== undefined && <LoadError title="No pudimos cargar tu ficha" error={error} />}
      <Pending />
      {application && (
        <Suspense>
          <ApplicationSection application={application} />
        </Suspense>
      )}
      {isWaiting && <Skeleton lines={8} />}
      {profile && (
        // A log-in in another tab can change the person in place. The new person's sheet starts with fresh state.
        <AsideColumns
          key={profile.email}
          aside={
            <>
              {identityField(profile.personal.country) === 'rut' && (
                <BankSection profile={profile} {...sheet} />
              )}
              {role === 'USER' && <PaymentsCard />}
              <AccountCard change={profile.emailChange} />
            </>
          }
        >
          <PersonalSection profile={profile} {...sheet} />
        </AsideColumns>
      )}
    </>
  );
}
