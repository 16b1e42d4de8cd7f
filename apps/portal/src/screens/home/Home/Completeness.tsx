import type { Profile } from '@doblaje/contract/client';
import { ProgressBar } from '@doblaje/ui/ProgressBar';

/** The share of the sheet that is filled in: 'Ficha completa: 13 de 14 datos', with its bar. */
export function Completeness({ profile: { completeness } }: { profile: Profile }) {
  const { known, of } = completeness;
  return (
    <ProgressBar
      value={known}
      maxValue={of}
      label={
        <>
          Ficha completa: <strong>{`${known} de ${of} datos`}</strong>
        </>
      }
    />
  );
}
