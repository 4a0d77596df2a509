import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { oneOfOptions } from '../../schemas/kinds/oneOfOptions'

/** One option of a drop-down list [FK-04]. */
export const selectKind: KindMeaning = {
  ...oneOfOptions,
  name: 'List',
  controlType: 'ddl',
}
