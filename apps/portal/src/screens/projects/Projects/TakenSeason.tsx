import { freeSeason, type Season, takenSeason } from '@doblaje/domain/backOffice';
import type { ProjectValues } from '@doblaje/domain/forms/project';
import { Button } from '@doblaje/ui/Button';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useForm, useFormState } from 'react-final-form';
import { chaptersPath } from './project';

interface TakenSeasonProps {
  /** The seasons of the series. */
  seasons: readonly (Season & { id: number })[];
}

/**
 * In the form of a new season: links to the existing season with the same title, number and client. A new one needs the free number, which
 * the person has to choose.
 */
export function TakenSeason({ seasons }: TakenSeasonProps) {
  const form = useForm<ProjectValues>();
  const { values } = useFormState<ProjectValues>({ subscription: { values: true } });
  const there = takenSeason(values, seasons);
  if (!there) return null;
  const free = freeSeason(there.season, seasons);
  return (
    <MessagePanel
      type="info"
      title="Esta temporada ya está"
      action={
        <ButtonRow>
          <LinkButton size="sm" variant="secondary" href={chaptersPath(there)}>
            {there.season === '' ? `Abrir ${there.houseNumber}` : `Abrir la temporada ${there.season}`}
          </LinkButton>
          {free !== '' && (
            <Button size="sm" variant="secondary" onPress={() => form.change('season', free)}>
              {`Que sea la temporada ${free}`}
            </Button>
          )}
        </ButtonRow>
      }
    >
      No se crea otra igual, del mismo título y cliente: ábrela, o elige otra.
    </MessagePanel>
  );
}
