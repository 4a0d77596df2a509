import { checkboxKind } from '../../widgets/checkbox/checkboxKind'
import { dateKind } from '../../widgets/date/dateKind'
import { dateRangeKind } from '../../widgets/dateRange/dateRangeKind'
import { datetimeLocalKind } from '../../widgets/datetimeLocal/datetimeLocalKind'
import { emailKind } from '../../widgets/email/emailKind'
import { fileKind } from '../../widgets/file/fileKind'
import { hiddenKind } from '../../widgets/hidden/hiddenKind'
import { numberKind } from '../../widgets/number/numberKind'
import { passwordKind } from '../../widgets/password/passwordKind'
import { radioKind } from '../../widgets/radio/radioKind'
import { rangeKind } from '../../widgets/range/rangeKind'
import { searchKind } from '../../widgets/search/searchKind'
import { searchableSelectKind } from '../../widgets/searchableSelect/searchableSelectKind'
import { selectKind } from '../../widgets/select/selectKind'
import { telKind } from '../../widgets/tel/telKind'
import { textKind } from '../../widgets/text/textKind'
import { textareaKind } from '../../widgets/textarea/textareaKind'
import { timeKind } from '../../widgets/time/timeKind'
import { urlKind } from '../../widgets/url/urlKind'
import type { FieldValue } from '../fields/fieldValue'
import type { KindTraits } from './kindTraits'

/**
 * The definitions of all field kinds, in the order in which the demo client 'kitchen' shows them. A new kind is added
 * here; the widget registry is a compile error until it contains the kind as well.
 */
export const kinds = {
  text: textKind,
  textarea: textareaKind,
  search: searchKind,
  select: selectKind,
  'searchable-select': searchableSelectKind,
  radio: radioKind,
  checkbox: checkboxKind,
  number: numberKind,
  range: rangeKind,
  date: dateKind,
  'datetime-local': datetimeLocalKind,
  'date-range': dateRangeKind,
  time: timeKind,
  email: emailKind,
  tel: telKind,
  url: urlKind,
  password: passwordKind,
  hidden: hiddenKind,
  file: fileKind,
} as const satisfies Record<string, KindTraits>

export type FieldKind = keyof typeof kinds

export const fieldKinds = Object.keys(kinds) as FieldKind[]

export function isFieldKind(name: string): name is FieldKind {
  return Object.hasOwn(kinds, name)
}

/** Converts a declared initial value ('Y' of a tick box) to the value of its kind. */
export function toInitialValue(kind: FieldKind, declared: string): FieldValue {
  return kinds[kind].parse(declared) as FieldValue
}
