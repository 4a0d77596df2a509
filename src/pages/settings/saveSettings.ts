import { createClientSettings } from '../../data/accounts/settings.store'
import type { Site } from '../../data/site/createSite'
import type { FieldValue } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { maxEoiImageLength, type SettingsChange } from '../../schemas/settings/userSettings'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { toDataUri } from '../shared/download/imageFile'

const eoiImagePath = '/customEoiImageDataUri'
/** Base64 encodes three bytes as four characters. */
const maxKilobytes = Math.floor((maxEoiImageLength * 3) / 4 / 1024)

/**
 * Returns the chosen image as a data URI, or null without an image; returns a field error if the image is invalid.
 */
export async function readEoiImage(image: FieldValue): Promise<{ dataUri: string | null } | FieldError> {
  try {
    const dataUri = await toDataUri(image, maxEoiImageLength)
    if ((dataUri?.length ?? 0) <= maxEoiImageLength) return { dataUri }
    return { path: eoiImagePath, message: texts.imageTooLarge(maxKilobytes) }
  } catch {
    return { path: eoiImagePath, message: texts.imageUnreadable }
  }
}

/**
 * Saves the settings and notifies the user. Returns the field errors of a refused save [SE-04], an empty list after
 * success, or 'changed-meanwhile' if another user has saved since `etag`.
 */
export async function saveSettings(
  site: Pick<Site, 'getService' | 'notifications'>,
  change: SettingsChange,
  etag: string | null,
): Promise<FieldError[] | 'changed-meanwhile'> {
  const error = await site.getService(createClientSettings).save(change, etag)
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
