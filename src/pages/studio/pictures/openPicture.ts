import { detectPictureKind, hasScript, type PictureKind } from '../../../schemas/sitePictures/pictureKind'
import { studioPictureTexts } from '../../../texts/admin/studio.texts'

const { refusals } = studioPictureTexts
const maxBytes = 30 * 1024 * 1024
/** Maximum number of pixels, because browsers fail to draw very large pictures. */
const maxPixels = 120_000_000

/** A decoded picture from the user's device. */
export interface OpenedPicture {
  file: File
  kind: PictureKind
  image: HTMLImageElement
  width: number
  height: number
  isScripted: boolean
}

/** Opens a file as a picture, regardless of its name; rejects with a message for the user. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size > maxBytes) throw new Error(refusals.heavy(file.name, file.size))
  const kind = detectPictureKind(new Uint8Array(await file.slice(0, 2048).arrayBuffer()))
  if (kind === null) throw new Error(refusals.other(file.name))
  const image = await decodeImage(file, kind)
  // An SVG without dimensions uses the default size of 300 by 150.
  const [width, height] = [image.naturalWidth || 300, image.naturalHeight || 150]
  if (width * height > maxPixels) throw new Error(refusals.large(file.name))
  const isScripted = kind === 'svg' && hasScript(await file.text())
  return { file, kind, image, width, height, isScripted }
}

async function decodeImage(file: File, kind: PictureKind): Promise<HTMLImageElement> {
  const typedBlob = kind === 'svg' ? new Blob([file], { type: 'image/svg+xml' }) : file
  const url = URL.createObjectURL(typedBlob)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return image
  } catch {
    throw new Error(refusals.broken(file.name))
  } finally {
    // The decoded image can be drawn without its URL.
    URL.revokeObjectURL(url)
  }
}
