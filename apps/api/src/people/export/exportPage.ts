import type { OwnData } from '@doblaje/contract';
import { roleLabel } from '@doblaje/domain/access';
import { dayText, momentText } from '@doblaje/domain/days';
import { PROFILE_LABELS, type ProfileSheetField, profileText } from '@doblaje/domain/forms/profileText';
import { VOCAL_PROFILE_LABELS } from '@doblaje/domain/forms/vocalProfile';
import { labelOfApplicationState } from '@doblaje/domain/options/applicationStates';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { labelOfCommunity } from '@doblaje/domain/options/communities';
import { labelOfCountry } from '@doblaje/domain/options/countries';
import { labelOfDisability } from '@doblaje/domain/options/disabilities';
import { labelOfDocumentKind } from '@doblaje/domain/options/documentKinds';
import { labelOfDocumentState } from '@doblaje/domain/options/documentStates';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import { escapeHtml } from '../../ground/html/html';
import { fieldLabel, historyText } from './exportHistory';
import { list, none, type Row, STYLE, section, table } from './exportParts';
import { BOLETA_HEADERS, boletaRow, orderRows } from './exportWork';

/** @param bankName the name of its bank */
function sheet(values: object, bankName = ''): Row[] {
  const known = new Map(Object.entries(values));
  return (Object.entries(PROFILE_LABELS) as [ProfileSheetField, string][])
    .filter(([field]) => known.has(field))
    .map(([field, label]) => [label, field === 'bank' ? bankName : profileText(field, known.get(field))]);
}

function application({ answers, state, createdAt, submittedAt, reels }: OwnData['applications'][number]) {
  return list([
    ['Estado', state === 'draft' ? 'Sin enviar' : labelOfApplicationState(state)],
    ['Empezada', momentText(createdAt)],
    ['Enviada', momentText(submittedAt)],
    ['Desea postular como', answers.applicant_to],
    ['País', labelOfCountry(answers.country)],
    ['RUT', answers.rut ?? ''],
    ['Documento de identidad', answers.passport ?? ''],
    ['Teléfono', answers.phone],
    ['Dirección', answers.address],
    ['Edad', String(answers.age)],
    ['Comunidad', labelOfCommunity(answers.community)],
    ['Discapacidad', labelOfDisability(answers.disability)],
    ['Formación en actuación de voz', answers.voice_training],
    [
      'Experiencia',
      answers.experiences.map(({ project, character }) => `${project}: ${character}`).join('; '),
    ],
    ['Rango de edad vocal', answers.vocal_age_range],
    ['Experiencia en canto', answers.singing_experience],
    ['Sobre ella', answers.singing_detail],
    ['Tono vocal', answers.vocal_tone],
    ['Videos', reels.map(({ name }) => name).join('; ')],
  ]);
}

function vocalProfile(profile: OwnData['vocalProfile']) {
  if (profile === null) return none;
  const { applicant_types, demos, ...texts } = profile;
  return list([
    [VOCAL_PROFILE_LABELS.applicant_types, applicant_types.join(', ')],
    ...Object.entries(texts).map(([field, text]): Row => [fieldLabel(field), text]),
    ['Demos', demos.map(({ name }) => name).join('; ')],
  ]);
}

const experience = ({ chapters, ...of }: OwnData['experiences'][number]) =>
  list([
    ['Proyecto', of.projectTitle],
    ['Temporada', of.season],
    ['Tipo', labelOfProjectType(of.typeId)],
    ['Estado', of.statusLabel],
    ['Personaje', of.character],
    ['Tipo de personaje', labelOfCharacterType(of.characterType)],
    ['Loops grabados', `${of.loopsDone} de ${of.loopsPlanned}`],
  ]) +
  table(
    ['Capítulo', 'Título', 'Entrega', 'Loops grabados', 'Loops planificados'],
    chapters.map(({ number, title, dueDate, loopsPlanned, loopsDone }) => [
      String(number),
      title,
      dueDate && dayText(dueDate),
      String(loopsDone),
      String(loopsPlanned),
    ]),
  );

/** The files of the export, beside the page. */
export interface ExportedFiles {
  /** Paths in the ZIP. */
  packed: readonly string[];
  /** Files that the portal has noted but could not find. */
  missing: readonly string[];
}

function fileList({ packed, missing }: ExportedFiles): string {
  const links = packed.map((name) => {
    const address = name.split('/').map(encodeURIComponent).join('/');
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(name)}</a></li>`;
  });
  const gone = missing.map((name) => `<li>${escapeHtml(name)}: no pudimos encontrarlo.</li>`);
  return links.length + gone.length === 0 ? none : `<ul>${[...links, ...gone].join('\n')}</ul>`;
}

/** The export as a page that anybody can read without us: it has no script and loads nothing. */
export function exportPage(data: OwnData, files: ExportedFiles): string {
  const {
    workOrders,
    boletas,
    account,
    profile,
    applications,
    documents,
    experiences,
    consents,
    history,
    sessions,
  } = data;
  const { pending } = profile.emailChange;
  const { updatedAt: _p, ...personal } = profile.personal;
  const { updatedAt: _b, ...bank } = profile.bank;
  return `<!doctype html>
<html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mis datos</title><style>${STYLE}</style></head><body><main>
<h1>Mis datos</h1>
<p>Todo lo que el portal guarda sobre ti al ${escapeHtml(momentText(data.exportedAt))} (hora de Chile). Lo mismo, para que lo lea otro programa, está en <a href="mis-datos.json">mis-datos.json</a>.</p>
${section(
  'Cuenta',
  list([
    ['Correo electrónico', account.email],
    ...(pending ? [['Correo por confirmar', pending.email] as const] : []),
    ['Rol', roleLabel(account.role)],
    ['Creada', momentText(account.createdAt)],
  ]),
)}
${section('Datos personales', list(sheet(personal)))}
${section('Datos bancarios', list(sheet(bank, profile.bankName)))}
${section(
  'Documentos',
  documents.length === 0
    ? none
    : table(
        ['Documento', 'Tipo', 'Proyecto', 'Fecha', 'Estado'],
        documents.map(({ title, kind, project, date, state }) => [
          title,
          labelOfDocumentKind(kind),
          project ?? '',
          dayText(date),
          labelOfDocumentState(state),
        ]),
      ),
)}
${section('Órdenes de trabajo', workOrders.length === 0 ? '<p>No hay ninguna.</p>' : workOrders.map((order) => list(orderRows(order))).join('<hr>'))}
${section(
  'Boletas y pagos',
  boletas.length === 0 ? '<p>No hay ninguna.</p>' : table(BOLETA_HEADERS, boletas.map(boletaRow)),
)}
${section('Experiencias', experiences.length === 0 ? '<p>No hay ninguna.</p>' : experiences.map(experience).join('<hr>'))}
${section('Postulaciones', applications.length === 0 ? '<p>No hay ninguna.</p>' : applications.map(application).join('<hr>'))}
${section('Perfil vocal', vocalProfile(data.vocalProfile))}
${section(
  'Autorizaciones',
  consents.length === 0
    ? '<p>No hay ninguna.</p>'
    : table(
        ['Texto', 'Versión', 'Dada', 'Desde', 'Retirada'],
        consents.map(({ statement, version, given_at, given_from, withdrawn_at }) => [
          statement,
          `${version}`,
          momentText(given_at),
          given_from,
          momentText(withdrawn_at),
        ]),
      ),
)}
${section(
  'Historial de la ficha',
  history.length === 0
    ? '<p>No hay cambios.</p>'
    : table(
        ['Cuándo', 'Quién', 'Qué'],
        history.map(({ at, isOwn, action, changes }) => [
          momentText(at),
          isOwn ? 'Tú' : 'El estudio',
          changes.map((change) => historyText(action, change)).join('; '),
        ]),
      ),
)}
${section(
  'Sesiones abiertas',
  table(
    ['Navegador', 'Desde', 'Último uso'],
    sessions.map(({ browser, startedAt, lastUsedAt }) => [
      browser,
      momentText(startedAt),
      momentText(lastUsedAt),
    ]),
  ),
)}
${section('Archivos', fileList(files))}
</main></body></html>
`;
}
