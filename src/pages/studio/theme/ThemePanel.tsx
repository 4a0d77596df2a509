import { type ReactNode, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { configShape } from '../../../schemas/clientConfig/configShape'
import { contrastPairs } from '../../../schemas/siteChecks/contrastPairs'
import { readClientStyles } from '../../../schemas/theme/clientStyles'
import { colourRoles } from '../../../schemas/theme/clientTheme'
import { roleTokens } from '../../../schemas/theme/clientThemeTokens'
import { siteTokens } from '../../../schemas/theme/themeStylesheet'
import { studioThemeTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { useDraftStyles } from '../draft/useDraftStyles'
import { ColourField } from './ColourField'
import './ThemePanel.css'
import { LogoColours } from './LogoColours'
import { ThemeChoices } from './ThemeChoices'

const roles = configShape.properties?.look?.properties?.colours?.properties ?? {}

/** Theme of the client's site: colours with instant contrast checks, fonts, corners, spacing and dark mode. */
export function ThemePanel({ studio }: { studio: Studio }): ReactNode {
  const { themeColor, look } = useStoreValue(studio.store, (state) => state.config)
  const css = useDraftStyles(studio)
  const tokens = useMemo(
    () => siteTokens(themeColor, look, readClientStyles(css).tokens),
    [themeColor, look, css],
  )
  const change = (path: (string | number)[], value: string | undefined, what: string) => {
    const edit = value === undefined ? { path } : { path, value }
    studio.edit([edit], texts.changed(what), path.join('/'))
  }
  return (
    <div className="fy-look">
      <fieldset className="fy-look__group">
        <legend>{texts.colours}</legend>
        <ColourField
          title={texts.accent}
          note={texts.accentNote}
          value={themeColor}
          onChange={(colour) => change(['themeColor'], colour, texts.accent)}
        />
        <LogoColours studio={studio} ground={tokens['--fy-surface'] ?? '#ffffff'} />
        {colourRoles.map((role) => {
          const { title = role, description = '' } = roles[role] ?? {}
          const token = roleTokens[role]
          return (
            <ColourField
              key={role}
              title={title}
              note={description}
              value={tokens[token] ?? '#ffffff'}
              pairs={contrastPairs(tokens).filter(({ text, ground }) => text === token || ground === token)}
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
