import { Type } from 'typebox'
import { deliveryStates, keyRights } from '../../../src/schemas/connections/connections.types'
import { NullableText } from '../../http/responses'
import { SiteParams } from '../sites/sites.schemas'

/** A client by its code: one's own, or any for the SuperUser. */
export const ConnectionParams = SiteParams

/** A thing of the client's by its id. */
export const ConnectedParams = Type.Object({
  ...ConnectionParams.properties,
  id: Type.Integer({ minimum: 1 }),
})

export const KeyRightName = Type.Enum(keyRights)

export const DeliveryStateName = Type.Enum(deliveryStates)

export const deliveryProperties = {
  id: Type.Integer(),
  vacancyName: Type.String(),
  state: DeliveryStateName,
  attempts: Type.Integer(),
  lastError: NullableText,
  createdAt: Type.String(),
  sentAt: NullableText,
  nextAttemptAt: NullableText,
}

export const deliveryExample = {
  id: 61,
  vacancyName: 'Coastal Planner',
  state: 'waiting' as const,
  attempts: 2,
  lastError: 'The back-office answered 503',
  createdAt: '2026-11-22T04:05:06.789Z',
  sentAt: null,
  nextAttemptAt: '2026-11-22T04:40:06.789Z',
}

/** What was made, or why it was not, of a back-office. */
export const BackOfficeChangedShape = Type.Object({ address: Type.String(), madeSecret: NullableText })

export const lakeside = { code: 'lakeside' }
