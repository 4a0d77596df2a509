import { Type } from 'typebox'

/** One upload of an application. */
export const UploadParams = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  uploadId: Type.Integer({ minimum: 1 }),
})

/** How far an upload has come, and how far it goes: bytes. */
export const UploadShape = Type.Object({ id: Type.Integer(), offset: Type.Integer(), size: Type.Integer() })

export const uploadExample = { id: 5, offset: 262_144, size: 1_048_576 }
