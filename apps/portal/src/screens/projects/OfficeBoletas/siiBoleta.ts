import type { Boleta } from '@doblaje/contract/client';
import { type SiiBoleta, saidStateOf } from '@doblaje/domain/siiStates';

/** A boleta as the SII's rules read it. */
export const siiBoletaOf = ({ siiState, issuedOn, gross, atSii }: Boleta): SiiBoleta => ({
  ...{ state: siiState, issuedOn, gross: gross ?? 0, saidBySii: saidStateOf(atSii) },
});
