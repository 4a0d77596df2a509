/** Sides of what is looked at: more pixels say no more about colours. */
const side = 96

/** A picture's pixels, made small, on nothing. Rejects where it can not be shown. */
export async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = side / Math.max(image.naturalWidth, image.naturalHeight, 1)
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height).data
}
