import { Type } from 'typebox'
import { type LeavingReport, leavingTimes } from '../../../src/schemas/formLeaving'
import { countLeaving } from '../../services/applications/countLeaving'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { ClientCode } from '../requests/clientCode'

const Key = Type.String({ minLength: 1, maxLength: 100 })
const Keys = Type.Array(Key, { maxItems: 200 })
const Report = Type.Object(
  {
    lastField: Type.Union([Key, Type.Null()]),
    missing: Keys,
    wrong: Keys,
    time: Type.Enum([...leavingTimes]),
    isSent: Type.Boolean(),
  },
  { additionalProperties: false },
)
const left: LeavingReport = {
  lastField: 'resume',
  missing: ['resume'],
  wrong: [],
  time: 'under3',
  isSent: false,
}

/** What a browser says when a form is left: by no token, since a beacon says nothing of who sends it. */
export const countFormLeaving = endpoint({
  method: 'POST',
  url: '/api/formLeavings',
  access: 'none',
  limits: 'leavings',
  refusals: ['not-found'],
  bodyLimit: 16 * 1024,
  summary:
    'Counts that an application form was left, by day, form and field alone, where the client counts that',
  schema: {
    body: Type.Object(
      {
        clientCode: ClientCode,
        vacancyGuid: Type.String({ maxLength: 100 }),
        formVersion: Type.String({ maxLength: 100 }),
        report: Report,
        instead: Type.Union([Report, Type.Null()]),
      },
      { additionalProperties: false },
    ),
    response: { 204: nothing },
  },
  example: {
    body: {
      clientCode: 'harbour',
      vacancyGuid: '6f1c4b0e-8d53-4a57-9b64-0c1d2e3f4a5b',
      formVersion: '4c1f0a9be2d7',
      report: left,
      instead: null,
    },
  },
  handle: async ({ body, headers }, reply, context) => {
    // Who asks not to be counted is not, whatever the page has sent.
    if (headers['sec-gpc'] !== '1' && headers.dnt !== '1') await countLeaving(context, body)
    return reply.status(204).send(undefined)
  },
})
