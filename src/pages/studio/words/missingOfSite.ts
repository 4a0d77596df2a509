import { missingTexts } from '../../../schemas/ownWords/translations'
import { placeInWords } from '../../../schemas/site/placeInWords'
import type { SitePath } from '../../../schemas/site/siteDraft'
import { pointerOf } from '../../../schemas/site/siteFinding'
import { wordedSubjects } from '../../../schemas/site/siteWords'
import type { OtherLanguage } from '../../../texts/language'
import { studioWordsTexts as texts } from '../../../texts/studioWords'
import type { MissingWord } from '../../ownWords/MissingWords'
import { wordFieldId } from '../../ownWords/OwnWords'

/** A text of a site that is missing, with the place of what says it. */
export interface MissingSiteWord extends MissingWord {
  place: string
}

/** What ids of the fields begin with in which the words of a thing are written. */
export const idOfWords = (path: SitePath) => `words-${path.join('-')}`

/** What nobody has said yet in these languages. @param open leads to a place of config.json */
export function missingOfSite(
  raw: unknown,
  languages: readonly OtherLanguage[],
  open: (place: string) => void,
): MissingSiteWord[] {
  const subjects = wordedSubjects(raw)
  return languages.flatMap((language) =>
    subjects.flatMap(({ path, own, said }) => {
      const place = pointerOf(path)
      return missingTexts(own, said[language]).map((text) => ({
        language,
        place,
        name: texts.within(nameOf(path, raw), text.name),
        fieldId: wordFieldId(idOfWords(path), language, own.indexOf(text)),
        open: () => open(place),
      }))
    }),
  )
}

/** The first of them that stands after a thing, from the beginning again after the last. */
export function nextMissing(
  missing: readonly MissingSiteWord[],
  language: OtherLanguage,
  { raw, place }: { raw: unknown; place: string },
): MissingSiteWord | undefined {
  const order = wordedSubjects(raw).map(({ path }) => pointerOf(path))
  const ofLanguage = missing.filter((one) => one.language === language)
  const after = ofLanguage.find((one) => order.indexOf(one.place) > order.indexOf(place))
  return after ?? ofLanguage[0]
}

function nameOf(path: SitePath, raw: unknown): string {
  const { part, thing } = placeInWords({ file: 'config.json', path: pointerOf(path) }, raw)
  const isPart = path.length === 1 || (path[0] === 'pages' && path.length === 2)
  return isPart ? part : texts.within(part, thing)
}
