import type { KindTraits } from '../../schemas/kinds/kindTraits'
import { oneOfOptions } from '../../schemas/kinds/oneOfOptions'

/** One of a few options, all of which are visible [FK-09]. */
export const radioKind: KindTraits = {
  ...oneOfOptions,
  name: 'One of a few',
  controlType: 'rdo',
}
