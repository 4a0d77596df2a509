import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { type StatusPage, statusPageActions } from '../../../src/schemas/applications/statusPage.types'
import { cleanEmail } from '../../../src/schemas/fields/formats'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { type Language, languages, withLanguage } from '../../../src/texts/language/language'
import { loadLanguage } from '../../../src/texts/loadTranslations'
import type { ServerContext } from '../../context'
import type { Routes } from '../../http/api'
import { countCall } from '../../http/rateLimit'
import { type FormPost, readFormPost } from '../../http/readFormPost'
import { getClientNetwork } from '../../network/ipAddresses'
import { orNotFound, ProblemError } from '../../problem'
import { getStatusLinkPath } from '../applications/statusLinks'
import { findClientByHost } from '../clients/clientHosts.service'
import { resolvePageAddress, sendPlainTextProblem } from '../rendering/pageResponse'
import {
  type PageRequest,
  redirectToSecretPage,
  secretPageHeaders,
  sendSecretPage,
} from '../rendering/secretPage'
import {
  type Applicant,
  correctContact,
  eraseApplication,
  exportApplication,
  findLinkedApplication,
  type LinkedApplication,
  readStatusPage,
  validateContact,
  withdrawApplication,
} from './statusPage.service'

const schema = {
  params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
  querystring: Type.Object({ done: Type.Optional(Type.String({ maxLength: 20 })) }),
}
const config = { access: 'none' } as const

type VisibleStatusPage = Extract<StatusPage, { state: 'shown' }>

/** A request for a status page. */
interface StatusPageRequest extends PageRequest {
  token: string
  /** The application of the link; undefined if the link is unknown or has expired. */
  linkedApplication: LinkedApplication | undefined
}

/**
 * Application status pages, for applicants. GET changes nothing, because mail programs prefetch links; each change is
 * a form POST. A POST needs no further check, because only the applicant knows the URL.
 */
export const statusPageRoutes: Routes = (api, context) => {
  for (const url of languages.map((language) => toLanguagePath(language, '/application/:token'))) {
    api.get(url, { config, schema, errorHandler: sendPlainTextProblem }, async (request, reply) => {
      const pageRequest = await resolveStatusPageRequest(context, request, request.params.token)
      if (!pageRequest) return redirectToEnglish(reply, request)
      const { done } = request.query
      const isDone = done === 'withdrawn' || done === 'corrected'
      return sendStatusPage(context, pageRequest, reply, { done: isDone ? done : null })
    })
    api.post(url, { config, schema, errorHandler: sendPlainTextProblem }, async (request, reply) => {
      const pageRequest = await resolveStatusPageRequest(context, request, request.params.token)
      if (!pageRequest) return redirectToEnglish(reply, request)
      if (!pageRequest.linkedApplication) return sendStatusPage(context, pageRequest, reply)
      return performAction(
        context,
        { ...pageRequest, linkedApplication: pageRequest.linkedApplication },
        request,
        reply,
        await readFormPost(request, []),
      )
    })
  }
}

/**
 * Resolves a status link. Each request is counted, so that links cannot be guessed. Returns undefined for a language
 * that the client no longer offers; older mails still link to the page in that language. @throws too-many, not-found
 */
async function resolveStatusPageRequest(
  context: ServerContext,
  request: FastifyRequest,
  token: string,
): Promise<StatusPageRequest | undefined> {
  countCall(context, 'links', [['address', getClientNetwork(request.ip)]])
  const client = orNotFound(await findClientByHost(context, request.host))
  const address = await resolvePageAddress(context, client, request)
  if (address.url.split('/')[1] !== 'application') return undefined
  return { client, address, token, linkedApplication: await findLinkedApplication(context, client.id, token) }
}

async function performAction(
  context: ServerContext,
  pageRequest: StatusPageRequest & { linkedApplication: LinkedApplication },
  request: FastifyRequest,
  reply: FastifyReply,
  { texts }: FormPost,
): Promise<FastifyReply> {
  const { linkedApplication, token, address } = pageRequest
  const { language, origin } = address
  const getText = (name: string) => texts.get(name)?.[0]?.trim() ?? ''
  const path = toLanguagePath(language, getStatusLinkPath(token))
  await loadLanguage(language)
  const actor: Applicant = { origin, token, ipNetwork: getClientNetwork(request.ip) }
  const action = statusPageActions.find((statusPageAction) => statusPageAction === getText('act'))
  if (action === undefined) throw new ProblemError('bad-request')
  if (action === 'withdraw') {
    await withdrawApplication(context, linkedApplication, actor)
    return redirectToSecretPage(reply, `${path}?done=withdrawn`)
  }
  if (action === 'correct') {
    const contact = {
      email: cleanEmail(getText('email')),
      phone: texts.has('phone') ? getText('phone') : null,
    }
    const errors = withLanguage(language, () => validateContact(contact))
    if (Object.keys(errors).length > 0) {
      return sendStatusPage(context, pageRequest, reply.status(422), { refused: { contact, errors } })
    }
    await correctContact(context, linkedApplication, contact, actor)
    return redirectToSecretPage(reply, `${path}?done=corrected`)
  }
  if (action === 'download') return sendDownload(context, linkedApplication, reply)
  if (getText('confirmed') === '')
    return sendStatusPage(context, pageRequest, reply.status(422), { isUnconfirmed: true })
  await eraseApplication(context, linkedApplication)
  return sendStatusPage(context, pageRequest, reply, 'erased')
}

async function sendDownload(
  context: ServerContext,
  linkedApplication: LinkedApplication,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const message = orNotFound(await exportApplication(context, linkedApplication))
  return reply
    .headers({
      ...secretPageHeaders,
      'content-disposition': `attachment; filename="application-${linkedApplication.submission.id}.json"`,
    })
    .type('application/json; charset=utf-8')
    .send(message)
}

/** Redirects to the same page in English; status 307 preserves a POST and its body. */
function redirectToEnglish(reply: FastifyReply, { url }: FastifyRequest): FastifyReply {
  return reply.headers(secretPageHeaders).redirect(url.replace(/^\/\w+(?=\/application\/)/, ''), 307)
}

async function sendStatusPage(
  context: ServerContext,
  { client, linkedApplication, address }: StatusPageRequest,
  reply: FastifyReply,
  pageState: 'erased' | Partial<Pick<VisibleStatusPage, 'done' | 'refused' | 'isUnconfirmed'>> = {},
): Promise<FastifyReply> {
  const statusPage = await buildStatusPage(context, linkedApplication, address.language, pageState)
  return sendSecretPage(context, { client, address }, reply, { statusPage }, statusPage.state === 'unknown')
}

async function buildStatusPage(
  context: ServerContext,
  linkedApplication: LinkedApplication | undefined,
  language: Language,
  pageState: 'erased' | Partial<VisibleStatusPage>,
): Promise<StatusPage> {
  if (pageState === 'erased') return { state: 'erased' }
  if (!linkedApplication) return { state: 'unknown' }
  const application = await readStatusPage(context, linkedApplication, language)
  return { state: 'shown', application, done: null, refused: null, isUnconfirmed: false, ...pageState }
}
