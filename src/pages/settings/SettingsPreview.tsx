import { type ReactNode, useSyncExternalStore } from 'react'
import { previewApplicationForm } from '../../schemas/forms/application/buildApplicationForm'
import { catalogue } from '../../schemas/forms/application/catalogue'
import { applicationFieldsFrom, rowKey } from '../../schemas/forms/settings/applicationFieldRows'
import { FormPreviewPane } from '../parts/FormPreviewPane'
import type { SettingsEdit } from './useSettingsEdit'

/** The application form that the settings make as they are now, by the builder that makes it for applicants. */
export function SettingsPreview({ edit }: { edit: SettingsEdit }): ReactNode {
  const { edited, places } = edit
  const { values, lit } = useSyncExternalStore(edited.subscribe, edited.now, edited.now)
  useSyncExternalStore(places.subscribe, places.places, places.places)
  const settings = edit.ordered()
  const applicationFormFields = applicationFieldsFrom(settings.applicationFormFields, values)
  const form = previewApplicationForm({ ...settings, applicationFormFields })
  const changed = applicationFormFields.find(({ id }) => rowKey(id) === lit)
  return <FormPreviewPane form={form} lit={changed ? keyOf(changed.id) : null} />
}

/** The key on the application form of the field with this id. */
function keyOf(id: number): string {
  return catalogue.find((entry) => entry.id === id)?.field.name ?? `custom-${id}`
}
