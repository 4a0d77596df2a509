import type { KindMeaning } from './kindMeaning'
import { oneOfOptions } from './oneOfOptions'

export const selectKind: KindMeaning = oneOfOptions
