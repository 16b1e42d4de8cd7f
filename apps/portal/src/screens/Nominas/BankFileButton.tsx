import type { Nomina } from '@doblaje/contract/client';
import { useRevalidator } from 'react-router-dom';
import { DownloadButton } from '../../lists/DownloadButton';
import { usePortal } from '../../portal';

/**
 * Downloads the bank's file of a nómina: as it was made, or made again of the data sheets as they are now. Who took it is shown
 * from then on.
 */
export function BankFileButton({ nomina, isAgain = false }: { nomina: Nomina; isAgain?: boolean }) {
  const nominas = usePortal().client.catalogue.nominas[':id'];
  const { revalidate } = useRevalidator();
  const param = { id: `${nomina.id}` };
  const query = isAgain ? { again: 'true' as const } : {};
  return (
    <DownloadButton
      ask={() => nominas['bank-file'].$get({ param, query })}
      fileName={`nomina-${nomina.id}.csv`}
      failed="No pudimos preparar el archivo para el banco"
      done={() => void revalidate()}
    >
      {isAgain ? 'Hacer el archivo de nuevo' : 'CSV para el banco'}
    </DownloadButton>
  );
}
