import { hasScript, type PictureKind, pictureKind } from '../../../schemas/sitePictures/pictureKind'
import { studioPictureTexts } from '../../../texts/admin/studio.texts'

const { refusals } = studioPictureTexts
const mostBytes = 30 * 1024 * 1024
/** Browsers draw no canvas beyond this. */
const mostPixels = 120_000_000

/** A picture of somebody's device, shown by its address until that is given back. */
export interface OpenedPicture {
  file: File
  kind: PictureKind
  image: HTMLImageElement
  width: number
  height: number
  isScripted: boolean
}

/** Opens a file as a picture, whatever it is called; rejects with words for people. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size > mostBytes) throw new Error(refusals.heavy(file.name, file.size))
  const kind = pictureKind(new Uint8Array(await file.slice(0, 2048).arrayBuffer()))
  if (kind === null) throw new Error(refusals.other(file.name))
  const image = await shownImage(file, kind)
  // A drawing without measures of its own is shown by its box.
  const [width, height] = [image.naturalWidth || 300, image.naturalHeight || 150]
  if (width * height > mostPixels) throw new Error(refusals.large(file.name))
  const isScripted = kind === 'svg' && hasScript(await file.text())
  return { file, kind, image, width, height, isScripted }
}

async function shownImage(file: File, kind: PictureKind): Promise<HTMLImageElement> {
  const typed = kind === 'svg' ? new Blob([file], { type: 'image/svg+xml' }) : file
  const address = URL.createObjectURL(typed)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return image
  } catch {
    throw new Error(refusals.broken(file.name))
  } finally {
    // Decoded once, it can be drawn without its address.
    URL.revokeObjectURL(address)
  }
}
