import { type ReactNode, useMemo } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { clientFile } from '../../data/site/clientFile'
import { useClient, useSite } from '../../pages/shared/site/SiteContext'
import { summarise } from '../../schemas/jobList/listPart'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { layoutTexts } from '../../texts/public/site.texts'
import './TitleBar.css'

/** The bar with the client's heading title over its image [LY-02]. It has no `h1`: the page provides one. */
export function TitleBar({ size }: { size: 'tall' | 'slim' }): ReactNode {
  const client = useClient()
  const list = useStoreValue(useSite().vacancies.store, (state) => state.list)
  const part = useStoreValue(useSite().vacancies.store, (state) => state.part)
  const { roles, places } = useMemo(() => (list ? summarise(list) : (part ?? summarise([]))), [list, part])
  const image = client.config.titlebarBackground
  return (
    <div className={`fy-titlebar fy-titlebar--${size}`}>
      {image ? <img className="fy-titlebar__image" src={clientFile(client, image)} alt="" /> : null}
      <div className="fy-titlebar__row">
        <p {...getLangAttributes(client.config, 'headingTitle')} className="fy-titlebar__title">
          {client.config.headingTitle}
        </p>
        {size === 'tall' ? (
          <p className="fy-titlebar__note">
            {roles > 0 ? layoutTexts.rolesSummary(roles, places) : '\u00a0'}
          </p>
        ) : null}
      </div>
    </div>
  )
}
