import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerSection } from '../../../src/schemas/applications/application'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import type { RedisplayedForm } from '../../../src/schemas/submission/redisplayedForm'
import { readReferralSource } from '../../../src/schemas/submission/referralSource'
import { languages } from '../../../src/texts/language/language'
import { loadLanguage } from '../../../src/texts/loadTranslations'
import { siteTexts } from '../../../src/texts/public/site.texts'
import type { ServerContext } from '../../context'
import type { RegisterRoutes } from '../../http/api'
import { countCall } from '../../http/rateLimit'
import { type FormPost, maximumTextBytes, readFormPost } from '../../http/readFormPost'
import { maximumFiles, readUploadHeaders } from '../../http/readMultipart'
import { getCookieName, getCookieOptions, isSameOrigin } from '../../http/requestHeaders'
import { rememberUnsentForm } from '../../http/unavailablePage'
import { getClientNetwork } from '../../network/ipAddresses'
import { orNotFound, ProblemError } from '../../problem'
import { findClientByHost } from '../clients/clientHosts.service'
import type { ServedClient } from '../clients/clients.repository'
import { createFormToken } from '../forms/formToken'
import { getPersonalPageHeaders, resolvePageAddress, sendPlainTextProblem } from '../rendering/pageResponse'
import { type PageAddress, renderPage } from '../rendering/renderPage'
import { readSiteBuild, type SiteBuild } from '../rendering/siteBuild'
import type { Session } from '../sessions/session.types'
import { readSession, startGuestSession } from '../sessions/sessions.service'
import {
  acceptPostedApplication,
  loadNoScriptForm,
  type NoScriptForm,
  redisplayForm,
} from './noScriptForm.service'
import { createReceiptToken, getReceiptPath } from './receipts.service'
import { requiresProofOfWork } from './submissionProof'

/**
 * Accepts the application form as the browser posts it without scripts. Applies the same validation as the API.
 * Redirects to the receipt, or responds with the same page, which then shows the errors and the submitted answers.
 */
export const noScriptFormRoutes: RegisterRoutes = (api, context) => {
  for (const url of languages.map((language) => toLanguagePath(language, '/applicant/apply/:guid'))) {
    api.post<{ Params: { guid: string } }>(
      url,
      { config: { access: 'none' }, errorHandler: sendPlainTextProblem },
      async (request, reply) => {
        if (!isSameOrigin(request)) throw new ProblemError('forbidden')
        const formReading: FormReading = {}
        try {
          return await receiveForm(context, request, reply, formReading)
        } catch (error) {
          // A ProblemError is an intended response. After any other error, the error page contains the answers.
          if (!(error instanceof ProblemError)) await rememberUnstoredAnswers(context, request, formReading)
          throw error
        }
      },
    )
  }
}

type ApplyRequest = FastifyRequest<{ Params: { guid: string } }>

/** The form post of a request. `formPost` is set when reading the body begins. */
interface FormReading {
  formPost?: Promise<FormPost>
}

async function receiveForm(
  context: ServerContext,
  request: ApplyRequest,
  reply: FastifyReply,
  formReading: FormReading,
): Promise<FastifyReply> {
  const build = readSiteBuild(context)
  if (!build) return reply.status(503).type('text/plain; charset=utf-8').send(siteTexts.notBuilt)
  const client = orNotFound(await findClientByHost(context, request.host))
  const address = await resolvePageAddress(context, client, request)
  if (address.url.split('/')[1] !== 'applicant') throw new ProblemError('not-found')
  const pageContext = { build, client, address, vacancyGuid: request.params.guid }
  const noScriptForm = await loadNoScriptForm(context, client, request.params.guid, address.language)
  const ipNetwork = getClientNetwork(request.ip)
  countCall(context, 'uploads', [
    ['address', ipNetwork],
    ['client', String(client.id)],
  ])
  if (!noScriptForm) return sendFormPage(context, pageContext, reply)
  const upload = readUploadHeaders(request, noScriptForm.fileKeys, maximumTextBytes)
  return context.uploadCapacity.run(upload, async () => {
    formReading.formPost = readFormPost(request, noScriptForm.fileKeys)
    return handleFormPost(
      context,
      { ...pageContext, noScriptForm },
      request,
      reply,
      await formReading.formPost,
    )
  })
}

/**
 * Remembers the answers of a form that could not be stored, for the error page. Reads the body, within the limits of
 * every form post, if nothing has read it.
 */
async function rememberUnstoredAnswers(
  context: ServerContext,
  request: ApplyRequest,
  { formPost: startedFormPost }: FormReading,
): Promise<void> {
  const formPost = await (startedFormPost ?? readUnreadBody(context, request))
  const oversizedFiles = [...formPost.oversizedFilenames].map(([key, filename]) => ({ key, filename }))
  rememberUnsentForm(request, { texts: formPost.texts, files: [...formPost.files, ...oversizedFiles] })
}

function readUnreadBody(context: ServerContext, request: ApplyRequest): Promise<FormPost> {
  countCall(context, 'uploads', [['address', getClientNetwork(request.ip)]])
  const anyKeys = Array.from({ length: maximumFiles }, String)
  const upload = readUploadHeaders(request, anyKeys, maximumTextBytes)
  return context.uploadCapacity.run(upload, () => readFormPost(request, undefined))
}

interface PageContext {
  build: SiteBuild
  client: ServedClient
  address: PageAddress
  vacancyGuid: string
}

async function handleFormPost(
  context: ServerContext,
  { noScriptForm, ...pageContext }: PageContext & { noScriptForm: NoScriptForm },
  request: FastifyRequest,
  reply: FastifyReply,
  formPost: FormPost,
): Promise<FastifyReply> {
  const { client } = pageContext
  const ipNetwork = getClientNetwork(request.ip)
  const session = await resolveGuestSession(context, client, request, reply)
  const referralSource = readReferralSource(getQuery(request.url))
  const { origin, language } = pageContext.address
  const submissionContext = { session, ipNetwork, referralSource, origin, language }
  await loadLanguage(language)
  try {
    countCall(context, 'submits', [
      ['session', session.sid],
      ['address', ipNetwork],
      ['vacancy', `${client.id}.${noScriptForm.vacancy.id}`],
      ['addressAndVacancy', `${ipNetwork} ${client.id}.${noScriptForm.vacancy.id}`],
      ['client', String(client.id)],
    ])
    if (await requiresProofOfWork(context, client.id)) {
      countCall(context, 'unworked', [
        ['address', ipNetwork],
        ['client', String(client.id)],
      ])
    }
  } catch (error) {
    const retryAfter = error instanceof ProblemError ? error.parts.retryAfter : undefined
    if (retryAfter === undefined) throw error
    reply.header('retry-after', retryAfter)
    return sendFormPage(context, pageContext, reply, {
      status: 429,
      form: await redisplayForm(context, noScriptForm, submissionContext, formPost, retryAfter),
    })
  }
  const outcome = await acceptPostedApplication(context, noScriptForm, submissionContext, formPost)
  if ('closedAnswers' in outcome)
    return sendFormPage(context, pageContext, reply, { closedAnswers: outcome.closedAnswers })
  if ('redisplayed' in outcome) {
    const status = outcome.redisplayed.errors.length > 0 ? 422 : 200
    // The page of a closed vacancy is rendered as of the date-time at which the form was opened.
    const openedAt = noScriptForm.isClosed ? outcome.openedAt : undefined
    return sendFormPage(context, pageContext, reply, { status, form: outcome.redisplayed, openedAt })
  }
  const token = createReceiptToken(context, client.id, outcome.applicationId)
  const path = getReceiptPath(language, noScriptForm.vacancy.guid, token)
  return reply.header('cache-control', 'no-store').redirect(path, 303)
}

/**
 * Sends the page of the vacancy's form with the form to display again or, if the vacancy accepts no applications, with
 * the submitted answers, if they could be read.
 */
async function sendFormPage(
  context: ServerContext,
  { build, client, address, vacancyGuid }: PageContext,
  reply: FastifyReply,
  formOrAnswers?:
    | { status: number; form: RedisplayedForm; openedAt?: number | undefined }
    | { closedAnswers: AnswerSection[] },
): Promise<FastifyReply> {
  const redisplay = formOrAnswers && 'form' in formOrAnswers ? formOrAnswers : undefined
  const openedAt = redisplay?.openedAt ?? context.now().getTime()
  const content = redisplay
    ? {
        redisplayedForm: redisplay.form,
        formToken: createFormToken(context, client.id, vacancyGuid, openedAt, 'answer'),
      }
    : { closedAnswers: formOrAnswers && 'closedAnswers' in formOrAnswers ? formOrAnswers.closedAnswers : [] }
  const renderContext = { ...context, now: () => new Date(openedAt) }
  const page = await renderPage(redisplay ? renderContext : context, build, client, address, content)
  if (page?.redirect !== null) throw new ProblemError('unavailable')
  return reply
    .headers(getPersonalPageHeaders(client, address.url))
    .status(redisplay?.status ?? page.status)
    .send(page.html)
}

function getQuery(url: string): string {
  const index = url.indexOf('?')
  return index < 0 ? '' : url.slice(index)
}

const sessionCookieName = 'foyer_guest'

/** The path to which the session cookie is limited. */
const formsPath = '/applicant'

/**
 * Returns the guest session of a page that posts without scripts: the session of the browser's cookie, or a new
 * one. Inside a frame of another site the browser sends no cookie, so each post starts a session. @throws too-many
 */
export async function resolveGuestSession(
  context: ServerContext,
  client: ServedClient,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const cookie = getCookieName(request, sessionCookieName)
  const token = request.cookies[cookie]
  const cookieSession = token === undefined ? undefined : await readSession(context, token)
  const isValidGuest = cookieSession?.role === 'Guest' && cookieSession.clientId === client.id
  if (!isValidGuest) {
    const limits = [
      ['address', getClientNetwork(request.ip)],
      ['client', client.code.toLowerCase()],
    ] as const
    countCall(context, 'guests', limits)
  }
  const { accessToken, expiry } = await startGuestSession(
    context,
    client.code,
    isValidGuest ? token : undefined,
  )
  reply.setCookie(cookie, accessToken, { ...getCookieOptions(context, request, formsPath), maxAge: expiry })
  return orNotFound(await readSession(context, accessToken))
}
