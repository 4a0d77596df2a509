import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { ClientCode } from '../../http/parameters'
import { createStringEnum, NullableText, noContent } from '../../http/responses'
import { getClientOriginById } from '../clients/clientHosts.service'
import { acceptLink, readLink } from './accountLinks.service'
import { resolvePasswordLinkClient, schedulePasswordLink } from './passwordLinks.service'
import { accountLinkExample, accountLinkProperties } from './people.schemas'

/** The token is sent in the body, because URLs are logged. */
export const openAccountLink = endpoint({
  method: 'POST',
  url: '/api/accountLinks/open',
  access: 'none',
  limits: 'sessions',
  summary: 'The purpose of an invitation or password link, without using it',
  refusals: ['unknown-client', 'not-found', 'link-used', 'link-outdated'],
  schema: {
    body: Type.Object(accountLinkProperties),
    response: {
      200: Type.Object(
        {
          kind: createStringEnum(['invitation', 'password']),
          company: Type.String(),
          username: Type.String(),
          role: NullableText,
        },
        { title: 'OpenedAccountLink' },
      ),
    },
  },
  example: {
    body: accountLinkExample,
    answer: {
      kind: 'invitation',
      company: 'Harbour City Council',
      username: 'rae.owens@harbour.example',
      role: 'reviewer',
    },
  },
  handle: ({ body }, _reply, context) => readLink(context, body),
})

export const acceptAccountLink = endpoint({
  method: 'POST',
  url: '/api/accountLinks/accept',
  access: 'none',
  limits: 'sessions',
  summary: 'Uses a one-time link: joins the account, or sets a new password',
  refusals: ['unknown-client', 'not-found', 'link-used', 'link-outdated'],
  schema: {
    body: Type.Object({
      ...accountLinkProperties,
      name: Type.Optional(Type.String({ maxLength: 300 })),
      newPassword: Type.String({ maxLength: 200 }),
    }),
    response: { 204: noContent },
  },
  example: { body: { ...accountLinkExample, name: 'Rae Owens', newPassword: 'lantern-otter-quilt' } },
  handle: async ({ body, ip }, reply, context) => {
    await acceptLink(context, body, ip)
    return reply.status(204).send(undefined)
  },
})

export const askForPasswordLink = endpoint({
  method: 'POST',
  url: '/api/passwordLinks',
  access: 'none',
  limits: 'passwords',
  summary:
    'Mails a password link, valid for one hour and one use, if a user has this e-mail address; the response is the same if none has',
  refusals: ['unknown-client'],
  schema: {
    body: Type.Object({ clientCode: ClientCode, username: Type.String({ minLength: 1, maxLength: 100 }) }),
    response: { 202: Type.Object({ isMailed: Type.Boolean() }, { title: 'MailAvailability' }) },
  },
  example: {
    body: { clientCode: 'harbour', username: 'rae.owens@harbour.example' },
    answer: { isMailed: true },
  },
  handle: async ({ body, ip }, reply, context) => {
    const { clientId, isMailed } = await resolvePasswordLinkClient(context, body.clientCode)
    const origin = await getClientOriginById(context, clientId)
    if (isMailed) schedulePasswordLink(context, { clientId, username: body.username, address: ip, origin })
    return reply.status(202).send({ isMailed })
  },
})

/** Tells the sign-in page whether to offer a reset by mail or to refer to an owner of the account. */
export const getPasswordLinks = endpoint({
  method: 'GET',
  url: '/api/passwordLinks',
  access: 'none',
  summary: 'Whether password links are mailed on request; otherwise an owner creates them',
  schema: { response: { 200: Type.Object({ isMailed: Type.Boolean() }, { title: 'MailAvailability' }) } },
  example: { answer: { isMailed: true } },
  handle: (_request, _reply, { environment }) => ({ isMailed: environment.mail !== null }),
})
