import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { previewApplicationForm } from '../../schemas/applicationForm/buildApplicationForm'
import { fieldCatalogue } from '../../schemas/fieldCatalogue/fieldCatalogue'
import { getFieldUi } from '../../schemas/forms/builtForm'
import { getRowKey, parseApplicationFields } from '../../schemas/settings/applicationFieldRows'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { FormPreviewPane } from '../shared/preview/FormPreviewPane'
import { PreviewPane } from '../shared/preview/PreviewPane'
import { LinksPreview } from './LinksPreview'
import { SitePreview } from './SitePreview'
import type { SettingsEdit } from './useSettingsEdit'

/** Preview of the site with the settings of the general tab. */
export function GeneralPreview({ edit: { edited } }: { edit: SettingsEdit }): ReactNode {
  const values = useSyncExternalStore(edited.subscribe, edited.now, edited.now)
  return (
    <PreviewPane note={texts.previewNote.general}>
      <SitePreview values={values} />
      <LinksPreview values={values} />
    </PreviewPane>
  )
}

interface ApplicationFormPreviewProps {
  edit: SettingsEdit
  /** Row of the selected field. */
  selected: string | null
  onSelect: (row: string) => void
  onEdit: (row: string) => void
}

/** Preview of the application form. It uses the builder that also builds the applicants' form. */
export function ApplicationFormPreview(props: ApplicationFormPreviewProps): ReactNode {
  const { edit, selected, onSelect, onEdit } = props
  const { edited, places } = edit
  const values = useSyncExternalStore(edited.subscribe, edited.now, edited.now)
  const order = useSyncExternalStore(places.subscribe, places.places, places.places)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `edit.ordered` reads `order`.
  const form = useMemo(() => {
    const settings = edit.ordered()
    const applicationFormFields = parseApplicationFields(
      settings.applicationFormFields,
      values,
      settings.canAllowUpload,
    )
    return previewApplicationForm({ ...settings, applicationFormFields })
  }, [values, order])
  const rows = edit.form.uiSchema['ui:sections'].flatMap(({ fields }) => fields)
  const rowOf = (key: string) => rows.find((row) => fieldOf(row) === key)
  return (
    <FormPreviewPane
      form={form}
      settings={{
        canApplyInSteps: values.canApplyInSteps === true,
        canCheckAnswers: values.canCheckAnswers === true,
      }}
      selection={{
        key: selected === null ? null : (fieldOf(selected) ?? null),
        select: (key) => {
          const row = rowOf(key)
          if (row !== undefined) onSelect(row)
        },
        editorOf: (key) => {
          const row = rowOf(key)
          const isFixed = row === undefined || getFieldUi(edit.form, row)['ui:options'].disabled === true
          return isFixed ? undefined : () => onEdit(row)
        },
      }}
    />
  )
}

/** Returns the application form key of the field that a row of the settings is about. */
function fieldOf(row: string): string | undefined {
  const id = /^field-(.+)$/.exec(row)?.[1]
  if (id === undefined) return undefined
  return fieldCatalogue.find((entry) => getRowKey(entry.id) === row)?.field.name ?? `custom-${id}`
}
