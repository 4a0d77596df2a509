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
import type { KindMeaning } from './kindMeaning'

/** What every field kind means. A line here makes a kind; the widgets' registry won't compile until it has one too. */
export const kinds = {
  checkbox: checkboxKind,
  date: dateKind,
  email: emailKind,
  file: fileKind,
  hidden: hiddenKind,
  password: passwordKind,
  radio: radioKind,
  select: selectKind,
  tel: telKind,
  text: textKind,
  textarea: textareaKind,
  'date-range': dateRangeKind,
  'datetime-local': datetimeLocalKind,
  number: numberKind,
  range: rangeKind,
  search: searchKind,
  'searchable-select': searchableSelectKind,
  time: timeKind,
  url: urlKind,
} as const satisfies Record<string, KindMeaning>

export type FieldKind = keyof typeof kinds

export function isFieldKind(name: string): name is FieldKind {
  return Object.hasOwn(kinds, name)
}
