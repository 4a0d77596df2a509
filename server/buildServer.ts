import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import statics from '@fastify/static'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { LogController } from 'fastify'
import { maximumFileSize } from '../src/schemas/formats'
import { accountSchemaRoutes } from './routes/accountSchemaRoutes'
import { answerAddressError, answerErrors, sendProblem } from './routes/answerErrors'
import type { Api, Routes } from './routes/api'
import { applicationRoutes } from './routes/applicationRoutes'
import { auditRoutes } from './routes/auditRoutes'
import { authRoutes } from './routes/authRoutes'
import { backOfficeRoutes } from './routes/backOfficeRoutes'
import { checkBodies } from './routes/checkBodies'
import { compileValidators } from './routes/compileValidators'
import { describeApi } from './routes/describeApi'
import { docsRoutes } from './routes/docsRoutes'
import { feedRoutes } from './routes/feedRoutes'
import { type DeclaredRoute, guardAccess } from './routes/guardAccess'
import { healthRoutes } from './routes/healthRoutes'
import { marketplaceRoutes } from './routes/marketplaceRoutes'
import { metricsRoutes } from './routes/metricsRoutes'
import { pageRoutes } from './routes/pageRoutes'
import { scriptRoutes } from './routes/scriptRoutes'
import { secureAnswers } from './routes/secureAnswers'
import { settingsRoutes } from './routes/settingsRoutes'
import { siteRoutes } from './routes/siteRoutes'
import { submissionRoutes } from './routes/submissionRoutes'
import { userRoutes } from './routes/userRoutes'
import { vacancyRoutes } from './routes/vacancyRoutes'
import { readVersion } from './services/operation/productVersion'
import { ProblemError } from './services/problem'
import type { ServerContext } from './services/serverContext'

const everyRoute: readonly Routes[] = [
  metricsRoutes,
  authRoutes,
  healthRoutes,
  settingsRoutes,
  marketplaceRoutes,
  vacancyRoutes,
  submissionRoutes,
  applicationRoutes,
  userRoutes,
  accountSchemaRoutes,
  auditRoutes,
  backOfficeRoutes,
  docsRoutes,
  feedRoutes,
  scriptRoutes,
  siteRoutes,
  pageRoutes,
]

/** The whole server, not yet listening, and the list of what it answers. */
export async function buildServer(context: ServerContext): Promise<{ api: Api; routes: DeclaredRoute[] }> {
  const { environment } = context
  const api: Api = fastify({
    logger: environment.production ? { level: 'info' } : { level: 'error' },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.trustProxy,
    bodyLimit: 1024 * 1024,
    frameworkErrors: answerAddressError,
    requestTimeout: 120_000,
    // What still comes on an open connection is answered; nothing is turned away half-way through a form.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
  }).withTypeProvider<TypeBoxTypeProvider>()
  compileValidators(api)
  answerErrors(api)
  secureAnswers(api)
  const routes = guardAccess(api, context)
  checkBodies(api)
  logRoutes(api)
  await api.register(cookie)
  await api.register(compress, { threshold: 1024, globalDecompression: false })
  await api.register(multipart, { limits: uploadLimits })
  await api.register(statics, { serve: false })
  await describeApi(api, readVersion(context.root))
  for (const register of everyRoute) register(api, context)
  api.setNotFoundHandler((_request, reply) => sendProblem(reply, new ProblemError('not-found')))
  return { api, routes }
}

const uploadLimits = {
  fileSize: maximumFileSize,
  files: 10,
  parts: 12,
  fields: 2,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** The route's template, never its address: that may hold a name. */
function logRoutes(api: Api): void {
  api.addHook('onResponse', (request, reply, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
    done()
  })
}
