import { checkboxKind } from './checkboxKind'
import { dateKind } from './dateKind'
import { dateRangeKind } from './dateRangeKind'
import { datetimeLocalKind } from './datetimeLocalKind'
import { emailKind } from './emailKind'
import { fileKind } from './fileKind'
import { hiddenKind } from './hiddenKind'
import type { KindMeaning } from './kindMeaning'
import { numberKind } from './numberKind'
import { passwordKind } from './passwordKind'
import { radioKind } from './radioKind'
import { rangeKind } from './rangeKind'
import { searchableSelectKind } from './searchableSelectKind'
import { searchKind } from './searchKind'
import { selectKind } from './selectKind'
import { telKind } from './telKind'
import { textareaKind } from './textareaKind'
import { textKind } from './textKind'
import { timeKind } from './timeKind'
import { urlKind } from './urlKind'

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
