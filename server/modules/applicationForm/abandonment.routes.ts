import { Type } from 'typebox'
import { type AbandonmentReport, abandonmentTimes } from '../../../src/schemas/statistics/formAbandonment'
import { endpoint } from '../../http/endpoint'
import { ClientCode } from '../../http/parameters'
import { createStringEnum, noContent } from '../../http/responses'
import { recordAbandonment } from './abandonment.service'

const Key = Type.String({ minLength: 1, maxLength: 100 })
const Keys = Type.Array(Key, { maxItems: 200 })
const Report = Type.Object(
  {
    lastField: Type.Union([Key, Type.Null()]),
    missing: Keys,
    wrong: Keys,
    time: createStringEnum(abandonmentTimes),
    isSent: Type.Boolean(),
  },
  { additionalProperties: false, title: 'AbandonmentReport' },
)
const exampleReport: AbandonmentReport = {
  lastField: 'resume',
  missing: ['resume'],
  wrong: [],
  time: 'under3',
  isSent: false,
}

/**
 * A browser sends the report when the visitor leaves or sends the form. The request carries no access token, so it does
 * not identify the sender.
 */
export const countFormLeaving = endpoint({
  method: 'POST',
  url: '/api/formLeavings',
  access: 'none',
  limits: 'leavings',
  refusals: ['not-found'],
  bodyLimit: 16 * 1024,
  summary:
    'Counts an abandoned or sent application form by day, form and field, if the client has enabled this',
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
    response: { 204: noContent },
  },
  example: {
    body: {
      clientCode: 'harbour',
      vacancyGuid: '6f1c4b0e-8d53-4a57-9b64-0c1d2e3f4a5b',
      formVersion: '4c1f0a9be2d7',
      report: exampleReport,
      instead: null,
    },
  },
  handle: async ({ body, headers }, reply, context) => {
    // Browsers that send Global Privacy Control or Do Not Track are not counted, even if the page reports them.
    if (headers['sec-gpc'] !== '1' && headers.dnt !== '1') await recordAbandonment(context, body)
    return reply.status(204).send(undefined)
  },
})
