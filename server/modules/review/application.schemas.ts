import { Type } from 'typebox'
import { applicationStates, setStates } from '../../../src/schemas/applications/applicationState'
import { languages } from '../../../src/texts/language/language'
import { NullableText } from '../../http/responses'

export const DeliveryStateShape = Type.Enum(['waiting', 'retrying', 'failed', 'sent'])

export const StateShape = Type.Enum([...applicationStates])
export const SetStateShape = Type.Enum([...setStates])

export const applicationItem = {
  id: Type.Integer(),
  submittedDate: Type.String(),
  vacancyCode: Type.String(),
  vacancyName: Type.String(),
  location: Type.String(),
  applicantName: Type.String(),
  isHidden: Type.Boolean(),
  isSentToConnx: Type.Boolean(),
  isOpened: Type.Boolean(),
  withdrawnDate: NullableText,
  state: StateShape,
  hearBy: NullableText,
  language: Type.Enum(languages),
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
