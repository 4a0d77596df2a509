import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { oneOfOptions } from '../../schemas/kinds/oneOfOptions'

/** One of many options, found by typing [FK-05]. */
export const searchableSelectKind: KindMeaning = {
  ...oneOfOptions,
  name: 'List with search',
  controlType: 'sdl',
}
