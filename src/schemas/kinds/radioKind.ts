import type { KindMeaning } from './kindMeaning'
import { oneOfOptions } from './oneOfOptions'

export const radioKind: KindMeaning = oneOfOptions
