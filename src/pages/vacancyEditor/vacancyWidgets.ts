import type { vacancyFormats } from '../../schemas/forms/vacancies/vacancyPartForm'
import type { Widget } from '../../widgets/widgetProps'
import { RichTextWidget } from './RichTextWidget'
import { DepartmentWidget, EmploymentTypeWidget, LocationWidget } from './SuggestWidget'

/** How what only vacancies have is asked, by the format of its schema. */
export const vacancyWidgets: Readonly<Record<(typeof vacancyFormats)[number], Widget>> = {
  richText: RichTextWidget,
  departments: DepartmentWidget,
  locations: LocationWidget,
  employmentTypes: EmploymentTypeWidget,
}
