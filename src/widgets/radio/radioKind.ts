import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { oneOfOptions } from '../../schemas/kinds/oneOfOptions'

export const radioKind: KindMeaning = oneOfOptions
