import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { oneOfOptions } from '../../schemas/kinds/oneOfOptions'

/** One of a few options, all of which are visible [FK-09]. */
export const radioKind: KindMeaning = {
  ...oneOfOptions,
  name: 'One of a few',
  controlType: 'rdo',
}
