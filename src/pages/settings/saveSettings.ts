import { settingsOf } from '../../data/accounts/settings.store'
import type { Site } from '../../data/site/createSite'
import type { FieldValue } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { longestEoiImage, type SettingsChange } from '../../schemas/settings/userSettings'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { toDataUri } from '../shared/download/imageFile'

const path = '/customEoiImageDataUri'
/** Base64 takes four characters for three bytes. */
const mostKilobytes = Math.floor((longestEoiImage * 3) / 4 / 1024)

/** The chosen image as it is stored, null for none; or what is wrong with it. */
export async function readEoiImage(chosen: FieldValue): Promise<{ dataUri: string | null } | FieldError> {
  try {
    const dataUri = await toDataUri(chosen, longestEoiImage)
    if ((dataUri?.length ?? 0) <= longestEoiImage) return { dataUri }
    return { path, message: texts.imageTooLarge(mostKilobytes) }
  } catch {
    return { path, message: texts.imageUnreadable }
  }
}

/**
 * Saves the settings and says so; else answers with what is wrong with which field [SE-04], or that somebody else has
 * saved since `etag`.
 */
export async function saveSettings(
  site: Pick<Site, 'part' | 'notifications'>,
  change: SettingsChange,
  etag: string | null,
): Promise<FieldError[] | 'changed-meanwhile'> {
  const error = await site.part(settingsOf).save(change, etag)
  if (error?.status === 412) return 'changed-meanwhile'
  if (error) return error.errors.length > 0 ? error.errors : [{ path: '', message: texts.failedToSave }]
  site.notifications.notify({
    id: 'settings',
    type: 'success',
    title: texts.savedTitle,
    message: texts.saved,
  })
  return []
}
