import { type ReactNode, useEffect, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { type Colour, getContrast, parseColour, toHex, white } from '../../../schemas/theme/colour'
import { toOklch } from '../../../schemas/theme/oklch'
import { studioThemeTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { Button } from '../../../widgets/shared/Button'
import { getDraftPictureUrl } from '../pictures/getDraftPictureUrl'

/** Suggests accent colours from the logo and reports whether the logo is visible on its background ('#rrggbb'). */
export function LogoColours({ studio, background }: { studio: Studio; background: string }): ReactNode {
  const logoUrl = useStoreValue(studio.store, ({ config, draft }) =>
    config.logoName ? getDraftPictureUrl(draft, config.logoName) : null,
  )
  const [pixels, setPixels] = useState<Uint8ClampedArray | null>(null)
  const [hasRequested, setRequested] = useState(false)
  useEffect(() => {
    let isOutdated = false
    setPixels(null)
    if (logoUrl === null) return
    // A logo that cannot be drawn gives no suggestions.
    loadPixels(logoUrl).then(
      (loadedPixels) => isOutdated || setPixels(loadedPixels),
      () => {},
    )
    return () => {
      isOutdated = true
    }
  }, [logoUrl])
  if (logoUrl === null) return <p className="fy-note">{texts.noLogo}</p>
  const ratio = pixels ? getBackgroundContrast(pixels, parseColour(background) ?? white) : null
  const colours = hasRequested && pixels ? extractPalette(pixels, 4).map(toHex) : []
  return (
    <div className="fy-grid fy-gap-1 fy-start">
      {ratio === null ? null : (
        <p className={ratio < 3 ? 'fy-danger fy-small' : 'fy-note'}>
          {ratio < 3 ? texts.logoContrastLow(ratio) : texts.logoContrast(ratio)}
        </p>
      )}
      <Button size="small" onClick={() => setRequested(true)}>
        {texts.suggest}
      </Button>
      <div role="status">
        {hasRequested && pixels && colours.length === 0 ? <p>{texts.noColours}</p> : null}
        {colours.length > 0 ? <p className="fy-visually-hidden">{texts.suggested}</p> : null}
      </div>
      {colours.length > 0 ? (
        <ul className="fy-plain-list fy-stack fy-gap-1">
          {colours.map((colour) => (
            <li key={colour}>
              <Button
                size="small"
                onClick={() =>
                  studio.edit([{ path: ['themeColor'], value: colour }], texts.changed(texts.accent))
                }
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <rect width="16" height="16" rx="3" fill={colour} />
                </svg>
                {texts.setAsAccent(colour)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Length in pixels of the longer side of the sampled picture; more pixels would hardly change the palette. */
const canvasSide = 96

/**
 * Decodes an image and returns its pixels on a transparent canvas, scaled to `canvasSide`. Rejects if the browser
 * cannot decode or draw the image.
 */
async function loadPixels(logoUrl: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = logoUrl
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = canvasSide / Math.max(image.naturalWidth, image.naturalHeight, 1)
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height).data
}

/** Canvas pixels: red, green, blue and alpha, each 0–255. */
type Pixels = Uint8ClampedArray | readonly number[]

interface Swatch {
  colour: Colour
  count: number
}

/** Colours closer than this distance in OKLab count as similar. */
const maxSimilarDistance = 0.09

/** Returns the most characteristic colours of a picture, most frequent and most saturated first. */
export function extractPalette(pixels: Pixels, maximum = 5): Colour[] {
  const mergedSwatches: Swatch[] = []
  for (const swatch of groupColours(pixels)) {
    const similarSwatch = mergedSwatches.find(
      ({ colour }) => getColourDistance(colour, swatch.colour) < maxSimilarDistance,
    )
    if (similarSwatch) similarSwatch.count += swatch.count
    else mergedSwatches.push({ ...swatch })
  }
  const getWeight = ({ colour, count }: Swatch) => Math.sqrt(count) * (0.03 + toOklch(colour).chroma)
  // White and near-white count as background.
  return mergedSwatches
    .filter(({ colour }) => getContrast(colour, white) > 1.25)
    .sort((a, b) => getWeight(b) - getWeight(a))
    .slice(0, maximum)
    .map(({ colour }) => colour)
}

/**
 * Returns the contrast of a picture with a background, 1 to 21: the median over its pixels that are neither transparent
 * nor of the background's colour. Null if there are no such pixels.
 */
export function getBackgroundContrast(pixels: Pixels, background: Colour): number | null {
  const ratios = groupColours(pixels).flatMap(({ colour, count }) => {
    const ratio = getContrast(colour, background)
    // Pixels in the background's own colour count as background.
    return ratio < 1.1 ? [] : [{ ratio, count }]
  })
  const halfCount = ratios.reduce((sum, { count }) => sum + count, 0) / 2
  let coveredCount = 0
  for (const { ratio, count } of ratios.sort((a, b) => b.ratio - a.ratio)) {
    coveredCount += count
    if (coveredCount >= halfCount) return ratio
  }
  return null
}

/**
 * Groups the pixels that are not transparent into buckets, 16 per colour channel, and returns the mean colour of each
 * bucket, most frequent first.
 */
function groupColours(pixels: Pixels): Swatch[] {
  const buckets = new Map<number, { sum: [number, number, number]; count: number }>()
  for (let offset = 0; offset + 3 < pixels.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      pixels[offset],
      pixels[offset + 1],
      pixels[offset + 2],
      pixels[offset + 3],
    ]
    if (alpha < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bucket = buckets.get(key) ?? { sum: [0, 0, 0], count: 0 }
    bucket.sum[0] += red
    bucket.sum[1] += green
    bucket.sum[2] += blue
    bucket.count += 1
    buckets.set(key, bucket)
  }
  return [...buckets.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ sum, count }) => {
      const [red, green, blue] = sum
      return { count, colour: [Math.round(red / count), Math.round(green / count), Math.round(blue / count)] }
    })
}

function getColourDistance(colour: Colour, other: Colour): number {
  const [a, b] = [toOklch(colour), toOklch(other)]
  const colourDistance = Math.hypot(
    a.chroma * Math.cos(a.hue) - b.chroma * Math.cos(b.hue),
    a.chroma * Math.sin(a.hue) - b.chroma * Math.sin(b.hue),
  )
  return Math.hypot(a.lightness - b.lightness, colourDistance)
}
