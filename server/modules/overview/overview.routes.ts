import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { readOverview } from './overview.service'

const Count = Type.Integer({ minimum: 0 })
const Few = Type.Union([Count, Type.Null()])
const Leaving = Type.Object({
  isCounted: Type.Boolean(),
  sent: Few,
  left: Few,
  fields: Type.Array(
    Type.Object({ label: Type.Union([Type.String(), Type.Null()]), left: Count, errors: Count }),
  ),
  others: Count,
})
const Applications = Type.Object({
  total: Count,
  before: Count,
  byDay: Type.Array(Type.Object({ day: Type.String(), count: Count })),
  byJob: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), count: Count })),
  bySource: Type.Array(Type.Object({ channel: Type.Union([Type.String(), Type.Null()]), count: Count })),
  waiting: Type.Object({
    unopened: Count,
    retrying: Count,
    failed: Count,
    dueSoon: Count,
    overdue: Count,
  }),
  leaving: Leaving,
  stopped: Count,
})
const Vacancies = Type.Object({
  drafts: Count,
  scheduled: Count,
  open: Count,
  closing: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), code: Type.String(), closesAt: Type.String() }),
  ),
})

const Alerts = Type.Object({
  total: Count,
  bySearch: Type.Array(
    Type.Object({
      filters: Type.Object({
        name: Type.String(),
        location: Type.String(),
        department: Type.String(),
        employmentType: Type.String(),
      }),
      count: Count,
    }),
  ),
})

/** Who may see only one of the two gets null for the other. */
export const getOverview = endpoint({
  method: 'GET',
  url: '/api/overview',
  access: 'client',
  room: 'own',
  summary:
    'How things stand: applications by day, job and source, where the form is left, vacancies, new jobs by mail',
  schema: {
    querystring: Type.Object({ days: Type.Optional(Type.Union([Type.Literal(30), Type.Literal(90)])) }),
    response: {
      200: Type.Object({
        days: Type.Integer(),
        applications: Type.Union([Applications, Type.Null()]),
        vacancies: Type.Union([Vacancies, Type.Null()]),
        alerts: Type.Union([Alerts, Type.Null()]),
      }),
    },
  },
  example: {
    querystring: { days: 30 },
    answer: {
      days: 30,
      applications: null,
      vacancies: { drafts: 2, scheduled: 1, open: 14, closing: [] },
      alerts: null,
    },
  },
  handle: ({ session, query: { days } }, _reply, context) => readOverview(context, session, days ?? 30),
})
