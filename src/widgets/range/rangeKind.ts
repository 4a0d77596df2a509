import type { KindTraits } from '../../schemas/kinds/kindTraits'
import { plainText } from '../../schemas/kinds/plainText'

/** A number from 0 to 100 chosen with a slider, as text; empty until the slider is used [FK-17]. */
export const rangeKind: KindTraits = {
  ...plainText,
  name: 'Slider from 0 to 100',
  controlType: 'rng',
  rule: 'number',
  maxlength: null,
  schema: () => ({ type: 'string', format: 'percent-text' }),
  sample: () => '80',
}
