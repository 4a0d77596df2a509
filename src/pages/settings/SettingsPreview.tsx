import { type ReactNode, useSyncExternalStore } from 'react'
import { previewApplicationForm } from '../../schemas/applicationForm/buildApplicationForm'
import { fieldCatalogue } from '../../schemas/fieldCatalogue/fieldCatalogue'
import { getRowKey, parseApplicationFields } from '../../schemas/settings/applicationFieldRows'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { FormPreviewPane } from '../shared/preview/FormPreviewPane'
import { PreviewPane } from '../shared/preview/PreviewPane'
import { LinksPreview } from './LinksPreview'
import { SitePreview } from './SitePreview'
import type { SettingsEdit } from './useSettingsEdit'

/** Tabs whose settings change what visitors see. */
export type PreviewedTab = 'general' | 'form'

interface SettingsPreviewProps {
  edit: SettingsEdit
  tab: PreviewedTab
}

/** Preview of the current tab's settings. It uses the builder that also builds the applicants' form. */
export function SettingsPreview({ edit, tab }: SettingsPreviewProps): ReactNode {
  const { edited } = edit
  const { values } = useSyncExternalStore(edited.subscribe, edited.now, edited.now)
  if (tab === 'form') return <ApplicationFormPreview edit={edit} />
  return (
    <PreviewPane note={texts.previewNote.general}>
      <SitePreview values={values} />
      <LinksPreview values={values} />
    </PreviewPane>
  )
}

function ApplicationFormPreview({ edit }: { edit: SettingsEdit }): ReactNode {
  const { edited, places } = edit
  const { values, highlighted } = useSyncExternalStore(edited.subscribe, edited.now, edited.now)
  useSyncExternalStore(places.subscribe, places.places, places.places)
  const settings = edit.ordered()
  const applicationFormFields = parseApplicationFields(
    settings.applicationFormFields,
    values,
    settings.canAllowUpload,
  )
  const form = previewApplicationForm({ ...settings, applicationFormFields })
  const changedField = applicationFormFields.find(({ id }) => getRowKey(id) === highlighted)
  return <FormPreviewPane form={form} highlighted={changedField ? getKey(changedField.id) : null} />
}

/** Returns the application form key of the catalogue field with this id. */
function getKey(id: number): string {
  return fieldCatalogue.find((entry) => entry.id === id)?.field.name ?? `custom-${id}`
}
