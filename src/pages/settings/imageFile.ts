import type { FieldValue } from '../../schemas/fieldValue'
import { settingsPageTexts } from '../../texts/settings'

/** The stored image as the file that the form shows; null when there is none, or none that can be read. */
export function imageFileOf(dataUri: string | null): File | null {
  const match = /^data:(image\/(\w+));base64,(.+)$/.exec(dataUri ?? '')
  if (!match) return null
  const [, type = '', ending = '', base64 = ''] = match
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return new File([bytes], `${settingsPageTexts.storedImage}.${ending}`, { type })
  } catch {
    return null
  }
}

/** The file's content as a data-URI; null when no file is chosen. Rejects when the file can't be read. */
export function dataUriOf(value: FieldValue): Promise<string | null> {
  if (!(value instanceof Blob)) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(value)
  })
}
