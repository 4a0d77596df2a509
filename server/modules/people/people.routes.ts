import { Type } from 'typebox'
import { accountRoles } from '../../../src/schemas/accounts/accountRoles'
import { endpoint } from '../../http/endpoint'
import { IdParams } from '../../http/parameters'
import { createStringEnum, DateTime, NullableDateTime, NullableText, noContent } from '../../http/responses'
import { getClientOriginById } from '../clients/clientHosts.service'
import { createInvitation, deleteInvitation } from './invitations.service'
import { CurrentPasswordBody, currentPasswordExample, MadeLinkShape, madeLinkExample } from './people.schemas'
import { changeRole, createPasswordLink, readPeople, removeAccountUser } from './people.service'

export const RoleShape = createStringEnum(accountRoles, 'AccountRole')

export const PeopleShape = Type.Object(
  {
    people: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          username: Type.String(),
          name: NullableText,
          role: RoleShape,
          isAccount: Type.Boolean(),
          isYou: Type.Boolean(),
          hasCodes: Type.Boolean(),
          lastSeen: NullableDateTime,
        },
        { title: 'Person' },
      ),
    ),
    invitations: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          email: Type.String(),
          role: RoleShape,
          madeBy: Type.String(),
          expiresAt: DateTime,
          isOver: Type.Boolean(),
        },
        { title: 'Invitation' },
      ),
    ),
  },
  { title: 'People' },
)

export const MadeInvitationShape = Type.Object(
  { ...MadeLinkShape.properties, isMailed: Type.Boolean() },
  { title: 'MadeInvitation' },
)

export const getPeople = endpoint({
  method: 'GET',
  url: '/api/accountPeople',
  access: 'client',
  scope: 'account',
  summary: "The users of the caller's account with their roles, and unused invitations",
  schema: { response: { 200: PeopleShape } },
  example: {
    answer: {
      people: [
        {
          id: 5,
          username: 'rae.owens@lakeside.example',
          name: 'Rae Owens',
          role: 'reviewer',
          isAccount: false,
          isYou: false,
          hasCodes: true,
          lastSeen: '2026-11-22T09:30:00.000Z',
        },
      ],
      invitations: [
        {
          id: 7,
          email: 'sam.field@lakeside.example',
          role: 'editor',
          madeBy: 'lakeside-admin',
          expiresAt: '2026-11-29T09:30:00.000Z',
          isOver: false,
        },
      ],
    },
  },
  handle: ({ session }, _reply, context) => readPeople(context, session),
})

export const putPersonsRole = endpoint({
  method: 'PUT',
  url: '/api/accountPeople/:id/role',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Changes the role of a user of the account, effective immediately',
  refusals: ['last-owner', 'account-sign-in'],
  schema: {
    params: IdParams,
    body: Type.Object({ role: RoleShape, currentPassword: Type.String({ maxLength: 200 }) }),
    response: { 204: noContent },
  },
  example: { params: { id: 5 }, body: { role: 'editor', ...currentPasswordExample } },
  handle: async ({ session, params, body, ip }, reply, context) => {
    await changeRole(context, session, params.id, { ...body, address: ip })
    return reply.status(204).send(undefined)
  },
})

export const removePerson = endpoint({
  method: 'POST',
  url: '/api/accountPeople/:id/removal',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Removes a user from the account and ends their sessions',
  refusals: ['last-owner', 'account-sign-in'],
  schema: { params: IdParams, body: CurrentPasswordBody, response: { 204: noContent } },
  example: { params: { id: 5 }, body: currentPasswordExample },
  handle: async ({ session, params, body, ip }, reply, context) => {
    await removeAccountUser(context, session, params.id, { ...body, address: ip })
    return reply.status(204).send(undefined)
  },
})

export const makePasswordLink = endpoint({
  method: 'POST',
  url: '/api/accountPeople/:id/passwordLinks',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary:
    'Creates a link, valid for one hour and one use, that resets the password of a user in the account',
  refusals: ['account-sign-in'],
  schema: { params: IdParams, body: CurrentPasswordBody, response: { 200: MadeLinkShape } },
  example: { params: { id: 5 }, body: currentPasswordExample, answer: madeLinkExample },
  handle: ({ session, params, body, ip }, _reply, context) =>
    createPasswordLink(context, session, params.id, { ...body, address: ip }),
})

export const invitePerson = endpoint({
  method: 'POST',
  url: '/api/accountInvitations',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Creates an invitation link, valid for one week and one use, and mails it if mail is configured',
  schema: {
    body: Type.Object({
      email: Type.String({ maxLength: 300 }),
      role: RoleShape,
      currentPassword: Type.String({ maxLength: 200 }),
    }),
    response: { 200: MadeInvitationShape },
  },
  example: {
    body: { email: 'rae.owens@lakeside.example', role: 'reviewer', currentPassword: 'a-quiet-reading-room' },
    answer: { ...madeLinkExample, isMailed: true },
  },
  handle: async (request, _reply, context) => {
    const { session, body, ip } = request
    const origin = await getClientOriginById(context, session.clientId)
    return createInvitation(context, session, body, { address: ip, origin })
  },
})

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  url: '/api/accountInvitations/:id',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Withdraws an unused invitation',
  schema: { params: IdParams, response: { 204: noContent } },
  example: { params: { id: 7 } },
  handle: async ({ session, params }, reply, context) => {
    await deleteInvitation(context, session, params.id)
    return reply.status(204).send(undefined)
  },
})
