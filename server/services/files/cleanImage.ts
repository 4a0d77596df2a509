import { cleanGif } from './cleanGif'
import { cleanJpeg } from './cleanJpeg'
import { cleanPng } from './cleanPng'

const cleaners: Record<string, (bytes: Buffer) => Buffer | undefined> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/gif': cleanGif,
}

/**
 * An image without what it tells about where, when and by whom it was made, and without what stands behind its end. The
 * picture itself is copied as it is, never decoded. Other types are given back as they came.
 * @returns undefined when the file is not built as an image of its type is
 */
export function cleanImage(mime: string, bytes: Buffer): Buffer | undefined {
  const clean = cleaners[mime]
  return clean ? clean(bytes) : bytes
}
