import { readVersion } from '../services/operation/productVersion'
import type { ServerContext } from '../services/serverContext'
import type { Api } from './api'
import { describeApi } from './description/describeApi'
import type { ApiDescription } from './description/openApi'
import { endpoints } from './endpoints'
import { namingAllMistakes } from './requests/compileValidators'
import { limitHooks } from './requests/limitCalls'

declare module 'fastify' {
  interface FastifyInstance {
    description: ApiDescription
  }
}

/** Makes a route of each of the API's calls, and the description of them all. */
export function serveEndpoints(api: Api, context: ServerContext): void {
  api.decorate('description', describeApi(endpoints, readVersion(context.root)))
  for (const one of Object.values(endpoints)) {
    const { method, url, access, room, right, schema, bodyLimit, limits, namesAllMistakes } = one
    api.route({
      method,
      url,
      schema,
      config: { access, ...(room && { room }), ...(right && { right }) },
      ...limitHooks(context, limits, access),
      ...(namesAllMistakes ? { validatorCompiler: namingAllMistakes } : {}),
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: (request, reply) => one.handle(request, reply, context),
    })
  }
}
