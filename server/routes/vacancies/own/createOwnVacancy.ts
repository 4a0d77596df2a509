import { Type } from 'typebox'
import { vacancyTemplateNames } from '../../../../src/schemas/vacancies/vacancyTemplates'
import { createOwnVacancy as create } from '../../../services/vacancies/own/writeOwnVacancy'
import { endpoint } from '../../endpoint'
import { Guid } from '../../requests/guid'
import { revisionTag } from '../../requests/revisionTag'
import { OwnVacancyShape, ownVacancyExample } from './ownVacancyShapes'

const strict = { additionalProperties: false } as const

export const createOwnVacancy = endpoint({
  method: 'POST',
  url: '/api/ownVacancies',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Begins a vacancy: empty, as a copy of another one, or from a template',
  refusals: ['not-found', 'vacancies-elsewhere'],
  schema: {
    body: Type.Object(
      {
        from: Type.Optional(
          Type.Union([
            Type.Object({ id: Guid }, strict),
            Type.Object({ template: Type.Enum([...vacancyTemplateNames]) }, strict),
          ]),
        ),
      },
      strict,
    ),
    response: { 201: Type.Object({ ...OwnVacancyShape.properties, toChange: Type.Array(Type.String()) }) },
  },
  example: {
    body: { from: { template: 'permanent' } },
    answer: { ...ownVacancyExample, revision: 1, toChange: [] },
  },
  handle: async ({ session, body }, reply, context) => {
    const created = await create(context, session, body.from)
    reply.status(201).header('etag', revisionTag(created.revision))
    return created
  },
})
