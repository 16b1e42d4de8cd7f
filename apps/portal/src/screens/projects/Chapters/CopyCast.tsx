import { type Appearance, type Cast, type Chapter, send, sendEdit } from '@doblaje/contract/client';
import { castShown } from '@doblaje/contract/shown';
import { createForm } from '@doblaje/ui/form';
import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { ID_FIELD } from '../../../catalogues/choices';
import { FormDialog } from '../../../edits/FormDialog';
import { createShown } from '../../../edits/shown';
import { useShown } from '../../../edits/useShown';
import { useSubject } from '../../../edits/useSubject';
import { usePortal } from '../../../portal/portal';
import { useCast } from '../Orders/useCast';
import { COPIED_CAST, chapterLabel } from './chapter';

const { Field } = createForm<{ from: number }>();

const subscription = { values: true };

/** The most characters to name. The others are counted. */
const NAMED = 8;

/** The chosen chapter, with its cast. */
interface Source {
  id: number;
  cast: readonly Appearance[];
}

/** Names the characters to copy: the ones that are in the source but not in the target. */
function comingText(source: readonly Appearance[], target: readonly Appearance[]): string {
  const there = new Set(target.map(({ characterId }) => characterId));
  const coming = source.filter(({ characterId }) => !there.has(characterId));
  if (coming.length === 0) return 'Todos sus personajes están ya en el capítulo.';
  const named = coming
    .slice(0, NAMED)
    .map(({ name, personName }) => `${name} (${personName || 'sin persona'})`);
  const more = coming.length - named.length;
  return `${coming.length === 1 ? 'Llega' : 'Llegan'}: ${named.join(', ')}${more > 0 ? ` y ${more} más` : ''}.`;
}

/** Goes inside the form, which is about the chosen chapter. It requests its cast and says which characters would be copied. */
function Coming({
  source,
  target,
  onSource,
}: {
  source: Source | null;
  target: readonly Appearance[];
  onSource: (source: Source | null) => void;
}) {
  const { from } = useFormState<{ from: number }>({ subscription }).values;
  const cast = useCast(from || 0);
  useSubject(from);
  useEffect(() => onSource(from && cast ? { id: from, cast } : null), [from, cast, onSource]);
  return (
    <p role="status">{source ? comingText(source.cast, target) : from ? 'Cargando sus personajes...' : ''}</p>
  );
}

interface Props {
  isOpen: boolean;
  onClose: () => void;
  chapter: Chapter;
  chapters: readonly Chapter[];
  cast: readonly Appearance[];
  onCast: (cast: Cast) => void;
}

/** 'Copiar elenco de otro capítulo'. */
export function CopyCast({ chapter, chapters, cast, onCast, ...dialog }: Props) {
  const { client } = usePortal();
  const others = chapters.filter(({ id, characters }) => id !== chapter.id && characters > 0);
  const target = useShown(cast, dialog.isOpen);
  const [source, setSource] = useState<Source | null>(null);

  const readCast = (id: number) => client.catalogue.chapters[':id'].cast.$get({ param: { id: `${id}` } });

  async function copy({ from }: { from: number }) {
    const { copy } = client.catalogue.chapters[':id'].cast;
    const chosen = source?.id === from ? source.cast : (await send(readCast(from))).cast;
    const shown = [...castShown(target.shown), ...castShown(chosen)];
    const call = copy.$post({ param: { id: `${chapter.id}` }, json: { from, shown } });
    const { added, ...copied } = await createShown(sendEdit(call), (now) => {
      target.show(now.to.cast);
      setSource({ id: from, cast: now.from.cast });
      onCast(now.to);
    });
    onCast(copied);
    const count = added === 1 ? '1 personaje copiado' : `${added} personajes copiados`;
    return { title: added === 0 ? 'Todos estaban ya en el capítulo' : count };
  }

  return (
    <FormDialog
      {...dialog}
      title="Copiar elenco de otro capítulo"
      description="Llegan los personajes que faltan, con sus personas y sin loops."
      drafts={COPIED_CAST}
      initialValues={{ from: 0 }}
      validate={({ from }) => (from ? {} : { from: 'Elige un capítulo' })}
      onSubmit={copy}
      done={(copied) => copied}
      submitText="Copiar elenco"
      pendingText="Copiando..."
      isSubmitDisabled={others.length === 0}
    >
      <Field
        as={SearchSelect}
        name="from"
        label="Capítulo"
        autoFocus
        options={others.map((other) => ({ value: `${other.id}`, label: chapterLabel(other) }))}
        {...(others.length === 0 && { help: 'Ningún otro capítulo tiene personajes todavía' })}
        {...ID_FIELD}
      />
      <Coming source={source} target={target.shown} onSource={setSource} />
    </FormDialog>
  );
}
