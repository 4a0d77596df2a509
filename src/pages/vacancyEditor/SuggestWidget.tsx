import { type ReactNode, useEffect, useMemo } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import '../../widgets/textInput/TextInput.css'
import { isInvalid, type WidgetProps } from '../../widgets/shared/widgetProps'
import { useClient, useSite } from '../shared/site/SiteContext'

/** Maximum number of suggestions. */
const maxSuggestions = 200
const noVacancies: readonly VacancyListItem[] = []

/** Input for a location: suggests the client's configured places and the locations of other jobs. */
export function LocationWidget(props: WidgetProps): ReactNode {
  const { places } = useClient().config
  const configuredPlaces = useMemo(() => Object.keys(places), [places])
  return (
    <SuggestField props={props} suggestions={configuredPlaces} getSuggestion={({ location }) => location} />
  )
}

/** Input for a department: suggests the departments of other jobs. */
export function DepartmentWidget(props: WidgetProps): ReactNode {
  return <SuggestField props={props} suggestions={noTexts} getSuggestion={({ department }) => department} />
}

/** Input for an employment type: suggests common types and the types of other jobs. */
export function EmploymentTypeWidget(props: WidgetProps): ReactNode {
  return (
    <SuggestField
      props={props}
      suggestions={commonEmploymentTypes}
      getSuggestion={({ employmentType }) => employmentType}
    />
  )
}

const noTexts: readonly string[] = []
const commonEmploymentTypes: readonly string[] = [
  'Full time',
  'Part time',
  'Casual',
  'Fixed term',
  'Contract',
  'Internship',
]

interface SuggestFieldProps {
  props: WidgetProps
  suggestions: readonly string[]
  /** Returns the value that another vacancy has in this field; '' is not suggested. */
  getSuggestion: (vacancy: VacancyListItem) => string
}

/** Text input with suggestions. */
function SuggestField({ props, suggestions, getSuggestion }: SuggestFieldProps): ReactNode {
  const { vacancies } = useSite()
  const list = useStoreValue(vacancies.store, (state) => state.list) ?? noVacancies
  useEffect(() => {
    void vacancies.loadList()
  }, [vacancies])
  const allSuggestions = [...new Set([...suggestions, ...list.map(getSuggestion)])]
    .filter(Boolean)
    .slice(0, maxSuggestions)
  const text = typeof props.value === 'string' ? props.value : ''
  return (
    <>
      <input
        className="fy-input"
        id={props.id}
        name={props.name}
        type="text"
        autoComplete="off"
        maxLength={255}
        list={`${props.id}--known`}
        value={text}
        aria-describedby={props.describedBy}
        aria-invalid={isInvalid(props) || undefined}
        aria-required={props.required || undefined}
        onChange={({ target }) => props.onChange(target.value || undefined)}
        onBlur={() => props.onBlur(props.id, text)}
      />
      <datalist id={`${props.id}--known`}>
        {allSuggestions.map((item) => (
          <option key={item} value={item} />
        ))}
      </datalist>
    </>
  )
}
