import type { FieldKind } from '../schemas/kinds/kindRegistry'
import { CheckboxWidget } from './checkbox/CheckboxWidget'
import { DateWidget } from './date/DateWidget'
import { DateRangeWidget } from './dateRange/DateRangeWidget'
import { DatetimeLocalWidget } from './datetimeLocal/DatetimeLocalWidget'
import { EmailWidget } from './email/EmailWidget'
import { FileWidget } from './file/FileWidget'
import { HiddenWidget } from './hidden/HiddenWidget'
import { NumberWidget } from './number/NumberWidget'
import { PasswordWidget } from './password/PasswordWidget'
import { RadioWidget } from './radio/RadioWidget'
import { RangeWidget } from './range/RangeWidget'
import { SearchWidget } from './search/SearchWidget'
import { SearchableSelectWidget } from './searchableSelect/SearchableSelectWidget'
import { SelectWidget } from './select/SelectWidget'
import { TelWidget } from './tel/TelWidget'
import { TextWidget } from './text/TextWidget'
import { TextareaWidget } from './textarea/TextareaWidget'
import { TimeWidget } from './time/TimeWidget'
import { UrlWidget } from './url/UrlWidget'
import type { Widget } from './widgetProps'

/** How every field kind looks [FK-26]: a kind without a line here does not compile. */
export const widgets: { [K in FieldKind]: Widget } = {
  checkbox: CheckboxWidget,
  date: DateWidget,
  'date-range': DateRangeWidget,
  'datetime-local': DatetimeLocalWidget,
  email: EmailWidget,
  file: FileWidget,
  hidden: HiddenWidget,
  number: NumberWidget,
  password: PasswordWidget,
  radio: RadioWidget,
  range: RangeWidget,
  search: SearchWidget,
  'searchable-select': SearchableSelectWidget,
  select: SelectWidget,
  tel: TelWidget,
  text: TextWidget,
  textarea: TextareaWidget,
  time: TimeWidget,
  url: UrlWidget,
}
