import { Type } from 'typebox'
import type { ApplicationNote } from '../../../src/schemas/applications/buildNoteForm'
import { languages } from '../../../src/texts/language/language'
import { createStringEnum, DateTime, NullableDateTime, NullableDay, NullableText } from '../../http/responses'
import { StateShape } from './customStates.schemas'

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

export const DeliveryStateShape = createStringEnum(
  ['waiting', 'retrying', 'failed', 'sent'],
  'DeliveryProgress',
)

export const applicationItem = {
  id: Type.Integer(),
  submittedDate: DateTime,
  vacancyCode: Type.String(),
  vacancyName: Type.String(),
  location: Type.String(),
  applicantName: Type.String(),
  isHidden: Type.Boolean(),
  isSentToConnx: Type.Boolean(),
  isOpened: Type.Boolean(),
  withdrawnDate: NullableDateTime,
  state: StateShape,
  hearBy: NullableDay,
  language: createStringEnum(languages, 'Language'),
  vacancyNameTold: Type.String(),
  deliveryState: DeliveryStateShape,
  deliveryError: NullableText,
}

export const itemExample = {
  id: 9,
  submittedDate: '2026-11-22T04:05:06.789Z',
  vacancyCode: 'HCC-104',
  vacancyName: 'Coastal Planner',
  location: 'Harbour City',
  applicantName: 'Sam Tester',
  isHidden: false,
  isSentToConnx: true,
  isOpened: true,
  withdrawnDate: null,
  state: 'in review' as const,
  hearBy: '2026-12-12',
  language: 'de' as const,
  vacancyNameTold: 'Küstenplanerin oder Küstenplaner',
  deliveryState: 'sent' as const,
  deliveryError: null,
}
