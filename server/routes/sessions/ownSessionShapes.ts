import { Type } from 'typebox'
import { NullableText } from '../answers/sharedShapes'

const begun = {
  id: Type.Integer(),
  device: NullableText,
  address: NullableText,
  begun: Type.String(),
}

export const OwnSessionsShape = Type.Object({
  sessions: Type.Array(Type.Object({ ...begun, lastUsed: Type.String(), isThis: Type.Boolean() })),
  newDevices: Type.Array(Type.Object({ ...begun, isOpen: Type.Boolean() })),
})

/** Before what a stolen session should not do: the password once more. */
export const WithPassword = Type.Object({ currentPassword: Type.String({ maxLength: 200 }) })

export const passwordExample = { currentPassword: 'a-quiet-reading-room' }

/** Before what changes how the person signs in: both factors once more. */
export const WithPasswordAndCode = Type.Object({
  currentPassword: Type.String({ maxLength: 200 }),
  code: Type.String({ maxLength: 60 }),
})

export const proofExample = { ...passwordExample, code: '287082' }

/** Told once, when they are made. */
export const RecoveryCodesShape = Type.Object({ recoveryCodes: Type.Array(Type.String()) })

export const recoveryCodesExample = {
  recoveryCodes: ['k7wq-2hxd-m4tz-9bce-rf3n-u8ya', '3gpm-xw6k-hd7s-a2vq-jt9c-ez4b'],
}
