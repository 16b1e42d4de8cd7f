import { useLoaderData } from 'react-router-dom';
import { OpenDocument } from '../../documents/Documents/OpenDocument';
import { OpenExperience } from '../../experiences/Experiences/OpenExperience';
import type { PersonTabId } from './tabs';

/** The item that the tab's list opens beside it. */
export function PersonBeside() {
  const { tab } = useLoaderData<{ tab: PersonTabId }>();
  if (tab === 'documentos') return <OpenDocument />;
  if (tab === 'experiencias') return <OpenExperience />;
  return null;
}
