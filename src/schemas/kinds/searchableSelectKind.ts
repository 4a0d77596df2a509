import type { KindMeaning } from './kindMeaning'
import { oneOfOptions } from './oneOfOptions'

export const searchableSelectKind: KindMeaning = oneOfOptions
