import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import statics from '@fastify/static'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { LogController } from 'fastify'
import { maximumFileSize } from '../src/schemas/fields/formats'
import type { ServerContext } from './context'
import { endpoints, endpointsByTag } from './endpoints'
import type { Api, RegisterRoutes } from './http/api'
import type { ApiDescription } from './http/apiDescription'
import { createRateLimitHooks } from './http/rateLimit'
import { registerRawBodies } from './http/rawBodies'
import { maximumFiles } from './http/readMultipart'
import { noScriptFormRoutes } from './modules/applicationForm/noScriptForm.routes'
import { feedRoutes } from './modules/seo/seo.routes'
import { statusPageRoutes } from './modules/statusPage/statusPage.routes'
import { studioRoutes } from './modules/studio/studioPages.routes'
import { jobAlertRoutes } from './modules/subscriptions/jobAlerts.routes'
import { notificationRoutes } from './modules/subscriptions/notifications.routes'
import { documentRoutes } from './modules/vacancies/vacancyLists.routes'
import { assetRoutes } from './modules/website/assets.routes'
import { pageRoutes } from './modules/website/pages.routes'
import { sampleRoutes } from './modules/website/samples.routes'
import { validatorRoutes } from './modules/website/validators.routes'
import { readVersion } from './monitoring/productVersion'
import { createAddressMatcher, readAddress } from './network/ipAddresses'
import { authenticateRequests, type DeclaredRoute } from './plugins/authentication'
import { checkBodies } from './plugins/bodyChecks'
import { handleErrors, handleRouterError, sendProblem } from './plugins/errors'
import { describeApi } from './plugins/openApi'
import { checkHost, logIgnoredForwardedHeaders } from './plugins/requestHost'
import { countRequests, traceRequests } from './plugins/requestMonitoring'
import { setSecurityHeaders } from './plugins/securityHeaders'
import { compileAllErrorsValidator, setSerializerCompiler, setValidatorCompiler } from './plugins/validation'
import { ProblemError } from './problem'

/** Routes outside the API, such as pages, assets, documents and feeds. */
const siteRoutes: readonly RegisterRoutes[] = [
  feedRoutes,
  documentRoutes,
  validatorRoutes,
  assetRoutes,
  noScriptFormRoutes,
  statusPageRoutes,
  jobAlertRoutes,
  notificationRoutes,
  studioRoutes,
  sampleRoutes,
  pageRoutes,
]

/** Creates the server without listening. Returns it with the routes that declare an access level. */
export async function buildServer(context: ServerContext): Promise<{ api: Api; routes: DeclaredRoute[] }> {
  const { environment } = context
  const isTrusted = createProxyMatcher(environment.trustProxy)
  const api: Api = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.trustProxy.length > 0 && isTrusted,
    bodyLimit: 1024 * 1024,
    frameworkErrors: handleRouterError,
    requestTimeout: 120_000,
    // Requests on open connections are still answered during shutdown, so that no form submission is cut off.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 400, ignoreTrailingSlash: true },
  }).withTypeProvider<TypeBoxTypeProvider>()
  setValidatorCompiler(api)
  setSerializerCompiler(api)
  handleErrors(api, context)
  setSecurityHeaders(api, { isForwarded: environment.trustProxy.length > 0 })
  checkHost(api, context)
  if (environment.isProduction) logIgnoredForwardedHeaders(api, isTrusted)
  const routes = authenticateRequests(api, context)
  checkBodies(api)
  registerRawBodies(api)
  logRequests(api)
  await api.register(cookie)
  await api.register(compress, { threshold: 1024, globalDecompression: false })
  await api.register(multipart, { limits: uploadLimits })
  await api.register(statics, { serve: false, preCompressed: true })
  countRequests(api)
  if (context.tracing) traceRequests(api, context.tracing)
  serveEndpoints(api, context)
  for (const registerRoutes of siteRoutes) registerRoutes(api, context)
  api.setNotFoundHandler((_request, reply) => sendProblem(reply, new ProblemError('not-found')))
  return { api, routes }
}

/** Returns a function that returns whether an address is a trusted proxy. Only its forwarded headers are used. */
function createProxyMatcher(proxies: readonly string[]): (address: string) => boolean {
  const isProxy = createAddressMatcher(proxies)
  return (address) => isProxy(readAddress(address))
}

const uploadLimits = {
  fileSize: maximumFileSize,
  files: maximumFiles,
  parts: maximumFiles + 2,
  fields: 2,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** Logs the route's pattern instead of the URL, because a URL may contain a name. */
function logRequests(api: Api): void {
  api.addHook('onResponse', (request, reply, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    request.log.info({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    description: ApiDescription
  }
}

/** Registers a route for each API endpoint and adds the API description to the server. */
export function serveEndpoints(api: Api, context: ServerContext): void {
  api.decorate('description', describeApi(endpointsByTag, readVersion(context.root)))
  for (const endpoint of Object.values(endpoints)) {
    const { method, url, access, scope, right, schema, bodyLimit, limits, reportsAllErrors } = endpoint
    api.route({
      method,
      url,
      schema,
      config: { access, ...(scope && { scope }), ...(right && { right }) },
      ...createRateLimitHooks(context, limits, access),
      ...(reportsAllErrors ? { validatorCompiler: compileAllErrorsValidator } : {}),
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: (request, reply) => endpoint.handle(request, reply, context),
    })
  }
}
