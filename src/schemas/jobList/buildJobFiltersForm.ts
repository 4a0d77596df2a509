import { jobFilterTexts as texts } from '../../texts/public/jobFilter.texts'
import type { Option } from '../fields/option'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'

export interface JobFilterChoices {
  locations: string[]
  departments: string[]
  employmentTypes: string[]
  /** Department is asked only when the department setting is on [JL-03]. */
  showDepartment: boolean
}

/** The Advanced Search panel [JL-02]. Its keys are those of the list's filters. */
export function buildJobFiltersForm(choices: JobFilterChoices): BuiltForm {
  const fields: FieldDefinition[] = [
    { name: 'name', type: 'text', label: texts.name, rules: { kind: 'string', required: false } },
    pick('location', texts.location, texts.allLocations, choices.locations),
    ...(choices.showDepartment
      ? [pick('department', texts.department, texts.allDepartments, choices.departments)]
      : []),
    pick('employmentType', texts.employmentType, texts.allEmploymentTypes, choices.employmentTypes),
  ]
  return buildForm(texts.title, [{ id: 'filters', title: '', fields }])
}

/** The first choice is all of them: who has chosen one finds the way back where they chose it. */
function pick(name: string, label: string, placeholder: string, values: string[]): FieldDefinition {
  const options: Option[] = [
    { label: placeholder, value: '' },
    ...values.map((value) => ({ label: value, value })),
  ]
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
