import type { FastifyReply, FastifyRequest } from 'fastify'
import { splitLanguage } from '../../src/schemas/pages/languagePath'
import { isPrivatePath } from '../../src/schemas/pages/privatePath'
import { findSecretTitles } from '../../src/schemas/submission/secretMarks'
import { darkenToContrast, parseColour, toHex, white } from '../../src/schemas/theme/colour'
import { getDirection, type Language, languages, withLanguage } from '../../src/texts/language/language'
import { loadLanguage } from '../../src/texts/loadTranslations'
import { formPostTexts, unavailableTexts } from '../../src/texts/public/formPost.texts'
import type { SiteBrands } from '../siteBrands'
import { escapeHtml } from '../text/htmlText'
import { buildStandalonePolicy } from './contentPolicy'
import { addVary } from './pageCache'

/** A form that was posted without scripts and could not be stored. */
export interface UnsentForm {
  /** Values by the names of their controls. */
  texts: ReadonlyMap<string, readonly string[]>
  /** The chosen files, whose content is lost. */
  files: readonly { key: string; filename: string }[]
}

const unsentForms = new WeakMap<FastifyRequest, UnsentForm>()

/** Stores a posted form for `sendUnavailablePage`, in case the request fails. */
export function rememberUnsentForm(request: FastifyRequest, form: UnsentForm): void {
  unsentForms.set(request, form)
}

/** Returns whether a person's browser requested a page, rather than a program or a script of a page. */
export function isPageRequest(request: FastifyRequest): boolean {
  return !/^\/api(\/|\?|$)/.test(request.url) && /\btext\/html\b/.test(request.headers.accept ?? '')
}

/**
 * Sends a page that says that the site is not available. It needs neither the database nor files. If
 * `rememberUnsentForm` stored a posted form, the page contains a form that sends it again: with all answers, except
 * that the visitor has to enter secrets and choose files again. After any other POST, it asks the visitor to go back.
 */
export async function sendUnavailablePage(
  { brands }: { brands: SiteBrands },
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfter }: { status: number; retryAfter?: number },
): Promise<FastifyReply> {
  const brand = brands.find(request.host)
  const { language, url } = splitLanguage(request.url, brand?.languages ?? languages)
  await loadLanguage(language)
  const styles = getStyles(brand?.colour)
  const form = unsentForms.get(request)
  const content = withLanguage(language, () =>
    form
      ? renderUnsentForm(request.url, form)
      : request.method === 'POST'
        ? renderGoBack()
        : renderTryAgain(request.url),
  )
  const page = { company: brand?.company, language, styles, content }
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return addVary(reply, 'Accept')
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': buildStandalonePolicy(
        (!isPrivatePath(url) && brand?.frames) || "'none'",
        styles,
      ),
    })
    .send(withLanguage(language, () => renderDocument(page)))
}

interface Page {
  company: string | undefined
  language: Language
  styles: string
  content: string
}

function renderDocument({ company, language, styles, content }: Page): string {
  const { title } = unavailableTexts
  const documentTitle = company === undefined ? title : `${title} – ${company}`
  return [
    `<!doctype html><html lang="${language}" dir="${getDirection(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(documentTitle)}</title><style>${styles}</style></head><body>`,
    company === undefined ? '' : `<header>${escapeHtml(company)}</header>`,
    `<main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
  ].join('')
}

const renderTryAgain = (url: string) =>
  `<p>${escapeHtml(unavailableTexts.tryLater)}</p><p><a class="button" href="${escapePath(url)}">${escapeHtml(unavailableTexts.tryAgain)}</a></p>`

const renderGoBack = () => `<p>${escapeHtml(formPostTexts.goBack)}</p>`

function renderUnsentForm(url: string, { texts, files }: UnsentForm): string {
  const secrets = [...findSecretTitles(texts)].filter(([name]) => texts.get(name)?.[0])
  const secretNames = new Set(secrets.map(([name]) => name))
  const hiddenInputs = [...texts]
    .filter(([name]) => !secretNames.has(name))
    .flatMap(([name, values]) =>
      values.map(
        (value) => `<input type="hidden" name="${escapeAttribute(name)}" value="${escapeAttribute(value)}">`,
      ),
    )
  const secretInputs = secrets.map(
    ([name, title]) =>
      `<p><label>${escapeHtml(title)}<input type="password" name="${escapeAttribute(name)}" autocomplete="off"></label></p>`,
  )
  const fileInputs = files.map(
    ({ key, filename }) =>
      `<p><label><bdi>${escapeHtml(filename)}</bdi><input type="file" name="${escapeAttribute(key)}"></label></p>`,
  )
  return [
    `<p>${escapeHtml(unavailableTexts.notSent)}</p>`,
    `<form method="post" enctype="multipart/form-data" action="${escapePath(url)}">${hiddenInputs.join('')}`,
    secretInputs.length > 0 ? `<p>${escapeHtml(unavailableTexts.typeAgain)}</p>${secretInputs.join('')}` : '',
    files.length > 0 ? `<p>${escapeHtml(unavailableTexts.chooseAgain)}</p>${fileInputs.join('')}` : '',
    `<button class="button" type="submit">${escapeHtml(unavailableTexts.sendAgain)}</button></form>`,
  ].join('')
}

/** Escapes an attribute's value. Browsers would read a carriage return in a page as a line feed. */
const escapeAttribute = (text: string) => escapeHtml(text).replaceAll('\r', '&#13;')

/** Returns the address for use in a page. Several leading slashes would lead to another host. */
const escapePath = (url: string) => escapeAttribute(url.replace(/^[/\\]+/, '/'))

const defaultColour = '#1f5f8b'
/** Contrast of the button's white text; WCAG 2.2 AA requires 4.5. */
const minContrast = 4.8

function getStyles(colour: string | undefined): string {
  const accent = parseColour(colour ?? defaultColour) ?? parseColour(defaultColour) ?? white
  const buttonColour = toHex(darkenToContrast(accent, white, minContrast))
  return [
    ':root{color-scheme:light dark;font:1.0625rem/1.55 system-ui,sans-serif;color:#16212b;background:#fff}',
    `body{margin:0;border-top:.5rem solid ${buttonColour}}`,
    'header,main{max-width:36rem;margin:auto;padding:1.5rem}header{font-weight:600}',
    'main{padding-top:6vh}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem;overflow-wrap:anywhere}',
    `.button{display:inline-block;box-sizing:border-box;min-height:2.75rem;padding:.6rem 1.25rem;border:1px solid #fff;border-radius:.5rem;background:${buttonColour};color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}`,
    '.button:focus-visible,input:focus-visible{outline:3px solid currentColor;outline-offset:2px}',
    '.button:focus-visible{outline-color:#16212b}label{display:block;overflow-wrap:anywhere}',
    'input[type=file],input[type=password]{display:block;margin-top:.25rem;max-width:100%;font:inherit}input[type=password]{box-sizing:border-box;min-height:2.75rem}',
    '@media (prefers-color-scheme:dark){:root{color:#e8edf2;background:#14191e}.button:focus-visible{outline-color:#e8edf2}}',
  ].join('')
}
