import { type ReactNode, useMemo } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { useStoreValue } from '../../../data/useStoreValue'
import { configShape } from '../../../schemas/clientConfig/configShape'
import { colourRoles } from '../../../schemas/clientLook'
import { readClientStyles } from '../../../schemas/clientStyles'
import { roleTokens } from '../../../schemas/lookTokens'
import { judgedPairs } from '../../../schemas/site/tokenPairs'
import { siteTokens } from '../../../schemas/theme'
import { studioLookTexts as texts } from '../../../texts/studioLook'
import { useOwnStyles } from '../useOwnStyles'
import { ColourField } from './ColourField'
import './LookPanel.css'
import { LogoColours } from './LogoColours'
import { LookChoices } from './LookChoices'

const roles = configShape.properties?.look?.properties?.colours?.properties ?? {}

/** How the client's site looks: its colours, each judged at once, its type, its corners, its room and its dark. */
export function LookPanel({ studio }: { studio: Studio }): ReactNode {
  const { themeColor, look } = useStoreValue(studio.store, (state) => state.config)
  const css = useOwnStyles(studio)
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
              pairs={judgedPairs(tokens).filter(({ text, ground }) => text === token || ground === token)}
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
      <LookChoices look={look} onChange={(key, value, title) => change(['look', key], value, title)} />
    </div>
  )
}
