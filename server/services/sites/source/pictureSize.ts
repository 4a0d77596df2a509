import { imageSize } from 'image-size'

/** How large a picture is, in pixels; nothing where its file does not say. */
export function pictureSize(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined
  } catch {
    return undefined
  }
}
