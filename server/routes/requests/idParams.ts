import { Type } from 'typebox'

/** An address below a thing; anything but a whole number is an unknown address. */
export const IdParams = Type.Object({ id: Type.Integer({ minimum: 1 }) })

/** A file of such a thing. */
export const FileParams = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  attachmentId: Type.Integer({ minimum: 1 }),
})
