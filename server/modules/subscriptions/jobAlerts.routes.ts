import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { cleanEmail, isEmail } from '../../../src/schemas/fields/formats'
import { type AlertPage, readFrequency } from '../../../src/schemas/notifications/jobAlert.types'
import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import { languages, withLanguage } from '../../../src/texts/language/language'
import { loadLanguage } from '../../../src/texts/loadTranslations'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import type { ServerContext } from '../../context'
import type { Routes } from '../../http/api'
import { countCall } from '../../http/rateLimit'
import { readFormPost } from '../../http/readFormPost'
import { getClientNetwork } from '../../network/ipAddresses'
import { ProblemError } from '../../problem'
import { hashAddress } from '../mail/queueMail'
import { sendPlainTextProblem } from '../rendering/pageResponse'
import { type PageRequest, redirectToSecretPage } from '../rendering/secretPage'
import {
  changeFrequency,
  confirmJobAlert,
  extendJobAlert,
  offersAlerts,
  readAlertSearch,
  requestJobAlert,
  resolveAlertLink,
  unsubscribeJobAlert,
} from './jobAlerts.service'
import { alertsPath } from './subscriptionLinks'
import {
  countTokenRequest,
  registerOneClickUnsubscribe,
  resolveAlertPageRequest,
  sendAlertPage,
} from './subscriptionPages'

const params = Type.Object({ token: Type.String({ maxLength: 100 }) })
const config = { access: 'none' } as const
const maxEmailLength = 255

/**
 * Pages for job alerts. GET changes nothing, because mail programs prefetch links; each change is a form POST. A POST
 * to a link needs no further check, because only its subscriber knows the token.
 */
export const jobAlertRoutes: Routes = (api, context) => {
  for (const language of languages) {
    const alertsUrl = toLanguagePath(language, alertsPath)
    api.get(alertsUrl, { config, errorHandler: sendPlainTextProblem }, async (request, reply) => {
      const pageRequest = await resolveAlertPageRequest(context, request)
      if (!(await offersAlerts(context, pageRequest.client.id))) {
        return sendAlertPage(context, pageRequest, reply, { state: 'unavailable' })
      }
      if (getQuery(pageRequest).has('asked'))
        return sendAlertPage(context, pageRequest, reply, { state: 'confirmationSent' })
      return sendAlertPage(context, pageRequest, reply, await getEmptyForm(context, pageRequest))
    })
    api.post(alertsUrl, { config, errorHandler: sendPlainTextProblem }, async (request, reply) =>
      requestAlert(context, request, reply),
    )
    const schema = { params }
    api.get(
      `${alertsUrl}/:token`,
      { config, schema, errorHandler: sendPlainTextProblem },
      async (request, reply) => {
        const pageRequest = await countAndResolvePageRequest(context, request)
        return sendAlertPage(
          context,
          pageRequest,
          reply,
          await getAlertPage(context, pageRequest, request.params.token),
        )
      },
    )
    api.post(
      `${alertsUrl}/:token`,
      { config, schema, errorHandler: sendPlainTextProblem },
      async (request, reply) => performAction(context, request, request.params.token, reply),
    )
  }
  registerOneClickUnsubscribe(api, context, alertsPath, async (clientId, token) => {
    const alert = await resolveAlertLink(context, clientId, token)
    if (alert) await unsubscribeJobAlert(context, clientId, alert)
  })
}

/**
 * Counts a request with a token against the rate limit, and returns its client and address. @throws too-many,
 * not-found
 */
async function countAndResolvePageRequest(
  context: ServerContext,
  request: FastifyRequest,
): Promise<PageRequest> {
  countTokenRequest(context, request)
  return resolveAlertPageRequest(context, request)
}

function getQuery({ address: { url } }: PageRequest): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1] ?? '')
}

/** Returns the empty form with the search in the page's query string, as on the job list. */
async function getEmptyForm(
  context: ServerContext,
  pageRequest: PageRequest,
): Promise<Extract<AlertPage, { state: 'form' }>> {
  const filters = await readAlertSearch(context, pageRequest.client.id, getQuery(pageRequest))
  return { state: 'form', filters, frequency: 'weekly', email: '', error: null }
}

async function requestAlert(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pageRequest = await resolveAlertPageRequest(context, request)
  const { client, address } = pageRequest
  if (!(await offersAlerts(context, client.id)))
    return sendAlertPage(context, pageRequest, reply, { state: 'unavailable' })
  const { texts } = await readFormPost(request, [])
  const email = cleanEmail(texts.get('email')?.[0] ?? '')
  const frequency = readFrequency(texts.get('frequency')?.[0])
  const form = { ...(await getEmptyForm(context, pageRequest)), email, frequency }
  await loadLanguage(address.language)
  if (!isEmail(email) || email.length > maxEmailLength) {
    const error = withLanguage(address.language, () =>
      email === '' ? rulesTexts.required : rulesTexts.email,
    )
    return sendAlertPage(context, pageRequest, reply.status(422), { ...form, error })
  }
  countCall(context, 'alerts', [
    ['account', hashAddress(context.keys, email)],
    ['address', getClientNetwork(request.ip)],
    ['client', String(client.id)],
  ])
  const { filters } = form
  const { language, origin } = address
  await requestJobAlert(context, client.id, { email, frequency, filters, language, origin })
  return redirectToSecretPage(reply, `${toLanguagePath(address.language, alertsPath)}?asked=yes`)
}

async function getAlertPage(
  context: ServerContext,
  pageRequest: PageRequest,
  token: string,
): Promise<AlertPage> {
  const alert = await resolveAlertLink(context, pageRequest.client.id, token)
  if (!alert) return { state: 'unknown' }
  const { filters, frequency, isConfirmed, expiresAt: expires } = alert
  if (!isConfirmed) return { state: 'unconfirmed', filters, frequency }
  const doneParameter = getQuery(pageRequest).get('done')
  const doneState = (['confirmed', 'changed', 'kept'] as const).find((item) => item === doneParameter) ?? null
  return { state: 'confirmed', filters, frequency, expires, done: doneState }
}

async function performAction(
  context: ServerContext,
  request: FastifyRequest,
  token: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pageRequest = await countAndResolvePageRequest(context, request)
  const { id: clientId } = pageRequest.client
  const { texts } = await readFormPost(request, [])
  const alert = await resolveAlertLink(context, clientId, token)
  if (!alert) return sendAlertPage(context, pageRequest, reply, { state: 'unknown' })
  const action = texts.get('act')?.[0]
  if (action === 'leave') {
    await unsubscribeJobAlert(context, clientId, alert)
    return sendAlertPage(context, pageRequest, reply, { state: 'unsubscribed' })
  }
  const path = toLanguagePath(pageRequest.address.language, `${alertsPath}/${encodeURIComponent(token)}`)
  if (action === 'confirm') {
    await confirmJobAlert(context, clientId, alert)
    return redirectToSecretPage(reply, `${path}?done=confirmed`)
  }
  if (action === 'keep') {
    await extendJobAlert(context, clientId, alert)
    return redirectToSecretPage(reply, `${path}?done=kept`)
  }
  if (action !== 'change') throw new ProblemError('bad-request')
  await changeFrequency(context, clientId, alert, readFrequency(texts.get('frequency')?.[0]))
  return redirectToSecretPage(reply, `${path}?done=changed`)
}
