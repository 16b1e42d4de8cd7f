import { dayInChile } from '@doblaje/domain/days';
import { Card } from '@doblaje/ui/Card';
import { Select } from '@doblaje/ui/Select';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { DownloadButton } from '../../../requests/DownloadButton';
import { usePerson } from './personContext';

/** How many years back a certificate is offered: as long as accounting papers are kept. */
const YEARS = 7;

/** Certificado de honorarios: the PDF of a year, as the person gets it from 'Mis pagos'. */
export function CertificateCard() {
  const { account } = usePerson().person;
  const { users } = usePortal().client.catalogue;
  const thisYear = Number(dayInChile().slice(0, 4));
  const [year, setYear] = useState(`${thisYear}`);
  const options = Array.from({ length: YEARS }, (_, index) => ({
    value: `${thisYear - index}`,
    label: `${thisYear - index}`,
  }));
  return (
    <Card title="Certificado de honorarios">
      <Stack>
        <Select label="Año" options={options} value={year} onChange={setYear} />
        <div>
          <DownloadButton
            ask={() => users[':id'].certificate.$get({ param: { id: account.id }, query: { year } })}
            fileName={`certificado-honorarios-${year}.pdf`}
            failed="No pudimos preparar el certificado"
          >
            Descargar certificado
          </DownloadButton>
        </div>
      </Stack>
    </Card>
  );
}
