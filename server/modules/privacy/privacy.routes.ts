import { type Static, Type } from 'typebox'
import { cleanEmail } from '../../../src/schemas/fields/formats'
import { endpoint } from '../../http/endpoint'
import { DateTime, NullableDateTime } from '../../http/responses'
import { erasePersonalData, exportPersonalData, readPersonalData } from './personalData.service'
import { changeRetention, readRetention, readRetentionPreview } from './retention.service'

/** The email address of a person. It is sent in the body, because URLs end up in logs and histories. */
export const EmailBody = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: 320, pattern: '^[^\\s@]+@[^\\s@]+$' }) },
  { additionalProperties: false, title: 'EmailBody' },
)

export const emailExample = { email: 'sam.tester@example.org' }

export const ProofShape = Type.Object(
  {
    id: Type.Integer(),
    hash: Type.String(),
    at: DateTime,
    applications: Type.Integer(),
    documents: Type.Integer(),
  },
  { title: 'ErasureProof' },
)

export const proofExample: Static<typeof ProofShape> = {
  id: 3,
  hash: 'b1f5c0a2c9d94c9fbe3a6a9d1d0c5a7e4f2b8c6d0e1f3a5b7c9d1e3f5a7b9c1d',
  at: '2026-11-22T04:05:06.789Z',
  applications: 2,
  documents: 3,
}

export const Months = Type.Union([Type.Integer({ minimum: 1, maximum: 120 }), Type.Null()])

export const RetentionShape = Type.Object(
  { months: Months, days: Type.Union([Type.Integer(), Type.Null()]) },
  { title: 'Retention' },
)

export const PreviewShape = Type.Object(
  { applications: Type.Integer(), oldest: NullableDateTime },
  { title: 'RetentionPreview' },
)

const PersonalDataShape = Type.Object(
  {
    applications: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          vacancyName: Type.String(),
          submittedDate: DateTime,
          documents: Type.Integer(),
          isUnsent: Type.Boolean(),
        },
        { title: 'FoundApplication' },
      ),
    ),
    alerts: Type.Integer(),
    erasures: Type.Array(ProofShape),
  },
  { title: 'FoundPerson' },
)

/** Read-only. POST with a body, because URLs are logged. */
export const searchPerson = endpoint({
  method: 'POST',
  url: '/api/people/search',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'What the client holds about the person with this e-mail address, and proofs of earlier erasures',
  schema: { body: EmailBody, response: { 200: PersonalDataShape } },
  example: {
    body: emailExample,
    answer: {
      applications: [
        {
          ...{ id: 9, vacancyName: 'Coastal Planner', submittedDate: '2026-11-20T04:05:06.789Z' },
          ...{ documents: 2, isUnsent: false },
        },
      ],
      alerts: 1,
      erasures: [],
    },
  },
  handle: ({ session, body }, _reply, context) => readPersonalData(context, session, cleanEmail(body.email)),
})

/**
 * Returns one file: each application as its back-office receives it, with documents in base64 and the notes of
 * colleagues, and the job alerts.
 */
export const exportPerson = endpoint({
  method: 'POST',
  url: '/api/people/export',
  access: 'client',
  scope: 'account',
  limits: 'exports',
  summary: 'All data that the client holds about the person with this e-mail address, including documents',
  responseHeaders: ['content-disposition'],
  schema: {
    body: EmailBody,
    response: {
      200: Type.Object({ applications: Type.Array(Type.Unknown()), alerts: Type.Array(Type.Unknown()) }),
    },
  },
  example: { body: emailExample, answer: { applications: [], alerts: [] } },
  handle: async ({ session, body }, reply, context) => {
    const personalData = await exportPersonalData(context, session, cleanEmail(body.email))
    reply.header('content-disposition', 'attachment; filename="personal-data.json"')
    return personalData
  },
})

/** Does not erase data that a back-office has received; it must be erased there. */
export const erasePerson = endpoint({
  method: 'POST',
  url: '/api/people/erase',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary:
    'Erases all data that the client holds about the person with this address; returns an anonymous proof',
  schema: { body: EmailBody, response: { 200: ProofShape } },
  example: { body: emailExample, answer: proofExample },
  handle: ({ session, body }, _reply, context) => erasePersonalData(context, session, cleanEmail(body.email)),
})

/** The shorter limit applies; if both are null, applications are kept indefinitely. */
export const getRetention = endpoint({
  method: 'GET',
  url: '/api/retention',
  access: 'client',
  scope: 'account',
  summary: 'How long applications are kept: months from the settings, days set by the operator',
  schema: { response: { 200: RetentionShape } },
  example: { answer: { months: 24, days: null } },
  handle: ({ session }, _reply, context) => readRetention(context, session.clientId),
})

export const previewRetention = endpoint({
  method: 'GET',
  url: '/api/retention/preview',
  access: 'client',
  scope: 'account',
  summary:
    'The applications that a retention of this number of months (default 24) would erase; ignores the limit in days',
  schema: {
    querystring: Type.Object({ months: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })) }),
    response: { 200: PreviewShape },
  },
  example: { querystring: { months: 12 }, answer: { applications: 31, oldest: '2024-02-03T04:05:06.789Z' } },
  handle: ({ session, query }, _reply, context) =>
    readRetentionPreview(context, session.clientId, query.months ?? 24),
})

/** The next housekeeping run erases the applications that are older than the new limit and wait for no delivery. */
export const putRetention = endpoint({
  method: 'PUT',
  url: '/api/retention',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Sets how many months applications are kept; null removes this limit, but not the limit in days',
  schema: {
    body: Type.Object({ months: Months }, { additionalProperties: false }),
    response: { 200: RetentionShape },
  },
  example: { body: { months: 24 }, answer: { months: 24, days: null } },
  handle: ({ session, body }, _reply, context) => changeRetention(context, session, body.months),
})
