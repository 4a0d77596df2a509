import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import { getSiteTokens } from '../../../src/schemas/theme/themeStylesheet'
import type { MailContent } from '../../../src/texts/admin/mailContent.types'
import { getCurrentLanguage, getDirection } from '../../../src/texts/language/language'
import { mailTexts } from '../../../src/texts/mails/mails.texts'
import { escapeHtml } from '../../text/htmlText'

/** A rendered mail. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
  /** One-click unsubscribe address, to which a mail program posts. */
  unsubscribe?: string
}

type MailTheme = Pick<ClientConfig, 'themeColor' | 'look'>

/**
 * Returns whether this version knows the kind. A newer version may have queued a kind that an older one does not
 * know.
 */
export function isMailKind(kind: string): kind is keyof typeof mailTexts {
  return Object.hasOwn(mailTexts, kind)
}

/**
 * Renders a mail in the client's colours, in the current language if the kind is translated. Contains and loads no
 * images, so that opening it cannot be tracked.
 */
export function renderMail(
  kind: keyof typeof mailTexts,
  values: object,
  { company, ...theme }: MailTheme & { company: string },
): RenderedMail {
  const createContent = mailTexts[kind] as (values: object, company: string) => MailContent
  const content = createContent(values, company)
  const { subject, unsubscribe } = content
  return {
    subject,
    text: renderPlainText(content, company),
    html: renderHtml(content, company, theme),
    ...(unsubscribe ? { unsubscribe } : {}),
  }
}

function renderPlainText(
  { paragraphs, items = [], action, reason, hint }: MailContent,
  company: string,
): string {
  const parts = [
    ...paragraphs,
    ...items.map(({ title, note, href }) => [title, note, href].filter((line) => line !== '').join('\n')),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    `-- \n${company}`,
    reason,
    ...(hint ? [`${hint.label}:\n${hint.href}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function renderHtml(content: MailContent, company: string, theme: MailTheme): string {
  const { subject, paragraphs, items = [], action, reason, hint } = content
  const colour = getColours(theme)
  const headerHtml = `<p style="margin:0;padding:16px 24px;background:${colour.accent};color:${colour.onAccent};font-weight:bold">${escapeHtml(company)}</p>`
  const paragraphsHtml = paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`)
    .join('')
  const buttonHtml = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${colour.accent};color:${colour.onAccent};font-weight:bold;text-decoration:none">${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;color:${colour.soft};overflow-wrap:anywhere">${escapeHtml(action.href)}</p>`
    : ''
  const itemsHtml = items
    .map(
      ({ title, note, href }) =>
        `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" style="color:${colour.ink};font-weight:bold">${escapeHtml(title)}</a><br><span style="color:${colour.soft}">${escapeHtml(note)}</span></p>`,
    )
    .join('')
  const hintHtml = hint
    ? `<br><a href="${escapeHtml(hint.href)}" style="color:${colour.soft}">${escapeHtml(hint.label)}</a>`
    : ''
  const footerHtml = `<p style="margin:24px 0 0;color:${colour.soft};font-size:14px">${escapeHtml(reason)}${hintHtml}</p>`
  const languageAttributes = `lang="${getCurrentLanguage()}" dir="${getDirection(getCurrentLanguage())}"`
  // Webmail programs drop the elements around the body, so its content has the language and styles, too.
  return [
    `<!doctype html><html ${languageAttributes}><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${colour.ground};font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">`,
    `<div ${languageAttributes} style="max-width:560px;margin:0 auto;background:${colour.surface};color:${colour.ink}">`,
    `${headerHtml}<div style="padding:24px">${paragraphsHtml}${itemsHtml}${buttonHtml}${footerHtml}</div></div></body></html>`,
  ].join('\n')
}

/** Returns the theme's colours that mail programs support (hex colours), and default colours for the others. */
function getColours({ themeColor, look }: MailTheme) {
  const tokens = getSiteTokens(themeColor, look)
  const getHexColour = (name: string, fallback: string) => {
    const value = tokens[name]
    return value && /^#[0-9a-f]{3,8}$/i.test(value) ? value : fallback
  }
  return {
    accent: getHexColour('--fy-accent', '#1f5f8b'),
    onAccent: getHexColour('--fy-on-accent', '#ffffff'),
    ground: getHexColour('--fy-ground', '#f5f6f6'),
    surface: getHexColour('--fy-surface', '#ffffff'),
    ink: getHexColour('--fy-ink', '#16212b'),
    soft: getHexColour('--fy-ink-soft', '#4d5b68'),
  }
}
