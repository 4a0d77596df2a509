import { type ReactNode, useEffect, useId, useState } from 'react'
import { suggestReadableColour } from '../../../schemas/siteChecks/checkTheme'
import type { ContrastPair } from '../../../schemas/siteChecks/contrastPairs'
import type { ColourRole } from '../../../schemas/theme/clientTheme'
import { roleTokens } from '../../../schemas/theme/clientThemeTokens'
import { parseColour, toHex } from '../../../schemas/theme/colour'
import { siteCheckTexts } from '../../../texts/admin/siteChecks.texts'
import { studioThemeTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { Button } from '../../../widgets/shared/Button'
import '../../../widgets/textInput/TextInput.css'

interface ColourFieldProps {
  title: string
  note: string
  /** '#rrggbb': the chosen colour, or the default one. */
  value: string
  onChange: (colour: string) => void
  /** Absent while no colour is chosen. */
  onReset?: () => void
  /** Contrast of the colour with each text on it, or each background behind it. */
  pairs?: readonly ContrastPair[]
  /** Role of the colour and all tokens of the theme, to suggest a readable colour; absent for the accent. */
  role?: ColourRole
  tokens?: Readonly<Record<string, string | null>>
}

/** Colour input with a picker and a text field; reports the contrast with each related colour. */
export function ColourField(props: ColourFieldProps): ReactNode {
  const { title, note, value, onChange, onReset, pairs = [], role, tokens } = props
  const id = useId()
  const [typedText, setTypedText] = useState(value)
  // Keep the typed notation as long as it means the same colour.
  useEffect(() => setTypedText((previous) => (isSameColour(previous, value) ? previous : value)), [value])
  const isColour = parseColour(typedText.trim()) !== null
  const applyText = (text: string) => {
    setTypedText(text)
    const colour = parseColour(text.trim())
    if (colour) onChange(toHex(colour))
  }
  const hasLowContrast = pairs.some(({ ratio }) => ratio < 4.5)
  const nearestColour = hasLowContrast && role && tokens ? suggestReadableColour(role, tokens) : null
  return (
    <div className="fy-grid fy-gap-1 fy-start">
      <p className="fy-look__name" id={`${id}-name`}>
        {title}
      </p>
      <p className="fy-note" id={`${id}-note`}>
        {note}
      </p>
      <div className="fy-cluster fy-gap-2">
        <input
          type="color"
          className="fy-look__well fy-rounded fy-surface"
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-note`}
          value={toHexColour(value)}
          onChange={({ target }) => applyText(target.value)}
        />
        <input
          className="fy-input fy-look__hex"
          aria-label={texts.hex(title)}
          aria-invalid={!isColour}
          aria-describedby={isColour ? undefined : `${id}-wrong`}
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          value={typedText}
          onChange={({ target }) => applyText(target.value)}
          onBlur={() => setTypedText(value)}
        />
        {onReset ? (
          <Button look="quiet" size="small" aria-label={texts.reset(title)} onClick={onReset}>
            {texts.resetShort}
          </Button>
        ) : null}
      </div>
      {isColour ? null : (
        <p className="fy-danger fy-small" id={`${id}-wrong`}>
          {texts.notAColour}
        </p>
      )}
      {role && pairs.length > 0 ? <ContrastPairs pairs={pairs} token={roleTokens[role]} /> : null}
      {nearestColour ? (
        <Button size="small" onClick={() => onChange(nearestColour)}>
          {texts.chooseNearestColour(nearestColour)}
        </Button>
      ) : null}
    </div>
  )
}

/** Summarizes the pairs if all are readable; otherwise lists each pair with low contrast. */
function ContrastPairs({ pairs, token }: { pairs: readonly ContrastPair[]; token: string }): ReactNode {
  const lowContrastPairs = pairs.filter(({ ratio }) => ratio < 4.5)
  if (lowContrastPairs.length === 0) {
    return <p className="fy-note">{texts.readableContrast(Math.min(...pairs.map(({ ratio }) => ratio)))}</p>
  }
  return (
    <ul className="fy-plain-list fy-stack fy-gap-1 fy-danger fy-small">
      {lowContrastPairs.map(({ text, background, ratio }) => (
        <li key={`${text} ${background}`}>
          {texts.lowContrast(ratio, siteCheckTexts.getTokenName(text === token ? background : text))}
        </li>
      ))}
    </ul>
  )
}

function isSameColour(item: string, other: string): boolean {
  const [a, b] = [parseColour(item.trim()), parseColour(other)]
  return a !== null && b !== null && toHex(a) === toHex(b)
}

/**
 * Returns the colour as '#rrggbb', the only notation that the browser's colour input accepts; black if it is invalid.
 */
function toHexColour(value: string): string {
  const colour = parseColour(value)
  return colour ? toHex(colour) : '#000000'
}
