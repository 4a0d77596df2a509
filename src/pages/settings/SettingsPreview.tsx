import { type ReactNode, useSyncExternalStore } from 'react'
import { previewApplicationForm } from '../../schemas/applicationForm/buildApplicationForm'
import { fieldCatalogue } from '../../schemas/fieldCatalogue/fieldCatalogue'
import { applicationFieldsFrom, rowKey } from '../../schemas/settings/applicationFieldRows'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { FormPreviewPane } from '../shared/preview/FormPreviewPane'
import { PreviewPane } from '../shared/preview/PreviewPane'
import { LinksPreview } from './LinksPreview'
import { SitePreview } from './SitePreview'
import type { SettingsTab } from './settingsTabs'
import type { SettingsEdit } from './useSettingsEdit'

interface SettingsPreviewProps {
  edit: SettingsEdit
  tab: SettingsTab
}

/** Preview of the current tab's settings. It uses the builder that also builds the applicants' form. */
export function SettingsPreview({ edit, tab }: SettingsPreviewProps): ReactNode {
  const { edited } = edit
  const { values } = useSyncExternalStore(edited.subscribe, edited.now, edited.now)
  if (tab === 'form') return <ApplicationFormPreview edit={edit} />
  return (
    <PreviewPane note={texts.previewNote[tab]}>
      {tab === 'site' ? <SitePreview values={values} /> : <LinksPreview values={values} />}
    </PreviewPane>
  )
}

function ApplicationFormPreview({ edit }: { edit: SettingsEdit }): ReactNode {
  const { edited, places } = edit
  const { values, lit } = useSyncExternalStore(edited.subscribe, edited.now, edited.now)
  useSyncExternalStore(places.subscribe, places.places, places.places)
  const settings = edit.ordered()
  const applicationFormFields = applicationFieldsFrom(
    settings.applicationFormFields,
    values,
    settings.canAllowUpload,
  )
  const form = previewApplicationForm({ ...settings, applicationFormFields })
  const changed = applicationFormFields.find(({ id }) => rowKey(id) === lit)
  return <FormPreviewPane form={form} lit={changed ? keyOf(changed.id) : null} />
}

/** Returns the application form key of the catalogue field with this id. */
function keyOf(id: number): string {
  return fieldCatalogue.find((entry) => entry.id === id)?.field.name ?? `custom-${id}`
}
