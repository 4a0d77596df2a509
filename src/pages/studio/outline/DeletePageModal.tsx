import { type ReactNode, useId, useState } from 'react'
import { getValue } from '../../../schemas/forms/answerPath'
import { getMenuLabel } from '../../../schemas/siteEditing/menuChanges'
import { getPagePath, getPages } from '../../../schemas/siteEditing/pageChanges'
import { listLinksToPage, type PageLink } from '../../../schemas/siteEditing/pageLinks'
import { getBlockName, pageTitle } from '../../../schemas/siteEditing/siteChange'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { Modal } from '../../shared/dialog/Modal'

interface DeletePageModalProps {
  raw: unknown
  at: number
  /** New target of links to the page; null leaves the links unchanged. */
  onDelete: (leadTo: string | null) => void
  onClose: () => void
}

/** Lists the links to a page before it is deleted, and asks for their new target. */
export function DeletePageModal({ raw, at: index, onDelete, onClose }: DeletePageModalProps): ReactNode {
  const id = useId()
  const [leadTo, setLeadTo] = useState('/')
  const links = listLinksToPage(raw, getPagePath(raw, index))
  const others = getPages(raw).flatMap((_, other) =>
    other === index || getPagePath(raw, other) === '/'
      ? []
      : [{ path: getPagePath(raw, other), title: pageTitle(raw, other) }],
  )
  return (
    <Modal title={texts.deletePage(pageTitle(raw, index))} size="small" onClose={onClose}>
      <div className="fy-outline__form fy-stack fy-gap-3">
        <p>{texts.linked(links.length)}</p>
        <ul>
          {links.map((link) => (
            <li key={link.path.join('/')}>{describePlace(raw, link)}</li>
          ))}
        </ul>
        <label htmlFor={id}>
          {texts.leadTo}
          <select
            className="fy-input"
            id={id}
            value={leadTo}
            onChange={(event) => setLeadTo(event.target.value)}
          >
            <option value="/">{texts.home}</option>
            {others.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
            <option value="">{texts.leadNowhere}</option>
          </select>
        </label>
        <div className="fy-modal__actions">
          <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
            {texts.cancel}
          </button>
          <button
            type="button"
            className="fy-button fy-button--primary"
            onClick={() => onDelete(leadTo === '' ? null : leadTo)}
          >
            {texts.deleteIt}
          </button>
        </div>
      </div>
    </Modal>
  )
}

function describePlace(raw: unknown, { path }: PageLink): string {
  const [list, at, part] = path
  if (list === 'menuItems') return texts.linkFrom.menu(getMenuLabel(getValue(raw, path.slice(0, -1))))
  if (list !== 'pages' || part !== 'blocks') return texts.linkFrom.elsewhere
  return texts.linkFrom.page(pageTitle(raw, Number(at)), getBlockName(getValue(raw, path.slice(0, 4))))
}
