import { labelIn, type Option } from './option';

/** The 24 Chilean bank codes (spec §3, "Banks") in the order of the code. The value is the bank supervisor's (CMF) 3-character
 * code as text, zeros at the left included; 046 and 056 are inferred, the others come from public lists. */
export const BANKS = [
  { value: '001', label: 'Banco de Chile' },
  { value: '009', label: 'Banco Internacional' },
  { value: '012', label: 'BancoEstado' },
  { value: '014', label: 'Scotiabank Chile' },
  { value: '016', label: 'Banco de Crédito e Inversiones (BCI)' },
  { value: '017', label: 'Banco do Brasil' },
  { value: '027', label: 'Corpbanca' },
  { value: '028', label: 'Banco BICE' },
  { value: '031', label: 'HSBC Bank (Chile)' },
  { value: '037', label: 'Banco Santander-Chile' },
  { value: '039', label: 'Banco Itaú Chile' },
  { value: '041', label: 'JPMorgan Chase Bank' },
  { value: '043', label: 'Banco de la Nación Argentina' },
  { value: '045', label: 'MUFG Bank (ex Bank of Tokyo-Mitsubishi UFJ)' },
  { value: '046', label: 'The Royal Bank of Scotland (Chile)' },
  { value: '049', label: 'Banco Security' },
  { value: '051', label: 'Banco Falabella' },
  { value: '052', label: 'Deutsche Bank (Chile)' },
  { value: '053', label: 'Banco Ripley' },
  { value: '054', label: 'Rabobank Chile' },
  { value: '055', label: 'Banco Consorcio' },
  { value: '056', label: 'Banco Penta' },
  { value: '057', label: 'Banco París' },
  { value: '507', label: 'Banco del Desarrollo' },
] as const satisfies readonly Option<string>[];

/** Code of one of {@link BANKS}, e.g. '012'. */
export type BankCode = (typeof BANKS)[number]['value'];

/** Name of a bank: '012' → 'BancoEstado'. Anything else gives ''. */
export function labelOfBank(value: unknown): string {
  return labelIn(BANKS, value);
}
