import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { DateTime, Day } from '../../http/responses'
import { readOverview } from './overview.service'

const Count = Type.Integer({ minimum: 0 })
/** Null if the count is too small to be shown without revealing individuals. */
const CountOrHidden = Type.Union([Count, Type.Null()])
const AbandonmentShape = Type.Object(
  {
    isCounted: Type.Boolean(),
    sent: CountOrHidden,
    left: CountOrHidden,
    fields: Type.Array(
      Type.Object(
        { label: Type.Union([Type.String(), Type.Null()]), left: Count, errors: Count },
        { title: 'AbandonedField' },
      ),
    ),
    others: Count,
  },
  { title: 'AbandonmentFigures' },
)
const Applications = Type.Object(
  {
    total: Count,
    before: Count,
    byDay: Type.Array(Type.Object({ day: Day, count: Count }, { title: 'ApplicationsOfDay' })),
    byJob: Type.Array(
      Type.Object({ code: Type.String(), name: Type.String(), count: Count }, { title: 'ApplicationsOfJob' }),
    ),
    bySource: Type.Array(
      Type.Object(
        { channel: Type.Union([Type.String(), Type.Null()]), count: Count },
        { title: 'ApplicationsOfSource' },
      ),
    ),
    waiting: Type.Object(
      {
        unopened: Count,
        retrying: Count,
        failed: Count,
        dueSoon: Count,
        overdue: Count,
      },
      { title: 'WaitingApplications' },
    ),
    leaving: AbandonmentShape,
    stopped: Count,
  },
  { title: 'ApplicationFigures' },
)
const Vacancies = Type.Object(
  {
    drafts: Count,
    scheduled: Count,
    open: Count,
    closing: Type.Array(
      Type.Object(
        { id: Type.String(), name: Type.String(), code: Type.String(), closesAt: DateTime },
        { title: 'ClosingVacancy' },
      ),
    ),
  },
  { title: 'VacancyFigures' },
)

const Alerts = Type.Object(
  {
    total: Count,
    bySearch: Type.Array(
      Type.Object(
        {
          filters: Type.Object(
            {
              name: Type.String(),
              location: Type.String(),
              department: Type.String(),
              employmentType: Type.String(),
            },
            { title: 'JobAlertFilters' },
          ),
          count: Count,
        },
        { title: 'JobAlertSearch' },
      ),
    ),
  },
  { title: 'JobAlertFigures' },
)

/** Figures that the role may not see are null; so are those of job alerts if the client neither offers nor has any. */
export const getOverview = endpoint({
  method: 'GET',
  url: '/api/overview',
  access: 'client',
  scope: 'own',
  summary: 'Overview figures: applications by day, job and source, form abandonment, vacancies, job alerts',
  schema: {
    querystring: Type.Object({ days: Type.Optional(Type.Union([Type.Literal(30), Type.Literal(90)])) }),
    response: {
      200: Type.Object(
        {
          days: Type.Integer(),
          applications: Type.Union([Applications, Type.Null()]),
          vacancies: Type.Union([Vacancies, Type.Null()]),
          alerts: Type.Union([Alerts, Type.Null()]),
        },
        { title: 'Overview' },
      ),
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
