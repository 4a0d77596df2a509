import { type ReactNode, useEffect, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { parseColour, toHex, white } from '../../../schemas/theme/colour'
import { studioThemeTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { draftPicture } from '../pictures/draftPicture'
import { extractPalette, getBackgroundContrast } from './extractPalette'

/** Suggests accent colours from the logo and reports whether the logo is visible on its background ('#rrggbb'). */
export function LogoColours({ studio, ground }: { studio: Studio; ground: string }): ReactNode {
  const address = useStoreValue(studio.store, ({ config, draft }) =>
    config.logoName ? draftPicture(draft, config.logoName) : null,
  )
  const [pixels, setPixels] = useState<Uint8ClampedArray | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    let isOld = false
    setPixels(null)
    if (address === null) return
    // A logo that cannot be drawn suggests nothing; the checks report the problem.
    getPixels(address).then(
      (found) => isOld || setPixels(found),
      () => {},
    )
    return () => {
      isOld = true
    }
  }, [address])
  if (address === null) return <p className="fy-look__note">{texts.noLogo}</p>
  const ratio = pixels ? getBackgroundContrast(pixels, parseColour(ground) ?? white) : null
  const colours = isAsked && pixels ? extractPalette(pixels, 4).map(toHex) : []
  return (
    <div className="fy-look__logo">
      {ratio === null ? null : (
        <p className={ratio < 3 ? 'fy-look__wrong' : 'fy-look__note'}>
          {ratio < 3 ? texts.logoPale(ratio) : texts.logoReads(ratio)}
        </p>
      )}
      <button type="button" className="fy-button fy-button--small" onClick={() => setIsAsked(true)}>
        {texts.suggest}
      </button>
      <div role="status">
        {isAsked && pixels && colours.length === 0 ? <p>{texts.noColours}</p> : null}
        {colours.length > 0 ? <p className="fy-visually-hidden">{texts.suggested}</p> : null}
      </div>
      {colours.length > 0 ? (
        <ul className="fy-look__swatches">
          {colours.map((colour) => (
            <li key={colour}>
              <button
                type="button"
                className="fy-button fy-button--small"
                onClick={() =>
                  studio.edit([{ path: ['themeColor'], value: colour }], texts.changed(texts.accent))
                }
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <rect width="16" height="16" rx="3" fill={colour} />
                </svg>
                {texts.asAccent(colour)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Maximum side of the sampled picture in pixels; more pixels would not change the palette. */
const canvasSize = 96

/**
 * Decodes an image and returns its pixels, downscaled, on a transparent canvas. Rejects if the browser cannot decode
 * it.
 */
async function getPixels(address: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  const scale = canvasSize / Math.max(image.naturalWidth, image.naturalHeight, 1)
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height).data
}
