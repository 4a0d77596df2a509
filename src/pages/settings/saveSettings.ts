import type { Site } from '../../data/createSite'
import type { FormValues } from '../../schemas/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import { settingsChange } from '../../schemas/forms/settings/settingsChange'
import { longestEoiImage, type UserSettings } from '../../schemas/userSettings'
import { settingsPageTexts as texts } from '../../texts/settings'
import { dataUriOf } from './imageFile'

const image = '/customEoiImageDataUri'
/** Base64 takes four characters for three bytes. */
const mostKilobytes = Math.floor((longestEoiImage * 3) / 4 / 1024)

/** Saves the form's answers and says so; else answers with what is wrong with which field [SE-04]. */
export async function saveSettings(
  site: Pick<Site, 'settings' | 'notifications'>,
  settings: UserSettings,
  values: FormValues,
): Promise<FieldError[]> {
  let dataUri: string | null
  try {
    dataUri = await dataUriOf(values.customEoiImageDataUri, longestEoiImage)
  } catch {
    return [{ path: image, message: texts.imageUnreadable }]
  }
  if ((dataUri?.length ?? 0) > longestEoiImage)
    return [{ path: image, message: texts.imageTooLarge(mostKilobytes) }]
  const error = await site.settings.save(settingsChange(settings, values, dataUri))
  if (error) return error.errors.length > 0 ? error.errors : [{ path: '', message: texts.failedToSave }]
  site.notifications.notify({
    id: 'settings',
    type: 'success',
    title: texts.savedTitle,
    message: texts.saved,
  })
  return []
}
