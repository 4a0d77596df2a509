import { shareTexts } from '../../texts/public/site.texts'

/** Returns the share URLs of each network; Email is a prefilled message [JL-16, JL-17]. */
export function getShareLinks(
  title: string,
  link: string,
): { label: string; href: string; newTab: boolean }[] {
  const [name, url] = [encodeURIComponent(title), encodeURIComponent(link)]
  const subject = encodeURIComponent(shareTexts.subject(title))
  const body = encodeURIComponent(shareTexts.body(title, link))
  return [
    {
      label: shareTexts.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      newTab: true,
    },
    {
      label: shareTexts.linkedIn,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      newTab: true,
    },
    { label: shareTexts.x, href: `https://x.com/intent/post?url=${url}&text=${name}`, newTab: true },
    { label: shareTexts.email, href: `mailto:?subject=${subject}&body=${body}`, newTab: false },
  ]
}
