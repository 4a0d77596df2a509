import type { SitePath } from '../../../schemas/site/siteDraft'
import { toJsonPointer } from '../../../schemas/site/siteFinding'
import { describePlace } from '../../../schemas/siteChecks/describePlace'
import { getTranslatableSubjects } from '../../../schemas/siteEditing/siteTranslations'
import { missingTexts } from '../../../schemas/translations/localizeText'
import { siteTranslationTexts as texts } from '../../../texts/admin/translations.texts'
import type { OtherLanguage } from '../../../texts/language/language'
import type { MissingTranslation } from '../../shared/translations/MissingTranslations'
import { getTranslationFieldId } from '../../shared/translations/TranslationFields'

/** A missing translation of a site text, with the location of the text's item. */
export interface MissingSiteTranslation extends MissingTranslation {
  place: string
}

/** Returns the id prefix of an item's translation fields. */
export const getSubjectFieldId = (path: SitePath) => `words-${path.join('-')}`

/** Returns the missing translations in these languages. @param open opens a location in config.json */
export function getMissingTranslations(
  raw: unknown,
  languages: readonly OtherLanguage[],
  open: (pointer: string) => void,
): MissingSiteTranslation[] {
  const subjects = getTranslatableSubjects(raw)
  return languages.flatMap((language) =>
    subjects.flatMap(({ path, originals, translations }) => {
      const pointer = toJsonPointer(path)
      return missingTexts(originals, translations[language]).map((text) => ({
        language,
        place: pointer,
        name: texts.within(getName(path, raw), text.name),
        fieldId: getTranslationFieldId(getSubjectFieldId(path), language, originals.indexOf(text)),
        open: () => open(pointer),
      }))
    }),
  )
}

/** Returns the first missing translation after `place`, wrapping around at the end. */
export function nextMissing(
  missingTranslations: readonly MissingSiteTranslation[],
  language: OtherLanguage,
  { raw, place: pointer }: { raw: unknown; place: string },
): MissingSiteTranslation | undefined {
  const order = getTranslatableSubjects(raw).map(({ path }) => toJsonPointer(path))
  const ofLanguage = missingTranslations.filter(
    (missingSiteTranslation) => missingSiteTranslation.language === language,
  )
  const after = ofLanguage.find(
    (missingSiteTranslation) => order.indexOf(missingSiteTranslation.place) > order.indexOf(pointer),
  )
  return after ?? ofLanguage[0]
}

function getName(path: SitePath, raw: unknown): string {
  const { part, subject } = describePlace({ file: 'config.json', path: toJsonPointer(path) }, raw)
  const isPart = path.length === 1 || (path[0] === 'pages' && path.length === 2)
  return isPart ? part : texts.within(part, subject)
}
