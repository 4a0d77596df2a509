import { Type } from 'typebox'
import { tellingWays } from '../../../src/schemas/applicationState'
import { stateByBackOffice } from '../../services/applications/stateByBackOffice'
import { siteOrigin } from '../../services/sites/siteOrigin'
import { SetStateShape } from '../applications/applicationShapes'
import { WordsShape } from '../applications/stateShapes'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { originOf } from '../requests/originOf'

/** Repeated, it is unchanged, and nobody is told twice. */
export const putApplicationState = endpoint({
  method: 'PUT',
  url: '/api/backoffice/applications/:id/state',
  access: 'key',
  right: 'applications',
  limits: 'imports',
  summary:
    "Says how an application stands; without words in the client's own, with words: null without a word, on the applicant's link",
  refusals: ['not-found'],
  schema: {
    params: IdParams,
    body: Type.Object(
      { state: SetStateShape, words: Type.Optional(Type.Union([WordsShape, Type.Null()])) },
      { additionalProperties: false },
    ),
    response: {
      200: Type.Object({
        result: Type.Enum(['set', 'unchanged', 'withdrawn']),
        told: Type.Union([Type.Enum([...tellingWays]), Type.Null()]),
      }),
    },
  },
  example: {
    params: { id: 61 },
    body: { state: 'in review', words: null },
    answer: { result: 'set', told: 'link' },
  },
  handle: async (request, _reply, context) => {
    const { keyClientId, params, body } = request
    const origin = await siteOrigin(context, keyClientId, { origin: originOf(request), host: request.host })
    return stateByBackOffice(context, keyClientId, params.id, { ...body, origin })
  },
})
