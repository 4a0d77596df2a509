import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import statics from '@fastify/static'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { LogController } from 'fastify'
import { maximumFileSize } from '../src/schemas/formats'
import { answerAddressError, answerErrors, sendProblem } from './routes/answers/answerErrors'
import { compileSerializers } from './routes/answers/compileSerializers'
import { secureAnswers } from './routes/answers/secureAnswers'
import type { Api, Routes } from './routes/api'
import { checkBodies } from './routes/requests/checkBodies'
import { checkHost } from './routes/requests/checkHost'
import { compileValidators } from './routes/requests/compileValidators'
import { countRequests } from './routes/requests/countRequests'
import { type DeclaredRoute, guardAccess } from './routes/requests/guardAccess'
import { noteForwarded } from './routes/requests/noteForwarded'
import { takeBytes } from './routes/requests/rawBytes'
import { mostFiles } from './routes/requests/readUpload'
import { traceRequests } from './routes/requests/traceRequests'
import { serveEndpoints } from './routes/serveEndpoints'
import { applyRoutes } from './routes/sites/applyRoutes'
import { assetRoutes } from './routes/sites/assetRoutes'
import { documentRoutes } from './routes/sites/documentRoutes'
import { feedRoutes } from './routes/sites/feedRoutes'
import { jobAlertRoutes } from './routes/sites/jobAlertRoutes'
import { noticeRoutes } from './routes/sites/noticeRoutes'
import { ownApplicationRoutes } from './routes/sites/ownApplicationRoutes'
import { pageRoutes } from './routes/sites/pageRoutes'
import { sampleRoutes } from './routes/sites/sampleRoutes'
import { studioRoutes } from './routes/sites/studioRoutes'
import { validatorRoutes } from './routes/sites/validatorRoutes'
import { addressesIn, readAddress } from './services/addressRanges'
import { ProblemError } from './services/problem'
import type { ServerContext } from './services/serverContext'

/** What is no call of the API: pages, and what stands behind and beside them. */
const siteRoutes: readonly Routes[] = [
  feedRoutes,
  documentRoutes,
  validatorRoutes,
  assetRoutes,
  applyRoutes,
  ownApplicationRoutes,
  jobAlertRoutes,
  noticeRoutes,
  studioRoutes,
  sampleRoutes,
  pageRoutes,
]

/** The whole server, not yet listening, and the list of what it answers. */
export async function buildServer(context: ServerContext): Promise<{ api: Api; routes: DeclaredRoute[] }> {
  const { environment } = context
  const isTrusted = trustedPeers(environment.trustProxy)
  const api: Api = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.trustProxy.length > 0 && isTrusted,
    bodyLimit: 1024 * 1024,
    frameworkErrors: answerAddressError,
    requestTimeout: 120_000,
    // What still comes on an open connection is answered; nothing is turned away half-way through a form.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
  }).withTypeProvider<TypeBoxTypeProvider>()
  compileValidators(api)
  compileSerializers(api)
  answerErrors(api)
  secureAnswers(api, { isForwarded: environment.trustProxy.length > 0 })
  checkHost(api, context)
  if (environment.production) noteForwarded(api, isTrusted)
  const routes = guardAccess(api, context)
  checkBodies(api)
  takeBytes(api)
  logRoutes(api)
  await api.register(cookie)
  await api.register(compress, { threshold: 1024, globalDecompression: false })
  await api.register(multipart, { limits: uploadLimits })
  await api.register(statics, { serve: false, preCompressed: true })
  countRequests(api)
  if (context.tracing) traceRequests(api, context.tracing)
  serveEndpoints(api, context)
  for (const register of siteRoutes) register(api, context)
  api.setNotFoundHandler((_request, reply) => sendProblem(reply, new ProblemError('not-found')))
  return { api, routes }
}

/** Whose forwarded headers count. */
function trustedPeers(proxies: readonly string[]): (address: string) => boolean {
  const isProxy = addressesIn(proxies)
  return (address) => isProxy(readAddress(address))
}

const uploadLimits = {
  fileSize: maximumFileSize,
  files: mostFiles,
  parts: mostFiles + 2,
  fields: 2,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** The route's template, never its address: that may hold a name. */
function logRoutes(api: Api): void {
  api.addHook('onResponse', (request, reply, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}
