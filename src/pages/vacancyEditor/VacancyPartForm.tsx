import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useStoreValue } from '../../data/useStoreValue'
import type { VacancyEdit } from '../../data/vacancyEdits'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { FormatWidgets } from '../../renderer/form/structure/formatWidgets'
import { MomentZone } from '../../renderer/form/structure/momentZone'
import type { FieldValue } from '../../schemas/fieldValue'
import { loadForeignValidator } from '../../schemas/foreign/loadForeignValidator'
import {
  type VacancyFormPart,
  type vacancyFormats,
  vacancyPartForm,
} from '../../schemas/forms/vacancies/vacancyPartForm'
import { vacancyPartAnswer, withVacancyPart } from '../../schemas/forms/vacancies/vacancyPartValues'
import type { Widget } from '../../widgets/widgetProps'
import { useClient } from '../SiteContext'
import { RichTextWidget } from './RichTextWidget'
import { DepartmentWidget, EmploymentTypeWidget, LocationWidget } from './SuggestWidget'
import { useLedField } from './useLedField'

/** How what only vacancies have is asked, by the format of its schema. */
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

/** One part of a vacancy as a generated form that is never sent: each answer is kept as it is given. */
export function VacancyPartForm({ edit, part }: VacancyPartFormProps): ReactNode {
  const edition = useStoreValue(edit.store, (state) => state.edition)
  return <OpenPart key={`${part} ${edition}`} edit={edit} part={part} />
}

function OpenPart({ edit, part }: VacancyPartFormProps): ReactNode {
  const { config } = useClient()
  const form = useMemo(() => vacancyPartForm(part, config.currency), [part, config.currency])
  const [initial] = useState(() => {
    const { content } = edit.store.getState()
    return { answer: (content ? vacancyPartAnswer(part, content, config.currency) : {}) as FieldValue }
  })
  const root = useRef<HTMLDivElement>(null)
  useLedField(root)
  return (
    <div ref={root}>
      <FormatWidgets value={vacancyWidgets}>
        <MomentZone value={config.timeZone}>
          <FormRenderer
            form={form}
            initialValues={initial}
            loadValidator={loadForeignValidator}
            onChange={({ answer }) => edit.change((content) => withVacancyPart(part, content, answer))}
            headingLevel={3}
            submitHidden
          />
        </MomentZone>
      </FormatWidgets>
    </div>
  )
}
