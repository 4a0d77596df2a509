import type { SetState } from '../schemas/applicationState'
import { inLanguages } from './language'

/** How an application stands, as its sender reads it. */
export const ownStateNames = inLanguages<Record<SetState, string>>('ownStateNames', {
  received: 'Received',
  'in review': 'In review: somebody is reading it',
  interview: 'Interview: you are asked to talk',
  'not this time': 'Not this time',
  hired: 'Hired',
})
