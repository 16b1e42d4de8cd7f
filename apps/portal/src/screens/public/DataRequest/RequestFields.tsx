import { DATA_REQUEST_KINDS } from '@doblaje/domain/options/dataRequestKinds';
import type { OwnDataRequestValues } from '@doblaje/domain/privacy';
import { createForm } from '@doblaje/ui/form';
import { Select } from '@doblaje/ui/Select';
import { TextArea } from '@doblaje/ui/TextArea';

const { Field } = createForm<OwnDataRequestValues>();

interface PartProps {
  /** Size of the text. @default 'md' */
  size?: 'md' | 'lg';
}

/** What is asked. */
export const KindField = ({ size = 'md' }: PartProps) => (
  <Field as={Select} name="kind" label="Qué pides" options={DATA_REQUEST_KINDS} size={size} data-wide="" />
);

/** The same in the person's words. */
export const DetailField = ({ size = 'md' }: PartProps) => (
  <Field
    as={TextArea}
    name="detail"
    label="En tus palabras"
    help="Hace falta si pides corregir un dato o te opones a un uso."
    isOptional
    size={size}
    data-wide=""
  />
);
