import { Type } from 'typebox'
import { accountRoles } from '../../../../src/schemas/accountRoles'
import { NullableText } from '../../answers/sharedShapes'

export const RoleShape = Type.Enum([...accountRoles])

export const PeopleShape = Type.Object({
  people: Type.Array(
    Type.Object({
      id: Type.Integer(),
      username: Type.String(),
      name: NullableText,
      role: RoleShape,
      isAccount: Type.Boolean(),
      isYou: Type.Boolean(),
      hasCodes: Type.Boolean(),
      lastSeen: NullableText,
    }),
  ),
  invitations: Type.Array(
    Type.Object({
      id: Type.Integer(),
      email: Type.String(),
      role: RoleShape,
      madeBy: Type.String(),
      expiresAt: Type.String(),
      isOver: Type.Boolean(),
    }),
  ),
})

/** Before what changes who may sign in: the password once more. */
export const WithPassword = Type.Object({ currentPassword: Type.String({ maxLength: 200 }) })

export const passwordExample = { currentPassword: 'a-quiet-reading-room' }

/** Told once. */
export const MadeLinkShape = Type.Object({ token: Type.String(), expiresAt: Type.String() })

export const MadeInvitationShape = Type.Object({ ...MadeLinkShape.properties, isMailed: Type.Boolean() })

export const madeLinkExample = {
  token: 'c3VjaC1hLXRva2VuLWlzLXNob3duLW9uY2UtYW5kLWtlcHQtbm93aGVyZQ',
  expiresAt: '2026-11-29T09:30:00.000Z',
}

/** A link, and the client at whose site it was opened. */
export const heldLink = {
  clientCode: Type.String({ minLength: 1, maxLength: 100 }),
  token: Type.String({ minLength: 1, maxLength: 200 }),
}

export const heldExample = { clientCode: 'harbour', token: madeLinkExample.token }
