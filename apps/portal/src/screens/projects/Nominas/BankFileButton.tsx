import type { Nomina } from '@doblaje/contract/client';
import { useRevalidator } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { DownloadButton } from '../../../requests/DownloadButton';

/**
 * Downloads the bank's file of a nómina, as it was made. With `isAgain` the server makes it again from the current data sheets. The page
 * then shows who downloaded it.
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
