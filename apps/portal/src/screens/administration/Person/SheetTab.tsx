import { identityField } from '@doblaje/domain/forms';
import { AsideColumns } from '@doblaje/ui/AsideColumns';
import { AccessCard } from './AccessCard';
import { BankData } from './BankData';
import { CertificateCard } from './CertificateCard';
import { ConsentsCard } from './ConsentsCard';
import { LatestDocumentsCard } from './LatestDocumentsCard';
import { MinorPapersCard } from './MinorPapersCard';
import { PersonalData } from './PersonalData';
import { usePerson } from './personContext';

/** 'Ficha': the data sheet to read, with the account's card beside it. */
export function SheetTab() {
  const { person } = usePerson();
  return (
    <AsideColumns
      aside={
        <>
          <AccessCard />
          <MinorPapersCard key={`papers ${person.account.id}`} />
          <LatestDocumentsCard />
          <ConsentsCard />
          <CertificateCard key={person.account.id} />
        </>
      }
    >
      <div>
        <PersonalData />
        {identityField(person.personal.country) === 'rut' && <BankData key={person.account.id} />}
      </div>
    </AsideColumns>
  );
}
