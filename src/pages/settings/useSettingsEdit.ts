import { useRef, useState } from 'react'
import { createClientSettings, type SettingsVersion } from '../../data/accounts/settings.store'
import { getAccountRole } from '../../data/session/sessionMachine'
import type { Site } from '../../data/site/createSite'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { canAccess } from '../../schemas/accounts/accountRoles'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import type { Choices, DescribedConflict } from '../../schemas/merge/mergeVersions'
import { getDependentRows, getRowKey } from '../../schemas/settings/applicationFieldRows'
import { buildSettingsForm } from '../../schemas/settings/buildSettingsForm'
import {
  createSettingsVersions,
  describeSettingsConflicts,
  mergeSettings,
  toSettingsChange,
  toSettingsValues,
} from '../../schemas/settings/mergeSettings'
import { orderFields } from '../../schemas/settings/orderFields'
import type { SettingsChange, UserSettings } from '../../schemas/settings/userSettings'
import { hasChanged } from '../shared/changes/ChangeList'
import { toImageFile } from '../shared/download/imageFile'
import { useSite } from '../shared/site/SiteContext'
import { EditedFieldOrder } from './MoveField'
import { readEoiImage, saveSettings } from './saveSettings'

/** Settings that another user changed too; `conflicts` is null if the other version could not be loaded. */
interface Conflict {
  conflicts: DescribedConflict[] | null
  resolve: (choices: Choices) => Promise<void>
}

/** State and actions of the settings form: stored and edited values, saving and conflicts [SE-01…SE-05]. */
export function useSettingsEdit({ settings, etag }: SettingsVersion) {
  const site = useSite()
  const [form] = useState(() =>
    buildSettingsForm(settings.applicationFormFields, {
      isOwner: isOwner(site),
      canAllowUpload: settings.canAllowUpload,
    }),
  )
  const [fieldOrder] = useState(() => new EditedFieldOrder(form))
  const [editedSettings] = useState(
    () =>
      new EditedSettings({
        ...form.initialValues,
        ...toSettingsValues(settings),
        customEoiImageDataUri: toImageFile(settings.customEoiImageDataUri),
      }),
  )
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const handle = useRef<FormHandle>(null)

  const sortFields = (settings: UserSettings): UserSettings => ({
    ...settings,
    applicationFormFields: applyFieldOrder(settings.applicationFormFields, fieldOrder),
  })
  const save = async (values: FormValues): Promise<FieldError[] | undefined> => {
    const chosenImage = values.customEoiImageDataUri
    const image =
      chosenImage === editedSettings.getSavedValues().customEoiImageDataUri
        ? { dataUri: settings.customEoiImageDataUri || null }
        : await readEoiImage(chosenImage)
    if ('message' in image) return [image]
    const mine = toSettingsChange(sortFields(settings), values, image.dataUri)
    const errors = await saveSettings(site, mine, etag)
    if (errors === 'changed-meanwhile') return mergeAndSave(mine)
    if (errors.length > 0) return errors
    fieldOrder.markSaved()
    editedSettings.markSaved(values)
    return undefined
  }
  const mergeAndSave = async (mine: SettingsChange): Promise<FieldError[] | undefined> => {
    const otherVersion = await site
      .getService(createClientSettings)
      .loadNewest()
      .catch(() => null)
    if (!otherVersion) {
      setConflict({ conflicts: null, resolve: async () => undefined })
      return undefined
    }
    const versions = createSettingsVersions(settings, mine, otherVersion.settings)
    const conflicts = describeSettingsConflicts(versions)
    if (conflicts.length === 0) return saveMerged(mergeSettings(versions), mine, otherVersion.etag)
    const resolve = async (choices: Choices) => {
      setConflict(null)
      const errors = await saveMerged(mergeSettings(versions, choices), mine, otherVersion.etag)
      if (errors) handle.current?.showErrors(errors)
    }
    setConflict({ conflicts, resolve })
    return undefined
  }
  const saveMerged = async (mergedChange: SettingsChange, mine: SettingsChange, etag: string | null) => {
    const errors = await saveSettings(site, mergedChange, etag)
    if (errors === 'changed-meanwhile') return mergeAndSave(mine)
    if (errors.length > 0) return errors
    // Reloads the form with the other user's changes.
    await site.getService(createClientSettings).load()
    return undefined
  }
  return {
    site,
    form,
    fieldOrder,
    handle,
    editedSettings,
    conflict,
    closeConflict: () => setConflict(null),
    change: (values: FormValues) => {
      const dependentValues = getDependentRows(
        settings.applicationFormFields,
        editedSettings.getValues(),
        values,
      )
      handle.current?.setValues(dependentValues)
      editedSettings.change({ ...values, ...dependentValues })
    },
    /** Whether the committed values or the order of the fields differ from the stored ones. */
    hasCommittedChanges: () =>
      hasChanged(editedSettings.getSavedValues(), editedSettings.getValues()) || fieldOrder.isChanged(),
    /** Like `hasCommittedChanges`, but also compares input that is not committed yet. */
    isChanged: () =>
      hasChanged(
        editedSettings.getSavedValues(),
        handle.current?.getValues() ?? editedSettings.getSavedValues(),
      ) || fieldOrder.isChanged(),
    /** Returns the stored settings, with the fields of the application form in their edited order. */
    getOrderedSettings: () => sortFields(settings),
    save,
    discard: () => {
      handle.current?.reset(editedSettings.getSavedValues())
      fieldOrder.discard()
      editedSettings.discard()
    },
  }
}

function isOwner({ session }: Pick<Site, 'session'>): boolean {
  return canAccess(getAccountRole(session.store.getState()) ?? 'owner', 'account')
}

export type SettingsEdit = ReturnType<typeof useSettingsEdit>

function applyFieldOrder(fields: UserSettings['applicationFormFields'], fieldOrder: EditedFieldOrder) {
  const ids = new Map(fields.map(({ id }) => [getRowKey(id), id]))
  let orderedFields = [...fields]
  for (const keys of fieldOrder.getOrder().values()) {
    orderedFields = orderFields(
      orderedFields,
      keys.flatMap((key) => ids.get(key) ?? []),
    )
  }
  return orderedFields
}

/**
 * Values of the settings form next to the stored values, kept outside React state: a change then renders only its
 * row, the preview and the save bar, not the whole form.
 */
export class EditedSettings {
  #savedValues: FormValues
  #values: FormValues
  readonly #listeners = new Set<() => void>()

  constructor(savedValues: FormValues) {
    this.#savedValues = savedValues
    this.#values = savedValues
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns the current values, saved or not; the same object until they change. */
  getValues = (): FormValues => this.#values

  getSavedValues = (): FormValues => this.#savedValues

  change = (values: FormValues): void => this.#setValues(values)

  /** Marks these values as stored. */
  markSaved(values: FormValues): void {
    this.#savedValues = values
    this.#setValues(this.#values)
  }

  discard(): void {
    this.#setValues(this.#savedValues)
  }

  #setValues(values: FormValues): void {
    this.#values = values
    for (const listener of this.#listeners) listener()
  }
}
