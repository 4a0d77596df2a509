import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'

/** A number from 0 to 100 chosen on a slider, as text; empty until the slider is touched. */
export const rangeKind: KindMeaning = {
  ...plainText,
  rule: 'number',
  schema: () => ({ type: 'string', format: 'percent-text' }),
}
