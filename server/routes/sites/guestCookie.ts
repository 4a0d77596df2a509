import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServedClient } from '../../repositories/accounts/clients'
import type { Session } from '../../repositories/sessions/sessions'
import { found } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { networkOf } from '../../services/sessions/networkOf'
import { authenticateGuest, readSession } from '../../services/sessions/sessions'
import { countCall } from '../requests/limitCalls'
import { cookieName, cookieOptions } from '../requests/sessionCookies'

const name = 'foyer_guest'

/** Whose forms it is sent along with. */
const formsPath = '/applicant'

/**
 * The session of a guest whose page posts without scripts: the one that the browser's cookie names, or a new one. In a
 * frame of another site no cookie comes, and each post begins a session. @throws too-many
 */
export async function guestOfCookie(
  context: ServerContext,
  client: ServedClient,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  const cookie = cookieName(request, name)
  const token = request.cookies[cookie]
  const known = token === undefined ? undefined : await readSession(context, token)
  const isOwn = known?.role === 'Guest' && known.clientId === client.id
  if (!isOwn) {
    const whose = [
      ['address', networkOf(request.ip)],
      ['client', client.code.toLowerCase()],
    ] as const
    countCall(context, 'guests', whose)
  }
  const { accessToken, expiry } = await authenticateGuest(context, client.code, isOwn ? token : undefined)
  reply.setCookie(cookie, accessToken, { ...cookieOptions(context, request, formsPath), maxAge: expiry })
  return found(await readSession(context, accessToken))
}
