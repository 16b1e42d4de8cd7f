import { BANCO_DE_CHILE } from './bancoDeChile';
import { BANCO_ESTADO_ABONOS, BANCO_ESTADO_ABONOS_CELLS, BANCO_ESTADO_PROVEEDORES } from './bancoEstado';
import { BCI_CELLS, BCI_TEXT } from './bci';
import { ITAU } from './itau';
import { OWN_CSV } from './own';
import { SANTANDER_CELLS, SANTANDER_CSV } from './santander';
import { SCOTIABANK } from './scotiabank';
import type { BankFileTemplate } from './template';

/** The banks' files that are known (chile.md §2), and the studio's own CSV. ADMIN may keep changed ones beside them. */
export const BANK_FILE_TEMPLATES: readonly BankFileTemplate[] = [
  ...[BCI_TEXT, BCI_CELLS, SANTANDER_CSV, SANTANDER_CELLS, BANCO_DE_CHILE],
  ...[BANCO_ESTADO_ABONOS, BANCO_ESTADO_ABONOS_CELLS, BANCO_ESTADO_PROVEEDORES],
  ...[ITAU, SCOTIABANK, OWN_CSV],
];

/** The known description with this id; undefined for any other. */
export function bankFileTemplate(id: unknown): BankFileTemplate | undefined {
  return BANK_FILE_TEMPLATES.find((template) => template.id === id);
}
