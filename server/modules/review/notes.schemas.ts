import { Type } from 'typebox'
import type { ApplicationNote } from '../../../src/schemas/applications/applicationNote'
import { DateTime, NullableDateTime, NullableText } from '../../http/responses'

export const NoteShape = Type.Object(
  {
    id: Type.Integer(),
    by: NullableText,
    text: Type.String(),
    at: DateTime,
    changedAt: NullableDateTime,
    isOwn: Type.Boolean(),
  },
  { title: 'ApplicationNote' },
)

export const noteExample: ApplicationNote = {
  id: 4,
  by: 'harbour-admin',
  text: 'Asked for a second interview.',
  at: '2026-11-23T10:15:00.000Z',
  changedAt: null,
  isOwn: true,
}
