import { checkForm, type FormErrors, required } from '../rules/rules';
import { shortText } from '../rules/textRules';
import { chosen } from '../rules/valueRules';

/** The fields of a project that an administrator types; the server adds the rest. An id of 0 is "none". */
export interface ProjectValues {
  projectTitle: string;
  season: string;
  houseNumber: string;
  /** 1 to 10, see PROJECT_TYPES. */
  typeId: number;
  statusId: number;
  clientsId: number;
  signalId: number;
}

/** A project before anything is typed: empty strings and zeros (spec §3). */
export const PROJECT_INITIAL: Readonly<ProjectValues> = {
  projectTitle: '',
  season: '',
  houseNumber: '',
  typeId: 0,
  statusId: 0,
  clientsId: 0,
  signalId: 0,
};

/** Final-form validator of a project. Season and signal are optional. */
export function validateProject(values: unknown): FormErrors<ProjectValues> {
  return checkForm<ProjectValues>(values, {
    projectTitle: [required('El título del proyecto es requerido'), shortText()],
    season: [shortText()],
    houseNumber: [required('El número interno es requerido'), shortText()],
    typeId: [chosen('Elige un tipo')],
    statusId: [chosen('Elige un estado')],
    clientsId: [chosen('Elige un cliente')],
  });
}
