import { Link2, Mail } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { pathHere } from '../../schemas/pages/languagePath'
import type { VacancyListItem } from '../../schemas/vacancy'
import { layoutTexts, shareTexts } from '../../texts/site'
import { paths } from '../paths'
import { useSite } from '../SiteContext'
import { FacebookMark, LinkedInMark, XMark } from './networkMarks'
import { shareLinks } from './shareLinks'
import './ShareMenu.css'

interface ShareMenuProps {
  id: string
  vacancy: Pick<VacancyListItem, 'guid' | 'name'>
  onDone: () => void
}

const marks = (): Record<string, ReactNode> => ({
  [shareTexts.facebook]: <FacebookMark />,
  [shareTexts.linkedIn]: <LinkedInMark />,
  [shareTexts.x]: <XMark />,
  [shareTexts.email]: <Mail aria-hidden="true" />,
})

/** Facebook, LinkedIn, X, Email and Copy Link [JL-16…JL-18]. It takes the focus; who closes it gives that back. */
export function ShareMenu({ id, vacancy, onDone }: ShareMenuProps): ReactNode {
  const { notifications } = useSite()
  const { list, above } = useRoomBelow()
  const link = new URL(pathHere(paths.jobDetails.href(vacancy.guid)), window.location.origin).href
  const copy = async () => {
    onDone()
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      return // A browser that refuses its clipboard is passed over in silence [JL-18].
    }
    notifications.notify({ id: 'linkCopied', type: 'success', title: '', message: shareTexts.copied })
  }
  return (
    <ul id={id} className="fy-share-menu" data-above={above || undefined} ref={list}>
      {shareLinks(vacancy.name, link).map(({ label, href, newTab }) => (
        <li key={label}>
          <a
            className="fy-share-menu__item"
            href={href}
            target={newTab ? '_blank' : undefined}
            rel="noopener noreferrer"
            onClick={onDone}
          >
            {marks()[label]}
            {label}
            {newTab ? <span className="fy-visually-hidden"> {layoutTexts.opensInNewTab}</span> : null}
          </a>
        </li>
      ))}
      <li>
        <button type="button" className="fy-share-menu__item" onClick={() => void copy()}>
          <Link2 aria-hidden="true" />
          {shareTexts.copyLink}
        </button>
      </li>
    </ul>
  )
}

/** Whether there is no room below the button, but above it. Where it stands by itself, below the screen's edge, neither matters. */
function useRoomBelow() {
  const list = useRef<HTMLUListElement>(null)
  const [above, setAbove] = useState(false)
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect()
    const button = list.current?.parentElement?.getBoundingClientRect()
    if (box && button) setAbove(box.bottom > window.innerHeight && button.top >= box.height)
    list.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  return { list, above }
}
