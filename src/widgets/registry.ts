import type { FieldKind } from '../schemas/kinds/registry'
import { CheckboxWidget } from './CheckboxWidget'
import { DateWidget } from './DateWidget'
import { EmailWidget } from './EmailWidget'
import { FileWidget } from './FileWidget'
import { HiddenWidget } from './HiddenWidget'
import { PasswordWidget } from './PasswordWidget'
import { RadioWidget } from './RadioWidget'
import { SelectWidget } from './SelectWidget'
import { TelWidget } from './TelWidget'
import { TextareaWidget } from './TextareaWidget'
import { TextWidget } from './TextWidget'
import { UrlWidget } from './UrlWidget'
import type { Widget } from './widgetProps'

/** How every field kind looks [FK-26]: a kind without a line here does not compile. */
export const widgets: { [K in FieldKind]: Widget } = {
  checkbox: CheckboxWidget,
  date: DateWidget,
  email: EmailWidget,
  file: FileWidget,
  hidden: HiddenWidget,
  password: PasswordWidget,
  radio: RadioWidget,
  select: SelectWidget,
  tel: TelWidget,
  text: TextWidget,
  textarea: TextareaWidget,
  url: UrlWidget,
}
