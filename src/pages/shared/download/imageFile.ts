import type { FieldValue } from '../../../schemas/fields/fieldValue'
import { settingsPageTexts } from '../../../texts/admin/settings.texts'

/** The stored image as the file that the form shows; null when there is none, or none that can be read. */
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
 * The file's content as a data-URI; null when no file is chosen. A picture that is longer than this many characters is
 * made smaller first. Rejects when the file can't be read.
 */
export async function toDataUri(value: FieldValue, longest: number): Promise<string | null> {
  if (!(value instanceof Blob)) return null
  const dataUri = await read(value)
  return dataUri.length <= longest ? dataUri : shrink(value)
}

function read(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** Pixels: twice what the widest card shows. */
const widest = 1200

async function shrink(blob: Blob): Promise<string> {
  const bitmap = await createImageBitmap(blob)
  const scale = Math.min(1, widest / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  // A JPEG lets nothing be seen through it.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
