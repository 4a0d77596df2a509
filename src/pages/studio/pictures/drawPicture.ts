import {
  type Crop,
  drawnSize,
  type PictureFormat,
  pictureFormats,
} from '../../../schemas/sitePictures/pictureCrop'
import type { OpenedPicture } from './openPicture'

/** A picture as it will be kept: its bytes and the ending of its name. */
export interface DrawnPicture {
  bytes: Blob
  ending: string
  width: number
  height: number
}

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** Whether a picture stays as it came: drawings have no pixels to lose, and moving pictures would stand still. */
export function staysAsItIs({ kind }: OpenedPicture, format: PictureFormat): boolean {
  return kind === 'svg' ? format !== 'share' : kind === 'gif' || kind === 'ico'
}

/** Draws part of a picture at the size that its format needs, into the kind of file that is smallest. */
export async function drawPicture(
  picture: OpenedPicture,
  crop: Crop,
  format: PictureFormat,
): Promise<DrawnPicture> {
  if (staysAsItIs(picture, format)) {
    const { file, kind, width, height } = picture
    return { bytes: file, ending: kind, width, height }
  }
  const canvas = document.createElement('canvas')
  paintCrop(canvas, picture, crop, format)
  const { width, height } = canvas
  const drawn = await Promise.all(typesFor(canvas, format).map((type) => encoded(canvas, type)))
  const [smallest] = drawn.flatMap((blob) => blob ?? []).sort((a, b) => a.size - b.size)
  if (!smallest) throw new Error('This browser writes no pictures.')
  const isWhole = width === picture.width && height === picture.height
  if (isWhole && picture.file.size <= smallest.size && format !== 'share') {
    return { bytes: picture.file, ending: picture.kind, width, height }
  }
  return { bytes: smallest, ending: endings[smallest.type] ?? 'png', width, height }
}

/** Draws a crop into a canvas, which takes the size that the format needs. */
export function paintCrop(
  canvas: HTMLCanvasElement,
  { image }: OpenedPicture,
  crop: Crop,
  format: PictureFormat,
): void {
  const { width, height } = drawnSize(crop, pictureFormats[format])
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  // Networks show a shared picture on any ground: nothing is to be seen through it.
  if (format === 'share') {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height)
}

/** Every browser tab shows a PNG, and every network a JPEG. */
function typesFor(canvas: HTMLCanvasElement, format: PictureFormat): string[] {
  if (format === 'icon') return ['image/png']
  if (format === 'share') return ['image/jpeg']
  return isOpaque(canvas) ? ['image/webp', 'image/jpeg', 'image/png'] : ['image/webp', 'image/png']
}

function isOpaque(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}

/** Null where the browser does not write this kind. */
function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, 0.84),
  )
}
