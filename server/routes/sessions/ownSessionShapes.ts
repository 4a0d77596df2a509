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
