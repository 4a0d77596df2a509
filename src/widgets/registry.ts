import type { FieldKind } from '../schemas/kinds/registry'
import { CheckboxWidget } from './CheckboxWidget'
import { DateRangeWidget } from './DateRangeWidget'
import { DatetimeLocalWidget } from './DatetimeLocalWidget'
import { DateWidget } from './DateWidget'
import { EmailWidget } from './EmailWidget'
import { FileWidget } from './FileWidget'
import { HiddenWidget } from './HiddenWidget'
import { NumberWidget } from './NumberWidget'
import { PasswordWidget } from './PasswordWidget'
import { RadioWidget } from './RadioWidget'
import { RangeWidget } from './RangeWidget'
import { SearchableSelectWidget } from './SearchableSelectWidget'
import { SearchWidget } from './SearchWidget'
import { SelectWidget } from './SelectWidget'
import { TelWidget } from './TelWidget'
import { TextareaWidget } from './TextareaWidget'
import { TextWidget } from './TextWidget'
import { TimeWidget } from './TimeWidget'
import { UrlWidget } from './UrlWidget'
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
