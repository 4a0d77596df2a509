import { settingsOf } from '../../data/accounts/settings.store'
import type { Site } from '../../data/site/createSite'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { settingsChange } from '../../schemas/settings/settingsChange'
import { longestEoiImage, type UserSettings } from '../../schemas/settings/userSettings'
import { settingsPageTexts as texts } from '../../texts/admin/settings.texts'
import { toDataUri } from '../shared/download/imageFile'

const image = '/customEoiImageDataUri'
/** Base64 takes four characters for three bytes. */
const mostKilobytes = Math.floor((longestEoiImage * 3) / 4 / 1024)

interface Saving {
  /** What the answers are about: its fields, in the order wanted. */
  settings: UserSettings
  values: FormValues
  /** Null overwrites whatever is stored. */
  etag: string | null
}

/**
 * Saves the form's answers and says so; else answers with what is wrong with which field [SE-04], or that somebody else
 * has saved since.
 */
export async function saveSettings(
  site: Pick<Site, 'part' | 'notifications'>,
  { settings, values, etag }: Saving,
): Promise<FieldError[] | 'changed-meanwhile'> {
  let dataUri: string | null
  try {
    dataUri = await toDataUri(values.customEoiImageDataUri, longestEoiImage)
  } catch {
    return [{ path: image, message: texts.imageUnreadable }]
  }
  if ((dataUri?.length ?? 0) > longestEoiImage)
    return [{ path: image, message: texts.imageTooLarge(mostKilobytes) }]
  const error = await site.part(settingsOf).save(settingsChange(settings, values, dataUri), etag)
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
