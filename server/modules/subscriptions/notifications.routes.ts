import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { cleanEmail } from '../../../src/schemas/fields/formats'
import {
  type NotificationPage,
  notificationChoices,
  notificationPageActions,
} from '../../../src/schemas/notifications/notificationSettings.types'
import type { ServerContext } from '../../context'
import type { RegisterRoutes } from '../../http/api'
import { endpoint } from '../../http/endpoint'
import { countCall } from '../../http/rateLimit'
import { readFormPost } from '../../http/readFormPost'
import { createStringEnum } from '../../http/responses'
import { getClientNetwork } from '../../network/ipAddresses'
import { orNotFound, ProblemError } from '../../problem'
import { findClientByHost, getClientOriginById } from '../clients/clientHosts.service'
import { hashAddress } from '../mail/queueMail'
import { resolvePageAddress, sendPlainTextProblem } from '../rendering/pageResponse'
import { redirectToSecretPage, sendSecretPage } from '../rendering/secretPage'
import {
  changeNotificationSettings,
  confirmNotification,
  needsConfirmationMail,
  readNotificationSettings,
  resolveNotificationLink,
  unsubscribeNotification,
} from './notifications.service'
import { noticesPath } from './subscriptionLinks'
import { countTokenRequest, registerOneClickUnsubscribe } from './subscriptionPages'

export const ChoiceShape = createStringEnum(notificationChoices, 'NotificationChoice')

export const NotificationSettingsShape = Type.Object(
  {
    choice: ChoiceShape,
    /** Address of the subscription; without one, the caller's username if it is an email address. */
    address: Type.String(),
    isConfirmed: Type.Boolean(),
    sendsMail: Type.Boolean(),
  },
  { title: 'NotificationSettings' },
)

export const notificationSettingsExample = {
  choice: 'daily' as const,
  address: 'rae@lakeside.example',
  isConfirmed: false,
  sendsMail: true,
}

export const getOwnNotices = endpoint({
  method: 'GET',
  url: '/api/ownNotices',
  access: 'client',
  scope: 'applications',
  summary: "The caller's settings for mail about new applications: how often, and to which address",
  schema: { response: { 200: NotificationSettingsShape } },
  example: { answer: notificationSettingsExample },
  handle: ({ session }, _reply, context) => readNotificationSettings(context, session),
})

/**
 * A new address gets only a confirmation link until the link is confirmed, so that users cannot send mail to third
 * parties.
 */
export const putOwnNotices = endpoint({
  method: 'PUT',
  url: '/api/ownNotices',
  access: 'client',
  scope: 'applications',
  limits: 'changes',
  summary:
    'Sets how often the caller gets mail about new applications, and where; a new address gets a confirmation link',
  refusals: ['no-mail'],
  schema: {
    body: Type.Object(
      { choice: ChoiceShape, address: Type.Optional(Type.String({ maxLength: 255 })) },
      { additionalProperties: false },
    ),
    response: { 200: NotificationSettingsShape },
  },
  example: {
    body: { choice: 'daily', address: 'rae@lakeside.example' },
    answer: notificationSettingsExample,
  },
  handle: async (request, _reply, context) => {
    const { session, body } = request
    const choice = { choice: body.choice, address: cleanEmail(body.address ?? '') }
    if (await needsConfirmationMail(context, session, choice)) {
      countCall(context, 'alerts', [['account', hashAddress(context.keys, choice.address)]])
    }
    const origin = await getClientOriginById(context, session.clientId)
    return changeNotificationSettings(context, session, { ...choice, origin })
  },
})

const schema = {
  params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
  querystring: Type.Object({ done: Type.Optional(Type.String({ maxLength: 20 })) }),
}
const config = { access: 'none' } as const

/**
 * Pages that confirm and end a notification subscription, with or without signing in. GET changes nothing, because
 * mail programs prefetch links; each change is a form POST.
 */
export const notificationRoutes: RegisterRoutes = (api, context) => {
  const url = `${noticesPath}/:token`
  api.get(url, { config, schema, errorHandler: sendPlainTextProblem }, async (request, reply) => {
    const isDone = request.query.done !== undefined
    return sendNotificationPage(
      context,
      request,
      reply,
      await countAndReadPage(context, request, request.params.token, isDone),
    )
  })
  api.post(url, { config, schema, errorHandler: sendPlainTextProblem }, async (request, reply) =>
    performAction(context, request, request.params.token, reply),
  )
  registerOneClickUnsubscribe(api, context, noticesPath, async (clientId, token, ipNetwork) => {
    const subscription = await resolveNotificationLink(context, clientId, token)
    if (subscription) await unsubscribeNotification(context, clientId, subscription, ipNetwork)
  })
}

/**
 * Counts a request against the rate limit, and returns the content of the page of its token. @throws
 * too-many, not-found
 */
async function countAndReadPage(
  context: ServerContext,
  request: FastifyRequest,
  token: string,
  isDone: boolean,
): Promise<NotificationPage> {
  countTokenRequest(context, request)
  const { id } = orNotFound(await findClientByHost(context, request.host))
  const subscription = await resolveNotificationLink(context, id, token)
  if (!subscription) return { state: 'unknown' }
  return {
    state: subscription.isConfirmed ? 'confirmed' : 'unconfirmed',
    frequency: subscription.frequency,
    isDone,
  }
}

async function performAction(
  context: ServerContext,
  request: FastifyRequest,
  token: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  countTokenRequest(context, request)
  const { id: clientId } = orNotFound(await findClientByHost(context, request.host))
  const { texts } = await readFormPost(request, [])
  const action = notificationPageActions.find(
    (notificationPageAction) => notificationPageAction === texts.get('act')?.[0],
  )
  if (action === undefined) throw new ProblemError('bad-request')
  const subscription = await resolveNotificationLink(context, clientId, token)
  if (!subscription) return sendNotificationPage(context, request, reply, { state: 'unknown' })
  if (action === 'confirm') {
    await confirmNotification(context, clientId, subscription)
    return redirectToSecretPage(reply, `${noticesPath}/${encodeURIComponent(token)}?done=confirmed`)
  }
  await unsubscribeNotification(context, clientId, subscription, getClientNetwork(request.ip))
  return sendNotificationPage(context, request, reply, { state: 'unsubscribed' })
}

async function sendNotificationPage(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  pageContent: NotificationPage,
): Promise<FastifyReply> {
  const client = orNotFound(await findClientByHost(context, request.host))
  const pageRequest = { client, address: await resolvePageAddress(context, client, request) }
  return sendSecretPage(
    context,
    pageRequest,
    reply,
    { noticePage: pageContent },
    pageContent.state === 'unknown',
  )
}
