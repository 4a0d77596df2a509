import './ShareMenu.css'
import { Link2, Mail } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { layoutTexts, shareTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useSite } from '../shared/site/SiteContext'

interface ShareMenuProps {
  id: string
  vacancy: Pick<VacancyListItem, 'guid' | 'name'>
  onDone: () => void
}

const getIcons = (): Record<string, ReactNode> => ({
  [shareTexts.facebook]: <FacebookMark />,
  [shareTexts.linkedIn]: <LinkedInMark />,
  [shareTexts.x]: <XMark />,
  [shareTexts.email]: <Mail aria-hidden="true" />,
})

/**
 * Facebook, LinkedIn, X, Email and Copy Link [JL-16…JL-18]. The menu takes the focus; the caller restores it on
 * close.
 */
export function ShareMenu({ id, vacancy, onDone }: ShareMenuProps): ReactNode {
  const { notifications } = useSite()
  const { list, opensAbove } = useMenuPlacement()
  const link = new URL(toCurrentLanguagePath(paths.jobDetails.href(vacancy.guid)), window.location.origin)
    .href
  const copy = async () => {
    onDone()
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      return // No message if the browser denies access to the clipboard [JL-18].
    }
    notifications.notify({ id: 'linkCopied', type: 'success', title: '', message: shareTexts.copied })
  }
  return (
    <ul id={id} className="fy-share-menu" data-above={opensAbove || undefined} ref={list}>
      {getShareLinks(vacancy.name, link).map(({ label, href, opensNewTab }) => (
        <li key={label}>
          <a
            className="fy-share-menu__item"
            href={href}
            target={opensNewTab ? '_blank' : undefined}
            rel="noopener noreferrer"
            onClick={onDone}
          >
            {getIcons()[label]}
            {label}
            {opensNewTab ? <span className="fy-visually-hidden"> {layoutTexts.opensInNewTab}</span> : null}
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

/**
 * Returns `opensAbove`, true if the menu fits above the button but not below it, and the ref of the menu's
 * list. The placement has no effect on a narrow screen, where the menu is a sheet.
 */
function useMenuPlacement() {
  const list = useRef<HTMLUListElement>(null)
  const [opensAbove, setOpensAbove] = useState(false)
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect()
    const button = list.current?.parentElement?.getBoundingClientRect()
    if (box && button) setOpensAbove(box.bottom > window.innerHeight && button.top >= box.height)
    list.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  return { list, opensAbove }
}

/** Logos of the networks, drawn here because the icon set has no brand icons. */
function FacebookMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M13.6 21v-7.7h2.6l.4-3h-3V8.400c0-.9.3-1.500 1.500-1.500h1.600V4.200c-.3 0-1.200-.1-2.300-.1-2.300 0-3.900 1.400-3.900 4v2.200H8v3h2.600V21z" />
    </svg>
  )
}

function LinkedInMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M5 9.400h3V19H5zM6.500 4.600a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zM9.900 9.400h2.900v1.300c.5-.9 1.500-1.600 3-1.600 2.700 0 3.600 1.700 3.600 4.300V19h-3v-4.900c0-1.300-.3-2.300-1.600-2.300-1.400 0-1.900 1-1.900 2.300V19h-3z" />
    </svg>
  )
}

function XMark(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M4.300 4.500h4.600l3.700 5.200 4.500-5.200h2.100l-5.700 6.500 6.200 8.500h-4.600l-4-5.600-4.900 5.600H4.100l6-6.900zm2.900 1.500 8.700 12h1L8.200 6z" />
    </svg>
  )
}

/** Returns the share link of each network and of email, which opens a prefilled message [JL-16, JL-17]. */
export function getShareLinks(
  title: string,
  link: string,
): { label: string; href: string; opensNewTab: boolean }[] {
  const [name, url] = [encodeURIComponent(title), encodeURIComponent(link)]
  const subject = encodeURIComponent(shareTexts.subject(title))
  const body = encodeURIComponent(shareTexts.body(title, link))
  return [
    {
      label: shareTexts.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      opensNewTab: true,
    },
    {
      label: shareTexts.linkedIn,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      opensNewTab: true,
    },
    { label: shareTexts.x, href: `https://x.com/intent/post?url=${url}&text=${name}`, opensNewTab: true },
    { label: shareTexts.email, href: `mailto:?subject=${subject}&body=${body}`, opensNewTab: false },
  ]
}
