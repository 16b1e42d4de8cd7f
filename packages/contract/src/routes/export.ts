import { ROLES } from '@doblaje/domain/access';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { fileLink } from './fields';
import { zip } from './files';

/** A copy of a person's own data. */
export const exportRouter = defineRouter('users', {
  exportOwnData: {
    access: ROLES,
    method: 'get',
    path: '/users/me/export',
    summary: 'Descargar los datos propios',
    description:
      'Everything kept about the person (Ley 21.719), streamed as a ZIP: a page to read (mis-datos.html), the same as data (mis-datos.json, the schema OwnData) and every file.',
    responses: { 200: { description: 'Los datos', content: zip } },
  },
  linkOwnData: {
    access: ROLES,
    method: 'post',
    path: '/users/me/export/link',
    // Its answer is a secret, good for a minute.
    creates: false,
    summary: 'Un enlace a los datos propios, bueno por 60 segundos',
    description: 'For a download, which sends no header: the same ZIP. It ends with the session.',
    responses: {
      200: {
        description: 'El enlace',
        content: json(fileLink),
      },
    },
  },
});
