import type { PendingKind } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { ENDING_SOON_DAYS } from '@doblaje/domain/options/contractEnds';
import { DUE_SOON_DAYS } from '@doblaje/domain/options/projectDues';
import { UNANSWERED_DAYS } from '@doblaje/domain/options/workOrderDues';
import { ActionList } from '@doblaje/ui/ActionList';
import { Icon } from '@doblaje/ui/IconSet';
import { Section } from '@doblaje/ui/Section';
import {
  CalendarClock,
  FileCheck,
  FileClock,
  FilePen,
  FileQuestionMark,
  FileUp,
  FileX,
  type LucideIcon,
  MailQuestionMark,
  UserPlus,
} from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { useSession } from '../../../portal/portal';
import { LoadError } from '../../../requests/LoadError';
import { useAnswer } from '../../../requests/useAnswer';
import type { HomeData } from './loader';
import { pendingPath } from './pendingPaths';

interface Words {
  icon: LucideIcon;
  one: string;
  many: string;
}

const WORDS: Readonly<Record<PendingKind, Words>> = {
  ordersToAnswer: { icon: FileCheck, one: 'orden por responder', many: 'órdenes por responder' },
  boletasToUpload: { icon: FileUp, one: 'boleta por subir', many: 'boletas por subir' },
  boletasRejected: { icon: FileX, one: 'boleta rechazada', many: 'boletas rechazadas' },
  ownToRegularize: {
    icon: FileX,
    one: 'boleta pagada y anulada por regularizar',
    many: 'boletas pagadas y anuladas por regularizar',
  },
  newApplications: { icon: UserPlus, one: 'postulación nueva', many: 'postulaciones nuevas' },
  dataRequestsDue: {
    icon: FileQuestionMark,
    one: 'solicitud sobre datos personales por responder',
    many: 'solicitudes sobre datos personales por responder',
  },
  ordersDeclined: {
    icon: FileX,
    one: 'orden rechazada sin reemplazo',
    many: 'órdenes rechazadas sin reemplazo',
  },
  ordersToReplace: { icon: FilePen, one: 'reemplazo sin emitir', many: 'reemplazos sin emitir' },
  ordersUnanswered: {
    icon: MailQuestionMark,
    one: `orden sin respuesta hace ${UNANSWERED_DAYS} días`,
    many: `órdenes sin respuesta hace ${UNANSWERED_DAYS} días`,
  },
  contractsEnding: {
    icon: FileClock,
    one: `contrato que termina en ${ENDING_SOON_DAYS} días`,
    many: `contratos que terminan en ${ENDING_SOON_DAYS} días`,
  },
  voicesEnding: {
    icon: FileClock,
    one: `persona con una autorización de voz que termina en ${ENDING_SOON_DAYS} días`,
    many: `personas con autorizaciones de voz que terminan en ${ENDING_SOON_DAYS} días`,
  },
  ordersDue: {
    icon: CalendarClock,
    one: `orden atrasada o que vence en ${DUE_SOON_DAYS} días`,
    many: `órdenes atrasadas o que vencen en ${DUE_SOON_DAYS} días`,
  },
  boletasToReview: { icon: FileClock, one: 'boleta por revisar', many: 'boletas por revisar' },
  annulmentsToAnswer: {
    icon: FileX,
    one: 'anulación por responder en el SII',
    many: 'anulaciones por responder en el SII',
  },
  boletasUnmatched: {
    icon: FileClock,
    one: 'boleta sin planilla del SII',
    many: 'boletas sin planilla del SII',
  },
  boletasToRegularize: {
    icon: FileX,
    one: 'boleta pagada y anulada por regularizar',
    many: 'boletas pagadas y anuladas por regularizar',
  },
  chaptersDue: {
    icon: CalendarClock,
    one: `capítulo atrasado o que vence en ${DUE_SOON_DAYS} días`,
    many: `capítulos atrasados o que vencen en ${DUE_SOON_DAYS} días`,
  },
};

const NOTHING = {
  ADMIN: 'No hay postulaciones, solicitudes, órdenes ni boletas que esperen, ni capítulos por vencer.',
  USER: 'No tienes órdenes por responder ni boletas por subir.',
} as const;

/** ', desde hace 3 días'. With several items, it is about the oldest one. */
function sinceText(days: number, count: number): string {
  const whose = count === 1 ? ', ' : ', la más antigua ';
  if (days === 0) return `${whose}desde hoy`;
  return `${whose}${days === 1 ? 'desde ayer' : `desde hace ${countText(days)} días`}`;
}

/** The pending items of the person (desk.md §8), above the data sheet. Each line links to the list with these items. */
export function Pending() {
  const { value: items, error } = useAnswer(useLoaderData<HomeData>().pending);
  const { role } = useSession();
  if (error !== undefined) return <LoadError title="No pudimos cargar lo pendiente" error={error} />;
  // Show nothing until the items arrive: most people have none, and a placeholder would make the page jump.
  if (items === undefined) return null;
  const lines = items.map(({ kind, count, isExact, days, until }) => {
    const { icon, one, many } = WORDS[kind];
    const number = countText(count);
    const text = isExact ? `${number} ${count === 1 ? one : many}` : `Más de ${number} ${many}`;
    const since = days === undefined ? '' : sinceText(days, count);
    const last = until === undefined ? '' : `, hasta el ${dayText(until)}`;
    return { id: kind, icon: <Icon of={icon} />, text: text + since + last, href: pendingPath(kind) };
  });
  return (
    <Section title="Pendientes">
      {lines.length > 0 ? <ActionList items={lines} /> : <p>{NOTHING[role ?? 'USER']}</p>}
    </Section>
  );
}
