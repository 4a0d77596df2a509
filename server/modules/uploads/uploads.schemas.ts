import { Type } from 'typebox'

export const ReceivedFilesShape = Type.Array(
  Type.Object({ id: Type.Integer(), filename: Type.String() }, { title: 'ReceivedFile' }),
)

export const receivedFilesExample = [{ id: 21, filename: 'resume.pdf' }]
