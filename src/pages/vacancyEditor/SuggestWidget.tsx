import { type ReactNode, useEffect, useMemo } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import '../../widgets/textInput/TextInput.css'
import { isInvalid, type WidgetProps } from '../../widgets/shared/widgetProps'
import { useClient, useSite } from '../shared/site/SiteContext'

/** More of them help nobody. */
const mostOffered = 200
const none: readonly VacancyListItem[] = []

/** A place that the client knows or has had jobs at, or a new one. */
export function LocationWidget(props: WidgetProps): ReactNode {
  const { places } = useClient().config
  const own = useMemo(() => Object.keys(places), [places])
  return <SuggestField props={props} known={own} of={({ location }) => location} />
}

/** A department that has had jobs, or a new one. */
export function DepartmentWidget(props: WidgetProps): ReactNode {
  return <SuggestField props={props} known={noTexts} of={({ department }) => department} />
}

/** An employment type that jobs have had, or a new one. */
export function EmploymentTypeWidget(props: WidgetProps): ReactNode {
  return <SuggestField props={props} known={usual} of={({ employmentType }) => employmentType} />
}

const noTexts: readonly string[] = []
const usual: readonly string[] = ['Full time', 'Part time', 'Casual', 'Fixed term', 'Contract', 'Internship']

interface SuggestFieldProps {
  props: WidgetProps
  known: readonly string[]
  /** What other vacancies say. */
  of: (vacancy: VacancyListItem) => string
}

/** A text, for which what was written before is offered. */
function SuggestField({ props, known, of }: SuggestFieldProps): ReactNode {
  const { vacancies } = useSite()
  const list = useStoreValue(vacancies.store, (state) => state.list) ?? none
  useEffect(() => {
    void vacancies.loadList()
  }, [vacancies])
  const offered = [...new Set([...known, ...list.map(of)])].filter(Boolean).slice(0, mostOffered)
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
        {offered.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}
