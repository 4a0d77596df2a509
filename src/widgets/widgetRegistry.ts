import type { FieldKind } from '../schemas/kinds/kindRegistry'
import { CheckboxWidget } from './checkbox/CheckboxWidget'
import { DateWidget } from './date/DateWidget'
import { DateRangeWidget } from './dateRange/DateRangeWidget'
import { DatetimeLocalWidget } from './datetimeLocal/DatetimeLocalWidget'
import { emailKind } from './email/emailKind'
import { FileWidget } from './file/FileWidget'
import { HiddenWidget } from './hidden/HiddenWidget'
import { numberKind } from './number/numberKind'
import { PasswordWidget } from './password/PasswordWidget'
import { RadioWidget } from './radio/RadioWidget'
import { RangeWidget } from './range/RangeWidget'
import { searchKind } from './search/searchKind'
import { SearchableSelectWidget } from './searchableSelect/SearchableSelectWidget'
import { SelectWidget } from './select/SelectWidget'
import type { Widget } from './shared/widgetProps'
import { telKind } from './tel/telKind'
import { textKind } from './text/textKind'
import { TextareaWidget } from './textarea/TextareaWidget'
import { createTextWidget } from './textInput/TextInput'
import { TimeWidget } from './time/TimeWidget'
import { urlKind } from './url/urlKind'

/** The widget of every field kind [FK-26]; a missing kind is a compile error. */
export const widgets: { [K in FieldKind]: Widget } = {
  text: createTextWidget(textKind),
  textarea: TextareaWidget,
  search: createTextWidget(searchKind),
  select: SelectWidget,
  'searchable-select': SearchableSelectWidget,
  radio: RadioWidget,
  checkbox: CheckboxWidget,
  number: createTextWidget(numberKind),
  range: RangeWidget,
  date: DateWidget,
  'datetime-local': DatetimeLocalWidget,
  'date-range': DateRangeWidget,
  time: TimeWidget,
  email: createTextWidget(emailKind),
  tel: createTextWidget(telKind),
  url: createTextWidget(urlKind),
  password: PasswordWidget,
  hidden: HiddenWidget,
  file: FileWidget,
}
