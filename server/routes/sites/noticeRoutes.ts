import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { type NoticePage, noticeActs } from '../../../src/schemas/notices'
import { confirm, followNotice, leave } from '../../services/notices/changeNotice'
import { noticesPath } from '../../services/notices/noticeLinks'
import { found, ProblemError } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { networkOf } from '../../services/sessions/networkOf'
import { clientOfHost } from '../../services/sites/tenants'
import type { Routes } from '../api'
import { readPosted } from '../requests/readPosted'
import { leadToLink, sendLinkPage } from './alertPages'
import { askedPage } from './askedPage'
import { countLook, leaveByOnePress } from './leaveByOnePress'
import { sayInWords } from './sayInWords'

const schema = {
  params: Type.Object({ token: Type.String({ maxLength: 100 }) }),
  querystring: Type.Object({ done: Type.Optional(Type.String({ maxLength: 20 })) }),
}
const config = { access: 'none' } as const

/**
 * Where notices of applications are confirmed and ended, by whoever gets them: signed in or not. Opening it changes nothing, since
 * programs open what mail holds; each act is a press that posts.
 */
export const noticeRoutes: Routes = (api, context) => {
  const url = `${noticesPath}/:token`
  api.get(url, { config, schema, errorHandler: sayInWords }, async (request, reply) => {
    const isDone = request.query.done !== undefined
    return send(context, request, reply, await pageOf(context, request, request.params.token, isDone))
  })
  api.post(url, { config, schema, errorHandler: sayInWords }, async (request, reply) =>
    act(context, request, request.params.token, reply),
  )
  leaveByOnePress(api, context, noticesPath, async (clientId, token, network) => {
    const notice = await followNotice(context, clientId, token)
    if (notice) await leave(context, clientId, notice, network)
  })
}

async function pageOf(
  context: ServerContext,
  request: FastifyRequest,
  token: string,
  isDone: boolean,
): Promise<NoticePage> {
  countLook(context, request)
  const { id } = found(await clientOfHost(context, request.host))
  const notice = await followNotice(context, id, token)
  if (!notice) return { state: 'unknown' }
  return { state: notice.isConfirmed ? 'standing' : 'unconfirmed', rhythm: notice.rhythm, isDone }
}

async function act(
  context: ServerContext,
  request: FastifyRequest,
  token: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  countLook(context, request)
  const { id: clientId } = found(await clientOfHost(context, request.host))
  const { texts } = await readPosted(request, [])
  const wanted = noticeActs.find((one) => one === texts.get('act')?.[0])
  if (wanted === undefined) throw new ProblemError('bad-request')
  const notice = await followNotice(context, clientId, token)
  if (!notice) return send(context, request, reply, { state: 'unknown' })
  if (wanted === 'confirm') {
    await confirm(context, clientId, notice)
    return leadToLink(reply, `${noticesPath}/${encodeURIComponent(token)}?done=confirmed`)
  }
  await leave(context, clientId, notice, networkOf(request.ip))
  return send(context, request, reply, { state: 'left' })
}

async function send(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  noticePage: NoticePage,
): Promise<FastifyReply> {
  const client = found(await clientOfHost(context, request.host))
  const place = { client, address: askedPage(client, request) }
  return sendLinkPage(context, place, reply, { noticePage }, noticePage.state === 'unknown')
}
