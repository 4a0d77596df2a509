import { type ReactNode, useEffect, useId } from 'react'
import { configShape } from '../../../schemas/clientConfig/configShape'
import type { ClientTheme } from '../../../schemas/theme/clientTheme'
import {
  type FontName,
  fontFaces,
  fontNames,
  fontStack,
  shippedFonts,
} from '../../../schemas/theme/shippedFonts'
import { studioThemeTexts as texts } from '../../../texts/admin/siteEditing.texts'

interface ThemeChoicesProps {
  theme: ClientTheme | undefined
  /** The value is undefined for the product's default. */
  onChange: (key: string, value: string | undefined, title: string) => void
}

const choices = Object.entries(configShape.properties?.look?.properties ?? {}).filter(
  ([, shape]) => shape.enum,
)

/**
 * Theme settings with few choices, generated from the shape of `look`: fonts, headings, corners, spacing and dark
 * mode.
 */
export function ThemeChoices({ theme, onChange }: ThemeChoicesProps): ReactNode {
  useEffect(showFonts, [])
  const selectedColours: Readonly<Record<string, unknown>> = { ...theme }
  return (
    <fieldset className="fy-look__group">
      <legend>{texts.type}</legend>
      {choices.map(([key, { title = key, description, enum: values = [], default: usual }]) => (
        <Choice
          key={key}
          title={title}
          note={description}
          values={values.map(String)}
          usual={usual === undefined ? '' : String(usual)}
          value={String(selectedColours[key] ?? usual ?? '')}
          onChange={(value) => onChange(key, value === '' || value === usual ? undefined : value, title)}
        />
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  title: string
  note: string | undefined
  values: readonly string[]
  /** The default choice; '' if the product has none. */
  usual: string
  value: string
  onChange: (value: string) => void
}

function Choice({ title, note, values, usual, value, onChange }: ChoiceProps): ReactNode {
  const id = useId()
  const font = getFont(value)
  return (
    <div className="fy-look__choice">
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        className="fy-input"
        aria-describedby={note ? `${id}-note` : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {usual === '' ? <option value="">{texts.systemFont}</option> : null}
        {values.map((text) => (
          <option key={text} value={text}>
            {getName(text)}
          </option>
        ))}
      </select>
      {note ? (
        <p className="fy-look__note" id={`${id}-note`}>
          {note}
        </p>
      ) : null}
      {font ? (
        <p className="fy-look__sample" style={{ fontFamily: fontStack(font) }}>
          {texts.sample}
        </p>
      ) : null}
    </div>
  )
}

const getFont = (value: string): FontName | undefined => fontNames.find((name) => name === value)

function getName(value: string): string {
  const font = getFont(value)
  return font ? shippedFonts[font].family : (texts.choices[value] ?? value)
}

/** Adds the sample fonts to this page only; the browser fetches each when its sample is shown. */
function showFonts(): (() => void) | undefined {
  // Browsers without `adoptedStyleSheets` show only the font names.
  if (!('adoptedStyleSheets' in document)) return undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fontFaces(fontNames))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
