import { Type } from 'typebox'
import type { ApplicationNote } from '../../../src/schemas/applicationNote'
import { longestNote } from '../../../src/schemas/applicationNote'
import { NullableText } from '../answers/sharedShapes'

export const NoteShape = Type.Object({
  id: Type.Integer(),
  by: NullableText,
  text: Type.String(),
  at: Type.String(),
  changedAt: NullableText,
  isOwn: Type.Boolean(),
})

export const NoteBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: longestNote }) },
  { additionalProperties: false },
)

export const NoteParams = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  noteId: Type.Integer({ minimum: 1 }),
})

export const noteExample: ApplicationNote = {
  id: 4,
  by: 'harbour-admin',
  text: 'Asked for a second interview.',
  at: '2026-11-23T10:15:00.000Z',
  changedAt: null,
  isOwn: true,
}
