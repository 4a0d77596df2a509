import type { ReactNode } from 'react'
import type { FormValues } from '../../schemas/fieldValue'
import { buildApplicationForm } from '../../schemas/forms/application/buildApplicationForm'
import { catalogue } from '../../schemas/forms/application/catalogue'
import { noVacancy } from '../../schemas/forms/application/noVacancy'
import { applicationFieldsFrom, rowKey } from '../../schemas/forms/settings/applicationFieldRows'
import type { UserSettings } from '../../schemas/userSettings'
import { FormPreviewPane } from '../parts/FormPreviewPane'
import { differ } from './differ'

interface SettingsPreviewProps {
  /** With its fields in the order wanted. */
  settings: UserSettings
  /** What the settings form says of them, saved or not. */
  values: FormValues
  /** The row that was changed last. */
  lit: string | null
}

/** The application form that these answers make, by the builder that makes it for applicants. */
export function SettingsPreview({ settings, values, lit }: SettingsPreviewProps): ReactNode {
  const applicationFormFields = applicationFieldsFrom(settings.applicationFormFields, values)
  const form = buildApplicationForm({ ...settings, applicationFormFields }, noVacancy)
  const changed = applicationFormFields.find(({ id }) => rowKey(id) === lit)
  return <FormPreviewPane form={form} lit={changed ? keyOf(changed.id) : null} />
}

/** The key on the application form of the field with this id. */
function keyOf(id: number): string {
  return catalogue.find((entry) => entry.id === id)?.field.name ?? `custom-${id}`
}

/** The row of the application form's fields in which these answers differ; null when it is not one of them. */
export function changedRow(before: FormValues, after: FormValues): string | null {
  const keys = Object.keys(after).filter((key) => key.startsWith('field-'))
  return keys.find((key) => differ({ [key]: before[key] }, { [key]: after[key] })) ?? null
}
