import { type Boleta, sendEdit } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import { SII_MOVES, type SiiMove } from '@doblaje/domain/moves';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import {
  annulmentFollows,
  SII_MOVE_INITIAL,
  SII_MOVE_OPTIONS,
  type SiiMoveValues,
  type SiiNoteStart,
  siiMovesOffered,
  validateSiiMove,
} from '@doblaje/domain/siiStates';
import { DateField } from '@doblaje/ui/DateField';
import { createForm } from '@doblaje/ui/form';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { TextArea } from '@doblaje/ui/TextArea';
import { useFormState } from 'react-final-form';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { boletaMoves, NOTED } from './boletaMoves';
import { siiBoletaOf } from './siiBoleta';

const { Field } = createForm<SiiMoveValues>();

const subscription = { values: true };

/** What follows from notes that move nothing here. */
const ONLY_NOTED: Partial<Record<SiiMoveValues['move'], string>> = {
  askAnnulment:
    'Aquí la boleta sigue como está y su retención se declara igual. Queda entre las anulaciones por responder: confírmala o recházala en el sitio del SII.',
  observe: 'Aquí la boleta sigue como está. Queda marcada como observada: revisa si su retención se declara.',
};

/** What a note does here, said before it is made. */
function Follows({ boleta }: { boleta: Boleta }) {
  const { move } = useFormState<SiiMoveValues>({ subscription }).values;
  if (move === 'correct' && boleta.regularization !== null)
    return (
      <MessagePanel title="Qué pasa al anotarla" role="status">
        La boleta ya no queda por regularizar.
      </MessagePanel>
    );
  const only = ONLY_NOTED[move];
  if (only !== undefined)
    return (
      <MessagePanel title="Qué pasa al anotarla" role="status">
        {only}
      </MessagePanel>
    );
  if (move === '' || SII_MOVES[move].to !== 'annulled') return null;
  const { state, nomina } = boleta;
  const { isRefused, studio } = annulmentFollows(state, nomina?.state ?? null, nomina?.bank);
  return (
    <MessagePanel
      type={isRefused ? 'error' : 'warning'}
      title={isRefused ? 'No se puede anotar todavía' : 'Qué pasa al anotarla'}
      role="status"
    >
      {studio}
    </MessagePanel>
  );
}

interface NoteSiiProps {
  boleta: Boleta;
  isOpen: boolean;
  onClose: () => void;
  /** Where the note begins, from a sheet of the SII. @default empty */
  start?: SiiNoteStart & Pick<SiiMoveValues, 'reason'>;
}

/** 'Anotar en el SII': asks what happened to the boleta there, when and why. */
export function NoteSii({ boleta, start, ...dialog }: NoteSiiProps) {
  const boletas = usePortal().client.catalogue.boletas[':id'];
  const param = { id: `${boleta.id}` };
  const today = dayInChile();
  const told = siiBoletaOf(boleta);
  const offered = siiMovesOffered(told, today);
  return (
    <FormDialog
      {...dialog}
      title={`En el SII: ${boletaTitle(boleta.orderNumbers)}`}
      description="Anota lo que ya pasó en el sitio del SII: aquí no se anula nada allá."
      drafts={NOTED}
      base={boleta}
      initialValues={{ ...SII_MOVE_INITIAL, ...start }}
      validate={(values) => validateSiiMove(values, told, today)}
      onSubmit={(values) => {
        // The validator has refused a note without a move.
        const json = { ...values, move: values.move as SiiMove, updatedAt: boleta.updatedAt };
        return boletaMoves.make(sendEdit(boletas.sii.$post({ param, json })), boleta);
      }}
      done={boletaMoves.told('Anotado lo del SII')}
      submitText="Anotar"
      pendingText="Anotando..."
      isDanger
    >
      <Field
        as={RadioGroup}
        width="full"
        name="move"
        label="Qué pasó"
        options={SII_MOVE_OPTIONS.filter(({ value }) => offered.includes(value)).map((option) =>
          // The studio issued a BTE itself.
          boleta.kind === 'BTE' && option.value === 'annul'
            ? { ...option, label: 'El estudio la anuló' }
            : option,
        )}
      />
      <Field as={DateField} name="on" label="Día en que pasó" />
      <Field as={TextArea} name="reason" label="Motivo" />
      <Follows boleta={boleta} />
    </FormDialog>
  );
}
