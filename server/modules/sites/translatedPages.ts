import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import { normalizePath } from '../../../src/schemas/pages/normalizePath'
import { findShape } from '../../../src/schemas/site/findShape'
import { iterateShapedValues } from '../../../src/schemas/site/iterateShapedValues'
import {
  getTranslatableSubject,
  getTranslatableSubjects,
} from '../../../src/schemas/siteEditing/siteTranslations'
import { findUntranslatedTexts } from '../../../src/schemas/translations/localizeText'
import { type OtherLanguage, otherLanguages } from '../../../src/texts/language/language'

/** Key of the configured text that each of the product's own pages shows. */
const productPageTexts: Readonly<Record<string, keyof ClientConfig['texts']>> = {
  '/': 'listHeading',
  '/job/viewjobs': 'listHeading',
  '/privacy': 'privacyText',
}

/**
 * Returns the languages in which all of a page's configured texts are translated: title, description and blocks, or
 * the configured texts of one of the product's pages. Texts around the pages, such as menus, are ignored.
 * @param config including all translations
 */
export function listTranslatedLanguages(config: ClientConfig, path: string): OtherLanguage[] {
  const index = config.pages.findIndex((page) => normalizePath(page.path) === normalizePath(path))
  const page = config.pages[index]
  const place = ['pages', index]
  const shape = page ? findShape(config, place) : undefined
  const pageSubjects = shape ? getTranslatableSubjects(config, iterateShapedValues(shape, page, place)) : []
  const productTextKey = page?.blocks.some(({ type }) => type === 'jobList')
    ? 'listHeading'
    : productPageTexts[normalizePath(path)]
  const productSubject = getTranslatableSubject(config, ['texts'])
  const originals =
    page && productTextKey !== 'listHeading'
      ? []
      : productSubject.originals.filter(({ key }) => key === productTextKey)
  const subjects = [...pageSubjects, { ...productSubject, originals }]
  return otherLanguages.filter((language) =>
    subjects.every(
      (subject) => findUntranslatedTexts(subject.originals, subject.translations[language]).length === 0,
    ),
  )
}
