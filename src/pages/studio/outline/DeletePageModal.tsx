import { type ReactNode, useId, useState } from 'react'
import { getValue } from '../../../schemas/forms/answerPath'
import { getMenuLabel } from '../../../schemas/siteEditing/menuChanges'
import { getPagePath, getPages } from '../../../schemas/siteEditing/pageChanges'
import { listLinksToPage, type PageLink } from '../../../schemas/siteEditing/pageLinks'
import { getBlockName, getPageTitle } from '../../../schemas/siteEditing/siteChange'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { ConfirmModal } from '../../shared/dialog/ConfirmModal'

interface DeletePageModalProps {
  rawConfig: unknown
  index: number
  /**
   * Deletes the page with `deletePage`. `redirectPath` is the target for links to the page; null leaves them unchanged.
   */
  onDelete: (redirectPath: string | null) => void
  onClose: () => void
}

/** Lists the links to a page before it is deleted, and asks for their new target. */
export function DeletePageModal({ rawConfig, index, onDelete, onClose }: DeletePageModalProps): ReactNode {
  const id = useId()
  const [redirectPath, setRedirectPath] = useState('/')
  const links = listLinksToPage(rawConfig, getPagePath(rawConfig, index))
  const otherPages = getPages(rawConfig).flatMap((_, other) =>
    other === index || getPagePath(rawConfig, other) === '/'
      ? []
      : [{ path: getPagePath(rawConfig, other), title: getPageTitle(rawConfig, other) }],
  )
  return (
    <ConfirmModal
      title={texts.deletePage(getPageTitle(rawConfig, index))}
      isDestructive
      action={texts.deleteIt}
      onConfirm={() => onDelete(redirectPath === '' ? null : redirectPath)}
      onClose={onClose}
    >
      <div className="fy-site-outline__form fy-stack fy-gap-3">
        <p>{texts.linked(links.length)}</p>
        <ul>
          {links.map((link) => (
            <li key={link.path.join('/')}>{describeLink(rawConfig, link)}</li>
          ))}
        </ul>
        <label htmlFor={id}>
          {texts.redirectTo}
          <select
            className="fy-input"
            id={id}
            value={redirectPath}
            onChange={(event) => setRedirectPath(event.target.value)}
          >
            <option value="/">{texts.home}</option>
            {otherPages.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
            <option value="">{texts.noRedirect}</option>
          </select>
        </label>
      </div>
    </ConfirmModal>
  )
}

function describeLink(rawConfig: unknown, { path }: PageLink): string {
  const [list, index, part] = path
  if (list === 'menuItems') return texts.linkFrom.menu(getMenuLabel(getValue(rawConfig, path.slice(0, -1))))
  if (list !== 'pages' || part !== 'blocks') return texts.linkFrom.elsewhereInSite
  return texts.linkFrom.page(
    getPageTitle(rawConfig, Number(index)),
    getBlockName(getValue(rawConfig, path.slice(0, 4))),
  )
}
