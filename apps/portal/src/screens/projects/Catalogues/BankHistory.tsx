import type { Bank, ChargeAccount } from '@doblaje/contract/client';
import { Section } from '@doblaje/ui/Section';
import type { HistoryWords } from '../../../history/historyText';
import { LoadedHistory } from '../../../history/LoadedHistory';
import { BANK_LABELS, bankValueText, CHARGE_ACCOUNT_LABELS, chargeAccountText } from './bankEdits';

const BANK: HistoryWords = { noun: 'Banco', fields: BANK_LABELS, text: bankValueText };

const CHARGE_ACCOUNT: HistoryWords = {
  noun: 'Cuenta de cargo',
  isFeminine: true,
  fields: CHARGE_ACCOUNT_LABELS,
  text: chargeAccountText,
};

/** 'Historial' of a bank. */
export const BankHistory = ({ bank: { id, updatedAt } }: { bank: Bank }) => (
  <Section title="Historial" headingLevel={3}>
    <LoadedHistory entity="bank" id={`${id}`} updatedAt={updatedAt} words={BANK} />
  </Section>
);

/** 'Historial' of a charge account. It names the number that changed, without its digits. */
export const ChargeAccountHistory = ({ account: { id, updatedAt } }: { account: ChargeAccount }) => (
  <Section title="Historial" headingLevel={3}>
    <LoadedHistory entity="charge-account" id={`${id}`} updatedAt={updatedAt} words={CHARGE_ACCOUNT} />
  </Section>
);
