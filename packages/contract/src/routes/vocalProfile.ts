import { APPLICANT_TYPES } from '@doblaje/domain/options/applicantTypes';
import { z } from '@hono/zod-openapi';
import { defineRoute } from '../defineRoute';
import { json, moment } from './fields';
import { reelNumber } from './reels';

/** What somebody works as. */
export const applicantType = z.enum(APPLICANT_TYPES.map(({ value }) => value)).openapi('ApplicantType');

const linkDemo = defineRoute({
  access: ['ADMIN'],
  method: 'post',
  path: '/users/{id}/demos/{n}/link',
  tags: ['person'],
  summary: 'Un enlace a un demo de una persona, bueno por 60 segundos',
  description:
    'For a player, which sends no header: the MP4 in parts (`Range`). Good for this demo and this session only; it ends with the session, and as soon as the demo is none of the person any more.',
  request: { params: z.strictObject({ id: z.string(), n: reelNumber }) },
  refusals: [404],
  responses: {
    200: { description: 'El enlace', content: json(z.strictObject({ url: z.string(), expiresAt: moment })) },
  },
});

export const routes = { linkDemo } as const;
