import type { BankCheck } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import { MessagePanel } from '@doblaje/ui/MessagePanel';

/** Who took the file in another bank's form, and when: with both files at banks people are paid twice. Shows nothing if nobody did. */
export function OtherForms({ otherForms }: Pick<BankCheck, 'otherForms'>) {
  if (otherForms.length === 0) return null;
  return (
    <MessagePanel type="warning" title="Ya se descargó en otra forma">
      {otherForms.map(({ at, by, form }) => (
        <p key={`${at} ${form}`}>
          {by ?? 'Alguien que borró sus datos'} lo descargó el {momentText(at)} para {form}.
        </p>
      ))}
      <p>
        Si {otherForms.length === 1 ? 'ese archivo' : 'alguno de esos archivos'} ya está en el banco, no
        envíes este: cada persona recibiría su pago dos veces.
      </p>
    </MessagePanel>
  );
}
