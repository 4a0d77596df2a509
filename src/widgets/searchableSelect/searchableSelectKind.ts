import type { KindTraits } from '../../schemas/kinds/kindTraits'
import { oneOfOptions } from '../../schemas/kinds/oneOfOptions'

/** One of many options, found by typing [FK-05]. */
export const searchableSelectKind: KindTraits = {
  ...oneOfOptions,
  name: 'List with search',
  controlType: 'sdl',
}
