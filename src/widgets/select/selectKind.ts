import type { KindTraits } from '../../schemas/kinds/kindTraits'
import { oneOfOptions } from '../../schemas/kinds/oneOfOptions'

/** One option of a drop-down list [FK-04]. */
export const selectKind: KindTraits = {
  ...oneOfOptions,
  name: 'List',
  controlType: 'ddl',
}
