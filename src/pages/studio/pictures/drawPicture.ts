import {
  type Crop,
  getRenderedSize,
  type PictureFormat,
  pictureFormats,
} from '../../../schemas/sitePictures/pictureCrop'
import type { OpenedPicture } from './openPicture'

/** A picture ready to store. */
export interface RenderedPicture {
  blob: Blob
  /** File extension without the dot. */
  extension: string
  width: number
  height: number
}

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/**
 * Returns true if the picture is stored unchanged: a canvas would drop the animation of a GIF and the sizes of an ICO
 * file, and an SVG needs no downscaling. For 'share' an SVG is drawn, because networks do not show SVG.
 */
export function keepsOriginalFile({ kind }: OpenedPicture, format: PictureFormat): boolean {
  return kind === 'svg' ? format !== 'share' : kind === 'gif' || kind === 'ico'
}

/**
 * Returns the picture to store: the crop at the size of the format, in the candidate type that gives the smallest file.
 * Returns the original file instead if `keepsOriginalFile` returns true; except for 'share', also if its dimensions
 * would not change and the drawn file would not be smaller. Rejects if the browser cannot encode the picture.
 */
export async function drawPicture(
  picture: OpenedPicture,
  crop: Crop,
  format: PictureFormat,
): Promise<RenderedPicture> {
  if (keepsOriginalFile(picture, format)) {
    const { file, kind, width, height } = picture
    return { blob: file, extension: kind, width, height }
  }
  const canvas = document.createElement('canvas')
  paintCrop(canvas, picture, crop, format)
  const { width, height } = canvas
  const blobs = await Promise.all(
    getCandidateTypes(canvas, format).map((type) => encodePicture(canvas, type)),
  )
  const [smallest] = blobs.flatMap((blob) => blob ?? []).sort((a, b) => a.size - b.size)
  if (!smallest) throw new Error('This browser cannot encode the picture.')
  const isFullSize = width === picture.width && height === picture.height
  if (isFullSize && picture.file.size <= smallest.size && format !== 'share') {
    return { blob: picture.file, extension: picture.kind, width, height }
  }
  return { blob: smallest, extension: extensions[smallest.type] ?? 'png', width, height }
}

/** Draws the crop into a canvas and sets the canvas to the size of the format. */
export function paintCrop(
  canvas: HTMLCanvasElement,
  { image }: OpenedPicture,
  crop: Crop,
  format: PictureFormat,
): void {
  const { width, height } = getRenderedSize(crop, pictureFormats[format])
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  // White background, because networks show shared pictures on any background.
  if (format === 'share') {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height)
}

/**
 * Returns the candidate MIME types: PNG for icons and JPEG for shared pictures, because these are supported everywhere;
 * otherwise WebP, PNG and, without transparency, JPEG.
 */
function getCandidateTypes(canvas: HTMLCanvasElement, format: PictureFormat): string[] {
  if (format === 'icon') return ['image/png']
  if (format === 'share') return ['image/jpeg']
  return isOpaque(canvas) ? ['image/webp', 'image/jpeg', 'image/png'] : ['image/webp', 'image/png']
}

function isOpaque(canvas: HTMLCanvasElement): boolean {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  for (let offset = 3; offset < pixels.length; offset += 4) if (pixels[offset] !== 255) return false
  return true
}

/** Resolves with null if the browser cannot encode this type. */
function encodePicture(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, 0.84),
  )
}
