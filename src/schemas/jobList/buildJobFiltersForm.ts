import { jobFilterTexts as texts } from '../../texts/public/jobFilter.texts'
import type { Option } from '../fields/option'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'

export interface JobFilterChoices {
  locations: string[]
  departments: string[]
  employmentTypes: Option[]
  /** Whether the form contains Department, according to the department setting [JL-03]. */
  hasDepartment: boolean
}

/** Builds the Advanced Search panel [JL-02]. Its keys are those of the list's filters. */
export function buildJobFiltersForm(choices: JobFilterChoices): BuiltForm {
  const fields: FieldDefinition[] = [
    { name: 'name', type: 'text', label: texts.name, rules: { kind: 'string', required: false } },
    buildFilter('location', texts.location, texts.allLocations, choices.locations.map(toOption)),
    ...(choices.hasDepartment
      ? [buildFilter('department', texts.department, texts.allDepartments, choices.departments.map(toOption))]
      : []),
    buildFilter('employmentType', texts.employmentType, texts.allEmploymentTypes, choices.employmentTypes),
  ]
  return buildForm(texts.title, [{ id: 'filters', title: '', fields }])
}

/** Builds a filter. The first option shows all, so that users can undo a choice in the same place. */
function buildFilter(
  name: string,
  label: string,
  placeholder: string,
  choices: readonly Option[],
): FieldDefinition {
  const options: Option[] = [{ label: placeholder, value: '' }, ...choices]
  return {
    name,
    type: 'select',
    label,
    placeholder,
    options,
    openOptions: true,
    rules: { kind: 'string', required: false },
  }
}

const toOption = (value: string): Option => ({ label: value, value })
