import { Type } from 'typebox'

/** Files of an application that were received. */
export const ReceivedShape = Type.Array(Type.Object({ id: Type.Integer(), filename: Type.String() }))

export const receivedExample = [{ id: 21, filename: 'resume.pdf' }]
