import type { BankChoice, Profile } from '@doblaje/contract/client';
import type { ProfileBankValues } from '@doblaje/domain/forms/profileBank';
import type { Option } from '@doblaje/domain/options';
import { BANKS } from '@doblaje/domain/options/banks';
import { createForm } from '@doblaje/ui/form';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { TextButton } from '@doblaje/ui/TextButton';
import { useRef } from 'react';
import { useField } from 'react-final-form';
import { bankChoices, bankEnd } from '../../../catalogues/bankChoices';
import type { useBanks } from '../../../catalogues/useBanks';
import { SHEET_LABELS } from './sheet';

const { Field } = createForm<ProfileBankValues>();
const subscription = { value: true };

/** They stay to choose from, whatever became of them (chile.md §2). */
const OF_THE_SHEET = BANKS.map(({ value }) => value);

const LOADING = 'Cargando bancos...';
const FAILED = 'No pudimos cargar los bancos';

interface Props {
  profile: Profile;
  banks: ReturnType<typeof useBanks>;
  autoFocus: boolean;
}

/** The person's bank. Until the list is there, and if it does not load, their present bank is the only choice. */
export function BankField({ profile: { bank, bankName }, banks, autoFocus }: Props) {
  const { value: chosen } = useField<string>('bank', { subscription }).input;
  const input = useRef<HTMLInputElement>(null);
  const { value: list, error, isPending, retry } = banks;
  const present: Option<string>[] = bank.bank === '' ? [] : [{ value: bank.bank, label: bankName }];
  return (
    <Field
      as={SearchSelect}
      ref={input}
      name="bank"
      label={SHEET_LABELS.bank}
      options={list ? bankChoices(list, [...OF_THE_SHEET, bank.bank, chosen]) : present}
      placeholder="Seleccione un banco"
      labels={list ? {} : { empty: () => (isPending ? LOADING : FAILED) }}
      help={list ? endHelp(list) : error === undefined ? '' : failedHelp()}
      autoFocus={autoFocus}
    />
  );

  /** The field keeps the words in it while it has the focus: what became of the bank stands under it too. */
  function endHelp(banks: readonly BankChoice[]) {
    const own = banks.find(({ code }) => code === bank.bank);
    // A refused bank has the server's words.
    if (!own || own.isActive || chosen !== bank.bank) return '';
    const advice = own.mergedInto ? 'elígelo, y revisa tu número de cuenta' : 'elige otro banco';
    return `${own.name} ${bankEnd(own, banks)}: ${advice}`;
  }

  function failedHelp() {
    if (isPending) return LOADING;
    return (
      <>
        {FAILED}: lo demás puedes editarlo igual.{' '}
        {/* Without the slot it would take the place of the button that opens the list. */}
        <TextButton
          slot={null}
          onPress={() => {
            // The button goes away.
            input.current?.focus();
            retry();
          }}
        >
          Reintentar
        </TextButton>
      </>
    );
  }
}
