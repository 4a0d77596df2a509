import { useRef, useState } from 'react'
import { type SettingsVersion, settingsOf } from '../../data/accounts/settings.store'
import { accountRoleOf } from '../../data/session/sessionMachine'
import type { Site } from '../../data/site/createSite'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { canAccess } from '../../schemas/accounts/accountRoles'
import type { DescribedChange } from '../../schemas/activity/describedChange'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { rowKey, rowsThatFollow } from '../../schemas/settings/applicationFieldRows'
import { buildSettingsForm } from '../../schemas/settings/buildSettingsForm'
import { orderFields } from '../../schemas/settings/orderFields'
import { settingsValues } from '../../schemas/settings/settingsChange'
import { settingsDifferences } from '../../schemas/settings/settingsDifferences'
import type { UserSettings } from '../../schemas/settings/userSettings'
import { hasChanged } from '../shared/changes/hasChanged'
import { toImageFile } from '../shared/download/imageFile'
import { useSite } from '../shared/site/SiteContext'
import { EditedSettings } from './EditedSettings'
import { FieldPlaces } from './fieldPlaces'
import { saveSettings } from './saveSettings'

/** What somebody else saved while these settings were open; without `theirs` it could not be loaded. */
interface Conflict {
  changes: DescribedChange[] | null
  theirs: SettingsVersion | null
  values: FormValues
}

/** The settings that are being edited, from what is stored to what is not yet [SE-01…SE-05]. */
export function useSettingsEdit({ settings, etag }: SettingsVersion) {
  const site = useSite()
  const [form] = useState(() =>
    buildSettingsForm(settings.applicationFormFields, {
      isOwner: isOwner(site),
      canAllowUpload: settings.canAllowUpload,
    }),
  )
  const [places] = useState(() => new FieldPlaces(form))
  const [edited] = useState(
    () =>
      new EditedSettings({
        ...form.initialValues,
        ...settingsValues(settings),
        customEoiImageDataUri: toImageFile(settings.customEoiImageDataUri),
      }),
  )
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const handle = useRef<FormHandle>(null)

  const ordered = (of: UserSettings): UserSettings => ({
    ...of,
    applicationFormFields: inPlaces(of.applicationFormFields, places),
  })
  const store = async (wanted: FormValues, on: SettingsVersion): Promise<FieldError[] | undefined> => {
    const errors = await saveSettings(site, {
      settings: ordered(on.settings),
      values: wanted,
      etag: on.etag,
    })
    if (errors === 'changed-meanwhile') {
      setConflict(await findConflict(settings, wanted, site.part(settingsOf).newest))
      return undefined
    }
    if (errors.length > 0) return errors
    places.keep()
    edited.keep(wanted)
    return undefined
  }
  return {
    site,
    form,
    places,
    handle,
    edited,
    conflict,
    closeConflict: () => setConflict(null),
    change: (values: FormValues) => {
      const following = rowsThatFollow(settings.applicationFormFields, edited.now().values, values)
      handle.current?.setValues(following)
      edited.change({ ...values, ...following })
    },
    isEdited: () => hasChanged(edited.saved(), edited.now().values) || places.isChanged(),
    /** With what is being typed. */
    isChanged: () =>
      hasChanged(edited.saved(), handle.current?.values() ?? edited.saved()) || places.isChanged(),
    /** The settings as they would be stored, as far as the application form goes. */
    ordered: () => ordered(settings),
    save: (wanted: FormValues) => store(wanted, { settings, etag }),
    overwrite: async () => {
      if (!conflict?.theirs) return
      setConflict(null)
      const errors = await store(conflict.values, conflict.theirs)
      if (errors) handle.current?.showErrors(errors)
    },
    discard: () => {
      handle.current?.reset(edited.saved())
      places.discard()
      edited.discard()
    },
  }
}

function isOwner({ session }: Pick<Site, 'session'>): boolean {
  return canAccess(accountRoleOf(session.store.getState()) ?? 'owner', 'account')
}

export type SettingsEdit = ReturnType<typeof useSettingsEdit>

function inPlaces(fields: UserSettings['applicationFormFields'], places: FieldPlaces) {
  const ids = new Map(fields.map(({ id }) => [rowKey(id), id]))
  let ordered = [...fields]
  for (const keys of places.places().values()) {
    ordered = orderFields(
      ordered,
      keys.flatMap((key) => ids.get(key) ?? []),
    )
  }
  return ordered
}

async function findConflict(
  opened: UserSettings,
  values: FormValues,
  newest: () => Promise<SettingsVersion>,
): Promise<Conflict> {
  try {
    const theirs = await newest()
    return { theirs, values, changes: settingsDifferences(opened, theirs.settings) }
  } catch {
    return { theirs: null, values, changes: null }
  }
}
