import { Type } from 'typebox'
import { DateTime } from '../../http/responses'

/** Body of calls that remove a user or create a password reset link: they require the caller's current password. */
export const CurrentPasswordBody = Type.Object(
  { currentPassword: Type.String({ maxLength: 200 }) },
  { title: 'PasswordBody' },
)

export const currentPasswordExample = { currentPassword: 'a-quiet-reading-room' }

/** A new link. The server stores only the hash of its token, so no later response contains the token. */
export const MadeLinkShape = Type.Object(
  { token: Type.String(), expiresAt: DateTime },
  { title: 'AccountLink' },
)

export const madeLinkExample = {
  token: 'c3VjaC1hLXRva2VuLWlzLXNob3duLW9uY2UtYW5kLWtlcHQtbm93aGVyZQ',
  expiresAt: '2026-11-29T09:30:00.000Z',
}

/** The token of an account link, and the code of the client on whose site it was opened. */
export const accountLinkProperties = {
  clientCode: Type.String({ minLength: 1, maxLength: 100 }),
  token: Type.String({ minLength: 1, maxLength: 200 }),
}

export const accountLinkExample = { clientCode: 'harbour', token: madeLinkExample.token }
