import type { FieldValue } from '../../../schemas/fields/fieldValue'
import { settingsPageTexts } from '../../../texts/admin/settings.texts'

/** Returns the image in a base64 data URI as a file for the form; null if there is none or it cannot be decoded. */
export function toImageFile(dataUri: string | null): File | null {
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

/**
 * Returns the file as a data URI; null if no file is chosen. If the data URI is longer than `maxLength` characters,
 * returns the picture as a JPEG of at most `maxWidth` instead, which may still be longer. Rejects if the file cannot be
 * read or decoded.
 */
export async function toDataUri(value: FieldValue, maxLength: number): Promise<string | null> {
  if (!(value instanceof Blob)) return null
  const dataUri = await readDataUrl(value)
  return dataUri.length <= maxLength ? dataUri : shrinkImage(value)
}

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** Maximum width in pixels: twice the width of the widest card. */
const maxWidth = 1200

async function shrinkImage(blob: Blob): Promise<string> {
  const bitmap = await createImageBitmap(blob)
  const scale = Math.min(1, maxWidth / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas.')
  // JPEG has no transparency, so the background is white.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
