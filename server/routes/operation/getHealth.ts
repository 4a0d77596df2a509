import { Type } from 'typebox'
import { troubleKinds } from '../../services/operation/healthWatch'
import { productCommit, readVersion } from '../../services/operation/productVersion'
import { requireDatabase } from '../../services/operation/requireDatabase'
import { troublesOf } from '../../services/operation/troubles'
import { NullableText } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import { isMonitor } from '../requests/isMonitor'

const TroubleShape = Type.Object({
  what: Type.Enum(troubleKinds),
  says: Type.String(),
})

/** 200 while the database answers. Whom the figures are for is also told the commit and what is not as it should be. */
export const getHealth = endpoint({
  method: 'GET',
  url: '/api/health',
  access: 'none',
  summary: 'Tells whether the database answers, and whether all is as it should be',
  schema: {
    response: {
      200: Type.Object({
        status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')]),
        version: Type.String(),
        commit: Type.Optional(NullableText),
        troubles: Type.Optional(Type.Array(TroubleShape)),
      }),
    },
  },
  example: { answer: { status: 'ok', version: '0.6.0' } },
  handle: async (request, _reply, context) => {
    await requireDatabase(context)
    const troubles = await troublesOf(context)
    const status = troubles.length > 0 ? ('degraded' as const) : ('ok' as const)
    const said = { status, version: readVersion(context.root) }
    return isMonitor(request, context.environment) ? { ...said, commit: productCommit, troubles } : said
  },
})
