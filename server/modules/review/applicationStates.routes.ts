import { Type } from 'typebox'
import { notificationMethods } from '../../../src/schemas/applications/applicationState'
import { endpoint } from '../../http/endpoint'
import { createStringEnum } from '../../http/responses'
import { getClientOriginById } from '../clients/clientHosts.service'
import { changeStates, undoStates } from './applicationStates.service'
import { SetStateShape } from './customStates.schemas'
import { LocalizedTemplateShape } from './messageTemplates.schemas'

export const StateResults = Type.Object(
  {
    /** Id with which the whole change can be undone. */
    change: Type.String(),
    results: Type.Array(
      Type.Object(
        {
          applicationId: Type.Integer(),
          result: createStringEnum(['set', 'unchanged', 'withdrawn', 'not-found', 'failed']),
          told: Type.Union([createStringEnum(notificationMethods), Type.Null()]),
        },
        { title: 'StateResult' },
      ),
    ),
  },
  { title: 'StateResults' },
)

/** Applications that were withdrawn or erased meanwhile get their own result and do not stop the others. */
export const setApplicationStates = endpoint({
  method: 'POST',
  url: '/api/applicationStates',
  access: 'client',
  scope: 'applications',
  limits: 'changes',
  refusals: ['not-found'],
  summary:
    'Sets the state of applications, with or without a message to the applicants; mail is sent a minute later unless the change is undone',
  schema: {
    body: Type.Object(
      {
        applicationIds: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 100 }),
        state: SetStateShape,
        words: Type.Union([LocalizedTemplateShape, Type.Null()]),
      },
      { additionalProperties: false },
    ),
    response: { 200: StateResults },
  },
  example: {
    body: {
      applicationIds: [9, 10],
      state: 'interview',
      words: { subject: 'Your application for {job}', text: 'Dear {name},\n\nwe would like to meet you.' },
    },
    answer: {
      change: '7f6b2f0e-55c5-4f0b-9d2e-9a1f7f6f1c2b',
      results: [
        { applicationId: 9, result: 'set', told: 'mail' },
        { applicationId: 10, result: 'withdrawn', told: null },
      ],
    },
  },
  handle: async (request, _reply, context) => {
    const { session, body } = request
    const origin = await getClientOriginById(context, session.clientId)
    const { applicationIds, ...setting } = body
    return changeStates(context, session.clientId, applicationIds, { ...setting, origin, by: session })
  },
})

export const undoApplicationStates = endpoint({
  method: 'POST',
  url: '/api/applicationStates/undo',
  access: 'client',
  scope: 'applications',
  limits: 'changes',
  summary: 'Restores the previous states of applications that were set together; unsent mail is cancelled',
  refusals: ['not-found'],
  schema: {
    body: Type.Object({ change: Type.String({ maxLength: 40 }) }, { additionalProperties: false }),
    response: {
      200: Type.Object(
        {
          results: Type.Array(
            Type.Object(
              {
                applicationId: Type.Integer(),
                result: createStringEnum(['undone', 'sent', 'changed']),
              },
              { title: 'UndoResult' },
            ),
          ),
        },
        { title: 'UndoResults' },
      ),
    },
  },
  example: {
    body: { change: '7f6b2f0e-55c5-4f0b-9d2e-9a1f7f6f1c2b' },
    answer: { results: [{ applicationId: 9, result: 'undone' }] },
  },
  handle: async ({ session, body }, _reply, context) => ({
    results: await undoStates(context, session.clientId, body.change, session),
  }),
})
