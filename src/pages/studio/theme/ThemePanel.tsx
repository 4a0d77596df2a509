import './ThemePanel.css'
import { type ReactNode, useEffect, useId, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { configShape } from '../../../schemas/clientConfig/configShape'
import { getContrastPairs } from '../../../schemas/siteChecks/contrastPairs'
import { type ClientTheme, colourRoles } from '../../../schemas/theme/clientTheme'
import { roleTokens } from '../../../schemas/theme/clientThemeTokens'
import {
  createFontFaces,
  type FontName,
  fontNames,
  getFontStack,
  shippedFonts,
} from '../../../schemas/theme/shippedFonts'
import { getSiteTokens, readClientStyles } from '../../../schemas/theme/themeStylesheet'
import { studioThemeTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { useDraftStyles } from '../draft/useStudio'
import { ColourField } from './ColourField'
import { LogoColours } from './LogoColours'

const roleShapes = configShape.properties?.look?.properties?.colours?.properties ?? {}

/** Theme of the client's site: colours with instant contrast checks, fonts, corners, spacing and dark mode. */
export function ThemePanel({ studio }: { studio: Studio }): ReactNode {
  const { themeColor, look } = useStoreValue(studio.store, (state) => state.config)
  const css = useDraftStyles(studio)
  const tokens = useMemo(
    () => getSiteTokens(themeColor, look, readClientStyles(css).tokens),
    [themeColor, look, css],
  )
  const change = (path: (string | number)[], value: string | undefined, description: string) => {
    const edit = value === undefined ? { path } : { path, value }
    studio.edit([edit], texts.changed(description), path.join('/'))
  }
  return (
    <div className="fy-stack fy-gap-4">
      <fieldset className="fy-look__group fy-stack fy-gap-4">
        <legend>{texts.colours}</legend>
        <ColourField
          title={texts.accent}
          note={texts.accentNote}
          value={themeColor}
          onChange={(colour) => change(['themeColor'], colour, texts.accent)}
        />
        <LogoColours studio={studio} background={tokens['--fy-surface'] ?? '#ffffff'} />
        {colourRoles.map((role) => {
          const { title = role, description = '' } = roleShapes[role] ?? {}
          const token = roleTokens[role]
          return (
            <ColourField
              key={role}
              title={title}
              note={description}
              value={tokens[token] ?? '#ffffff'}
              pairs={getContrastPairs(tokens).filter(
                ({ text, background }) => text === token || background === token,
              )}
              role={role}
              tokens={tokens}
              onChange={(colour) => change(['look', 'colours', role], colour, title)}
              {...(look?.colours?.[role]
                ? { onReset: () => change(['look', 'colours', role], undefined, title) }
                : {})}
            />
          )
        })}
      </fieldset>
      <ThemeChoices theme={look} onChange={(key, value, title) => change(['look', key], value, title)} />
    </div>
  )
}

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
function ThemeChoices({ theme, onChange }: ThemeChoicesProps): ReactNode {
  useEffect(addSampleFonts, [])
  const themeValues: Readonly<Record<string, unknown>> = { ...theme }
  return (
    <fieldset className="fy-look__group fy-stack fy-gap-4">
      <legend>{texts.type}</legend>
      {choices.map(([key, { title = key, description, enum: values = [], default: defaultValue }]) => (
        <Choice
          key={key}
          title={title}
          note={description}
          values={values.map(String)}
          defaultValue={defaultValue === undefined ? '' : String(defaultValue)}
          value={String(themeValues[key] ?? defaultValue ?? '')}
          onChange={(value) =>
            onChange(key, value === '' || value === defaultValue ? undefined : value, title)
          }
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
  defaultValue: string
  value: string
  onChange: (value: string) => void
}

function Choice({ title, note, values, defaultValue, value, onChange }: ChoiceProps): ReactNode {
  const id = useId()
  const font = findFont(value)
  return (
    <div className="fy-look__choice fy-grid fy-gap-1 fy-start">
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        className="fy-input"
        aria-describedby={note ? `${id}-note` : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {defaultValue === '' ? <option value="">{texts.systemFont}</option> : null}
        {values.map((choice) => (
          <option key={choice} value={choice}>
            {getName(choice)}
          </option>
        ))}
      </select>
      {note ? (
        <p className="fy-note" id={`${id}-note`}>
          {note}
        </p>
      ) : null}
      {font ? (
        <p className="fy-large" style={{ fontFamily: getFontStack(font) }}>
          {texts.sample}
        </p>
      ) : null}
    </div>
  )
}

const findFont = (value: string): FontName | undefined => fontNames.find((name) => name === value)

function getName(value: string): string {
  const font = findFont(value)
  return font ? shippedFonts[font].family : (texts.choices[value] ?? value)
}

/** Adds the sample fonts to this page only; the browser fetches each font when its sample is shown. */
function addSampleFonts(): (() => void) | undefined {
  // Browsers without `adoptedStyleSheets` show only the font names.
  if (!('adoptedStyleSheets' in document)) return undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(createFontFaces(fontNames))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((styleSheet) => styleSheet !== sheet)
  }
}
