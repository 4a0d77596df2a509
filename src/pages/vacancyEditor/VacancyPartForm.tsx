import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { VacancyEdit } from '../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../data/react/useStoreValue'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { DateTimeZone } from '../../renderer/form/structure/leaf/dateTimeZone'
import { FormatWidgets } from '../../renderer/form/structure/leaf/formatWidgets'
import {
  buildVacancyPartForm,
  type VacancyFormPart,
  type vacancyFormats,
} from '../../schemas/authoring/buildVacancyPartForm'
import { findUnparsedNumbers, withUnparsedNumbers } from '../../schemas/authoring/unparsedNumbers'
import { vacancyPartAnswer, withVacancyPart } from '../../schemas/authoring/vacancyPartValues'
import { getClientZone } from '../../schemas/dateTime/formatDateTime'
import { loadExternalValidator } from '../../schemas/externalSchema/loadExternalValidator'
import type { FieldValue } from '../../schemas/fields/fieldValue'
import type { Widget } from '../../widgets/shared/widgetProps'
import { useClient } from '../shared/site/SiteContext'
import { DepartmentWidget, EmploymentTypeWidget, LocationWidget } from './SuggestWidget'
import { RichTextWidget } from './translations/RichTextWidget'
import { useFocusedField } from './useFocusedField'

/** Widgets for the formats that only vacancies use. */
const vacancyWidgets: Readonly<Record<(typeof vacancyFormats)[number], Widget>> = {
  richText: RichTextWidget,
  departments: DepartmentWidget,
  locations: LocationWidget,
  employmentTypes: EmploymentTypeWidget,
}

interface VacancyPartFormProps {
  edit: VacancyEdit
  part: VacancyFormPart
}

/** One part of a vacancy as a generated form that is never submitted: each answer is saved as the user enters it. */
export function VacancyPartForm({ edit, part }: VacancyPartFormProps): ReactNode {
  const edition = useStoreValue(edit.store, (state) => state.edition)
  return <OpenPart key={`${part} ${edition}`} edit={edit} part={part} />
}

function OpenPart({ edit, part }: VacancyPartFormProps): ReactNode {
  const { config } = useClient()
  const form = useMemo(() => buildVacancyPartForm(part, config.currency), [part, config.currency])
  const [initial] = useState(() => {
    const { content, unreadNumbers } = edit.store.getState()
    const answer = content ? vacancyPartAnswer(part, content, config.currency) : {}
    return { answer: withUnparsedNumbers(part, answer, unreadNumbers) as FieldValue }
  })
  const root = useRef<HTMLDivElement>(null)
  useFocusedField(root)
  return (
    <div ref={root}>
      <FormatWidgets value={vacancyWidgets}>
        <DateTimeZone value={getClientZone(config)}>
          <FormRenderer
            form={form}
            initialValues={initial}
            loadValidator={loadExternalValidator}
            onChange={({ answer }) =>
              edit.change(
                (content) => withVacancyPart(part, content, answer),
                findUnparsedNumbers(part, answer),
              )
            }
            headingLevel={3}
            submitHidden
          />
        </DateTimeZone>
      </FormatWidgets>
    </div>
  )
}
