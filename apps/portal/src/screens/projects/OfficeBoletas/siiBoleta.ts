import type { Boleta } from '@doblaje/contract/client';
import type { SiiBoleta } from '@doblaje/domain/siiStates';

/** A boleta as the SII's rules read it. */
export const siiBoletaOf = ({ siiState, issuedOn, gross }: Boleta): SiiBoleta => ({
  ...{ state: siiState, issuedOn, gross: gross ?? 0 },
});
