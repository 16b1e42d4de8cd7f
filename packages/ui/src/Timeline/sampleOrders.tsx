import { AudioLines, Captions, Languages, MicVocal, Music, Settings2, SlidersVertical } from 'lucide-react';
import { iconProps } from '../ground/icon/iconProps';
import type { TimelineItem } from './Timeline';

const done = { shape: 'done', text: 'Terminada' } as const;
const issued = { shape: 'waiting', text: 'Emitida' } as const;

/** The orders of one chapter, in every state. */
export const SAMPLE_ORDERS: readonly TimelineItem[] = [
  {
    icon: <Languages {...iconProps} />,
    title: 'Traducción',
    start: '2026-02-02',
    end: '2026-02-09',
    state: done,
  },
  {
    icon: <MicVocal {...iconProps} />,
    title: 'Orden de Actuación',
    start: '2026-02-16',
    end: '2026-03-11',
    state: { shape: 'inProgress', text: 'Aceptada' } as const,
  },
  {
    icon: <Music {...iconProps} />,
    title: 'Canciones',
    start: '2026-03-09',
    end: '2026-03-14',
    state: issued,
  },
  {
    icon: <AudioLines {...iconProps} />,
    title: 'Recreación M & E',
    start: '2026-02-10',
    end: '2026-02-21',
    state: done,
  },
  {
    icon: <SlidersVertical {...iconProps} />,
    title: 'Mezcla',
    start: '2026-03-12',
    end: '2026-03-19',
    state: issued,
  },
  {
    icon: <Settings2 {...iconProps} />,
    title: 'Mezcla M & E',
    start: '2026-03-16',
    end: '2026-03-20',
    state: { shape: 'cancelled', text: 'Rechazada' } as const,
  },
  {
    icon: <Captions {...iconProps} />,
    title: 'Subtitulaje',
    start: '2026-03-19',
    end: '2026-03-24',
    state: { shape: 'draft', text: 'Borrador' } as const,
  },
].map((order, place) => ({ ...order, id: place + 1, href: `#orden-${place + 1}` }));
