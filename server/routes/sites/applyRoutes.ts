import type { FastifyReply, FastifyRequest } from 'fastify'
import { channelOf } from '../../../src/schemas/channel'
import { pathIn } from '../../../src/schemas/pages/languagePath'
import type { PostedApplication } from '../../../src/schemas/submission/postedApplication'
import { bringLanguage } from '../../../src/texts/bringLanguage'
import { languages } from '../../../src/texts/language'
import { siteTexts } from '../../../src/texts/site'
import type { ServedClient } from '../../repositories/accounts/clients'
import { needsWork } from '../../services/applications/formProof'
import { formStamp } from '../../services/applications/formStamp'
import {
  handBack,
  type OpenForm,
  openForm,
  postApplication,
} from '../../services/applications/postApplication'
import type { PostedForm } from '../../services/applications/postedAnswers'
import { receiptToken } from '../../services/applications/receipts'
import { found, ProblemError } from '../../services/problem'
import type { ServerContext } from '../../services/serverContext'
import { networkOf } from '../../services/sessions/networkOf'
import { readSiteBuild, type SiteBuild } from '../../services/sites/siteBuild'
import { type PageAddress, writePage } from '../../services/sites/sitePage'
import { clientOfHost } from '../../services/sites/tenants'
import type { Routes } from '../api'
import { isFromOwnPage } from '../requests/isFromOwnPage'
import { countCall } from '../requests/limitCalls'
import { mostText, readPosted } from '../requests/readPosted'
import { arrivalOf } from '../requests/readUpload'
import { askedPage } from './askedPage'
import { guestOfCookie } from './guestCookie'
import { ownPageHeaders } from './pageHeaders'
import { receiptPath } from './receiptPage'
import { sayInWords } from './sayInWords'

/**
 * What the application form posts where no script sends it: judged as the API judges it, and answered by the same page
 * with what is wrong and all answers in it, or by the way to the receipt.
 */
export const applyRoutes: Routes = (api, context) => {
  for (const url of languages.map((language) => pathIn(language, '/applicant/apply/:guid'))) {
    api.post<{ Params: { guid: string } }>(
      url,
      { config: { access: 'none' }, errorHandler: sayInWords },
      async (request, reply) => {
        if (!isFromOwnPage(request)) throw new ProblemError('forbidden')
        const build = readSiteBuild(context)
        if (!build) return reply.status(503).type('text/plain; charset=utf-8').send(siteTexts.notBuilt)
        const client = found(await clientOfHost(context, request.host))
        const address = askedPage(client, request)
        if (address.url.split('/')[1] !== 'applicant') throw new ProblemError('not-found')
        const place = { build, client, address, vacancyGuid: request.params.guid }
        const open = await openForm(context, client, request.params.guid, address.language)
        const network = networkOf(request.ip)
        countCall(context, 'uploads', [
          ['address', network],
          ['client', String(client.id)],
        ])
        if (!open) return answer(context, place, reply)
        const arrival = arrivalOf(request, open.fileKeys, mostText)
        return context.uploadRoom.hold(arrival, async () =>
          take(context, { ...place, open }, request, reply, await readPosted(request, open.fileKeys)),
        )
      },
    )
  }
}

interface Place {
  build: SiteBuild
  client: ServedClient
  address: PageAddress
  vacancyGuid: string
}

async function take(
  context: ServerContext,
  { open, ...place }: Place & { open: OpenForm },
  request: FastifyRequest,
  reply: FastifyReply,
  posted: PostedForm,
): Promise<FastifyReply> {
  const { client } = place
  const network = networkOf(request.ip)
  const session = await guestOfCookie(context, client, request, reply)
  const channel = channelOf(queryOf(request.url))
  const { origin, language } = place.address
  const poster = { session, network, channel, origin, language }
  await bringLanguage(language)
  try {
    countCall(context, 'submits', [
      ['session', session.sid],
      ['address', network],
      ['vacancy', `${client.id}.${open.vacancy.id}`],
      ['addressAndVacancy', `${network} ${client.id}.${open.vacancy.id}`],
      ['client', String(client.id)],
    ])
    if (await needsWork(context, client.id)) {
      countCall(context, 'unworked', [
        ['address', network],
        ['client', String(client.id)],
      ])
    }
  } catch (error) {
    const wait = error instanceof ProblemError ? error.parts.retryAfter : undefined
    if (wait === undefined) throw error
    reply.header('retry-after', wait)
    return answer(context, place, reply, {
      status: 429,
      posted: await handBack(context, open, poster, posted, wait),
    })
  }
  const outcome = await postApplication(context, open, poster, posted)
  if ('refused' in outcome) {
    const status = outcome.refused.errors.length > 0 ? 422 : 200
    return answer(context, place, reply, { status, posted: outcome.refused })
  }
  const token = receiptToken(context, client.id, outcome.applicationId)
  const path = receiptPath(language, open.vacancy.guid, token)
  return reply.header('cache-control', 'no-store').redirect(path, 303)
}

/** The page that the form stands on, with what was posted; without anything where the vacancy is gone. */
async function answer(
  context: ServerContext,
  { build, client, address, vacancyGuid }: Place,
  reply: FastifyReply,
  refused?: { status: number; posted: PostedApplication },
): Promise<FastifyReply> {
  const stamp = () => formStamp(context, client.id, vacancyGuid, context.now().getTime(), 'answer')
  const own = refused ? { posted: refused.posted, formStamp: stamp() } : {}
  const page = await writePage(context, build, client, address, own)
  if (page?.redirect !== null) throw new ProblemError('unavailable')
  return reply
    .headers(ownPageHeaders(client, address.url))
    .status(refused?.status ?? page.status)
    .send(page.html)
}

function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
