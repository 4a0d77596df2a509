import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { oneOfOptions } from '../../schemas/kinds/oneOfOptions'

/** One of the options, out of a list that opens [FK-04]. */
export const selectKind: KindMeaning = {
  ...oneOfOptions,
  name: 'List',
  controlType: 'ddl',
}
