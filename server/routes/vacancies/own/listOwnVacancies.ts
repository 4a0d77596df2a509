import { Type } from 'typebox'
import { vacancySortKeys, vacancyStates } from '../../../../src/schemas/vacancies/ownVacancy'
import { listOwnVacancies as list } from '../../../services/vacancies/own/listOwnVacancies'
import { NullableText } from '../../answers/sharedShapes'
import { endpoint } from '../../endpoint'
import { ownVacancyParams, VacancySourceShape, VacancyStateShape } from './ownVacancyShapes'

const Row = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  location: Type.String(),
  department: Type.String(),
  state: VacancyStateShape,
  source: VacancySourceShape,
  opensAt: NullableText,
  closesAt: NullableText,
  applications: Type.Integer(),
  isListed: Type.Boolean(),
  hasUnpublishedChanges: Type.Boolean(),
  changesAt: NullableText,
  updatedAt: Type.String(),
})
const count = Type.Integer()

export const listOwnVacancies = endpoint({
  method: 'GET',
  url: '/api/ownVacancies',
  access: 'client',
  room: 'vacancies',
  summary: "The client's vacancies in every state, those of a back-office among them, a page at a time",
  schema: {
    querystring: Type.Object({
      state: Type.Optional(Type.Enum([...vacancyStates, 'closingSoon'])),
      q: Type.Optional(Type.String({ maxLength: 200 })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      sort: Type.Optional(Type.Enum([...vacancySortKeys])),
      order: Type.Optional(Type.Enum(['asc', 'desc'])),
    }),
    response: {
      200: Type.Object({
        items: Type.Array(Row),
        total: count,
        counts: Type.Object({
          ...{ draft: count, scheduled: count, open: count, closingSoon: count, closed: count },
          withdrawn: count,
        }),
      }),
    },
  },
  example: {
    querystring: { state: 'open', q: 'planner' },
    answer: {
      items: [
        {
          ...{ ...ownVacancyParams, code: 'V-7A1F5A3E', name: 'Coastal Planner', location: 'Harbour City' },
          ...{ department: 'Planning', state: 'open', source: 'own', applications: 12, isListed: true },
          ...{ opensAt: '2026-11-01T00:00:00.000Z', closesAt: '2026-12-05T13:59:00.000Z' },
          ...{ hasUnpublishedChanges: false, changesAt: null, updatedAt: '2026-11-22T04:05:06.789Z' },
        },
      ],
      total: 1,
      counts: { draft: 0, scheduled: 0, open: 1, closingSoon: 0, closed: 0, withdrawn: 0 },
    },
  },
  handle: ({ session, query }, _reply, context) => {
    const { q = '', page = 1, pageSize = 25, sort = 'updatedAt', order, ...rest } = query
    const way = order ?? (sort === 'updatedAt' ? 'desc' : 'asc')
    return list(context, session.clientId, { ...rest, q: q.trim(), page, pageSize, sort, order: way })
  },
})
