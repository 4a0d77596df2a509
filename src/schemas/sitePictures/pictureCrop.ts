/** A section of a picture, in pixels of the picture. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** The uses of pictures, each with its aspect ratio (null for any) and its maximum size in pixels. */
export const pictureFormats = {
  free: { ratio: null, maxSize: { width: 1920, height: 1920 } },
  logo: { ratio: null, maxSize: { width: 640, height: 240 } },
  mark: { ratio: 1, maxSize: { width: 256, height: 256 } },
  icon: { ratio: 1, maxSize: { width: 64, height: 64 } },
  title: { ratio: 4, maxSize: { width: 1920, height: 480 } },
  share: { ratio: 1200 / 630, maxSize: { width: 1200, height: 630 } },
} as const satisfies Record<string, { ratio: number | null; maxSize: Size }>

export type PictureFormat = keyof typeof pictureFormats

/** Returns the format of the picture that a key of config.json refers to. */
export function getPictureFormat(key: string | number | undefined): PictureFormat {
  const formats: Readonly<Record<string, PictureFormat>> = {
    logoName: 'logo',
    mobileLogoName: 'mark',
    faviconName: 'icon',
    titlebarBackground: 'title',
    shareImageName: 'share',
  }
  return formats[String(key)] ?? 'free'
}

/** Returns the largest centred crop with this aspect ratio. */
export function getLargestCrop({ width, height }: Size, ratio: number | null): Crop {
  if (ratio === null) return { x: 0, y: 0, width, height }
  const maxWidth = Math.min(width, Math.round(height * ratio))
  const maxHeight = Math.min(height, Math.round(width / ratio))
  return {
    x: Math.round((width - maxWidth) / 2),
    y: Math.round((height - maxHeight) / 2),
    width: maxWidth,
    height: maxHeight,
  }
}

/**
 * Changes one number of a crop. The result lies inside the picture, is at least one pixel large, and keeps the aspect
 * ratio.
 */
export function changeCrop(
  crop: Crop,
  key: keyof Crop,
  value: number,
  pictureSize: Size,
  ratio: number | null,
): Crop {
  const changedCrop = { ...crop, [key]: Math.round(Number.isFinite(value) ? value : crop[key]) }
  if (key === 'height' && ratio !== null) changedCrop.width = Math.round(changedCrop.height * ratio)
  changedCrop.width = clamp(changedCrop.width, 1, pictureSize.width)
  if (ratio !== null) {
    changedCrop.width = Math.min(changedCrop.width, Math.max(1, Math.round(pictureSize.height * ratio)))
    changedCrop.height = Math.round(changedCrop.width / ratio)
  }
  changedCrop.height = clamp(changedCrop.height, 1, pictureSize.height)
  changedCrop.x = clamp(changedCrop.x, 0, pictureSize.width - changedCrop.width)
  changedCrop.y = clamp(changedCrop.y, 0, pictureSize.height - changedCrop.height)
  return changedCrop
}

/** The drag handle of a crop: the whole crop, or one of its corners while the opposite corner stays fixed. */
type CropHandle = 'whole' | 'nw' | 'ne' | 'sw' | 'se'

/**
 * Moves or resizes a crop by a drag distance in picture pixels. The result lies inside the picture, is at least one
 * pixel large, and keeps the aspect ratio.
 */
export function dragCrop(
  crop: Crop,
  handle: CropHandle,
  distance: { x: number; y: number },
  pictureSize: Size,
  ratio: number | null,
): Crop {
  if (handle === 'whole') {
    const movedCrop = changeCrop(crop, 'x', crop.x + distance.x, pictureSize, ratio)
    return changeCrop(movedCrop, 'y', crop.y + distance.y, pictureSize, ratio)
  }
  const [isTop, isLeft] = [handle.startsWith('n'), handle.endsWith('w')]
  // The maximum size from the fixed corner.
  const maxWidth = isLeft ? crop.x + crop.width : pictureSize.width - crop.x
  const maxHeight = isTop ? crop.y + crop.height : pictureSize.height - crop.y
  const requestedWidth = crop.width + (isLeft ? -distance.x : distance.x)
  const maximum = ratio === null ? maxWidth : Math.min(maxWidth, maxHeight * ratio)
  const width = Math.round(clamp(requestedWidth, 1, maximum))
  const height =
    ratio === null
      ? Math.round(clamp(crop.height + (isTop ? -distance.y : distance.y), 1, maxHeight))
      : clamp(Math.round(width / ratio), 1, maxHeight)
  return {
    x: isLeft ? crop.x + crop.width - width : crop.x,
    y: isTop ? crop.y + crop.height - height : crop.y,
    width,
    height,
  }
}

/** Returns the size at which a crop is rendered: its own size, or smaller if its format needs fewer pixels. */
export function getRenderedSize(
  { width, height }: Crop,
  { maxSize }: (typeof pictureFormats)[PictureFormat],
): Size {
  const scale = Math.min(1, maxSize.width / width, maxSize.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const clamp = (value: number, minimum: number, maximum: number) => Math.min(Math.max(value, minimum), maximum)
