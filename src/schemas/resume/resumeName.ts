import { isCountryName } from './resumeCountry'
import type { ResumeLine } from './resumeText'

export interface ResumeName {
  firstName: string
  surname: string
}

/** The number of lines at the beginning of a résumé that are searched for the name. */
const maxLines = 30
const singleWordPattern = /^\p{L}[\p{L}\p{M}'’.-]*$/u
const fullNameLabel =
  /^(?:full name|name|vor- und nachname|nom et prénom|nom complet|الاسم(?: الكامل)?)\s*:\s*/i
const givenNameLabel = /^(?:first names?|given names?|vornamen?|prénoms?|الاسم الأول) ?: ?(.{2,40})$/i
const familyNameLabel =
  /^(?:last name|surname|family name|nachname|familienname|nom(?: de famille)?|اسم العائلة|اللقب) ?: ?(.{2,40})$/i

/**
 * Finds the name: a labelled name, or else the best candidate by position, font size and similarity to the e-mail
 * address.
 */
export function findName(lines: readonly ResumeLine[], email: string): Partial<ResumeName> {
  const labelledName = findLabelledName(lines.slice(0, maxLines))
  if (labelledName) return labelledName
  const candidates = joinNameLines(lines).filter(({ text }) => splitNameWords(text) && !isCountryName(text))
  const largestSize = Math.max(0, ...candidates.map(({ size }) => size))
  const bodySize = lines.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0
  const rankedNames = candidates
    .map((line, index) => ({
      words: splitNameWords(line.text) ?? [],
      score: getScore(line, index, line.size === largestSize && largestSize > bodySize, email),
    }))
    .filter(({ score }) => score >= 3)
    .toSorted((a, b) => b.score - a.score)
  const bestWords = rankedNames[0]?.words
  return bestWords ? splitName(bestWords) : {}
}

/** Returns the first lines of a résumé. A name in large letters that spans two lines is joined. */
function joinNameLines(lines: readonly ResumeLine[]): ResumeLine[] {
  const head = lines.slice(0, maxLines)
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b)
  const largeSize = (sizes[Math.floor(sizes.length / 2)] ?? 0) * 1.3
  const [firstLine, ...otherLines] = head.filter(
    ({ text, size }) => size > Math.max(1, largeSize) && splitNameWords(text.replace(/-$/, ''), 1),
  )
  const secondLine = otherLines.find(({ size }) => size === firstLine?.size)
  if (!firstLine || !secondLine || head.indexOf(secondLine) - head.indexOf(firstLine) > 3) return head
  const text = `${firstLine.text} ${secondLine.text}`.replace('- ', '-')
  const joinedLine = { text, size: firstLine.size }
  return splitNameWords(text)
    ? head.flatMap((line) => (line === firstLine ? [joinedLine] : line === secondLine ? [] : [line]))
    : head
}

function findLabelledName(lines: readonly ResumeLine[]): ResumeName | undefined {
  const givenName = lines.map(({ text }) => givenNameLabel.exec(text)?.[1]).find(Boolean)
  const familyName = lines.map(({ text }) => familyNameLabel.exec(text)?.[1]).find(Boolean)
  const [firstName, surname] = [givenName, familyName].map((name) => splitNameWords(name ?? '', 1)?.join(' '))
  return firstName && surname
    ? { firstName: toTitleCase(firstName), surname: toTitleCase(surname) }
    : undefined
}

/**
 * Returns the parts of a name; undefined if the text contains anything else. A surname before a comma is moved to the
 * end.
 */
function splitNameWords(text: string, minWords = 2): string[] | undefined {
  const plainName = joinSpacedLetters(text.replace(fullNameLabel, '')).replace(honorificPattern, '')
  const [beforeComma = '', afterComma = ''] = plainName.split(/ ?[,،] ?/)
  const isDegree = /^(?:[A-Z][A-Za-z]{0,3}\.?){1,4}$|\.|\d/.test(afterComma)
  const isSurnameFirst = afterComma !== '' && !isDegree && !beforeComma.includes(' ')
  if (afterComma !== '' && !isDegree && !isSurnameFirst) return undefined
  const nameWords = (isSurnameFirst ? `${afterComma} ${beforeComma}` : beforeComma).split(' ').filter(Boolean)
  const isName =
    nameWords.length >= minWords &&
    nameWords.length <= 5 &&
    nameWords.every((word) => isNameWord(word)) &&
    (minWords === 1 || nameWords.some((word) => word.length > 2))
  return isName ? nameWords : undefined
}

function isNameWord(word: string): boolean {
  const lowerCaseWord = word.toLowerCase()
  if (/^[dl]['’]\p{Lu}/u.test(word)) return true
  if (!singleWordPattern.test(word) || nonNameWords.has(lowerCaseWord)) return false
  if (lowerCaseWord.split('-').some((part) => part.length > 3 && nonNameWords.has(part))) return false
  return particles.has(lowerCaseWord) || !/^\p{Ll}/u.test(word)
}

/**
 * Joins spaced letters: 'A d a B y r o n' → 'Ada Byron'. Returns '' if a particle such as 'von' may be part of a
 * word, because the split is then ambiguous.
 */
function joinSpacedLetters(text: string): string {
  const letters = text.split(' ')
  const isSpaced = letters.length > 5 && letters.every((letter) => [...letter].length === 1)
  if (!isSpaced) return text
  const spacedName = letters.join('').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return /\p{Ll}(?:v[ao]n|vonder|vander|dela|de) /u.test(spacedName) ? '' : spacedName
}

function getScore({ text }: ResumeLine, index: number, isLargest: boolean, email: string): number {
  const nameWords = splitNameWords(text) ?? []
  const localPart = toPlainLetters(email.split('@')[0] ?? '')
  const matchingWords = nameWords.filter(
    (word) => word.length > 2 && localPart.includes(toPlainLetters(word)),
  ).length
  return (
    Number(fullNameLabel.test(text)) * 5 +
    (localPart ? matchingWords * 3 : 0) +
    Number(isLargest) * 3 +
    Number(index === 0) * 2 -
    Number(nameWords.length > 3)
  )
}

function toPlainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
}

/**
 * Splits a name: the surname is the part in capitals, or begins at a particle, or is the last word; in Arabic, it is
 * everything after the first name.
 */
function splitName(nameWords: readonly string[]): ResumeName {
  const isUpperCaseWord = (word: string) =>
    word.length > 1 && /\p{Lu}/u.test(word) && word === word.toUpperCase()
  const upperCaseWords = nameWords.filter(isUpperCaseWord)
  if (upperCaseWords.length > 0 && upperCaseWords.length < nameWords.length) {
    const otherWords = nameWords.filter((word) => !isUpperCaseWord(word) && !particles.has(word))
    const familyWords = nameWords.filter((word) => isUpperCaseWord(word) || particles.has(word))
    if (otherWords.length > 0)
      return { firstName: otherWords.join(' '), surname: toTitleCase(familyWords.join(' ')) }
  }
  const particle = nameWords.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()))
  const isArabic = /\p{Script=Arabic}/u.test(nameWords[0] ?? '')
  const start = particle > 0 ? particle : isArabic ? (nameWords[0] === 'عبد' ? 2 : 1) : nameWords.length - 1
  return {
    firstName: toTitleCase(nameWords.slice(0, start).join(' ')),
    surname: toTitleCase(nameWords.slice(start).join(' ')),
  }
}

/** Converts a name in capitals to title case: 'ADA BYRON' → 'Ada Byron'. Particles become lower case. */
function toTitleCase(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name
  const capitalizedName = name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
  return capitalizedName.replace(/[\p{L}\p{M}]+/gu, (word) =>
    particles.has(word.toLowerCase()) ? word.toLowerCase() : word,
  )
}

/**
 * Words that appear in large type at the top of a résumé and are not names, in English, German, French and Arabic.
 */
const headingWords = `
resume résumé cv curriculum vitae lebenslauf profile profil summary about contact kontakt coordonnées experience erfahrung
berufserfahrung expérience expériences professionnelle professionnelles professional work history employment education
ausbildung bildung studium formation formations skills kenntnisse fähigkeiten compétences languages sprachen langues
interests hobbys loisirs centres intérêt certifications zertifikate projects projekte projets objective career personal
persönliche daten angaben details information informations address adresse anschrift phone telefon téléphone email e-mail
mobile mobil application bewerbung candidature page seite years jahre ans present heute portfolio links key strengths
qualifications achievements awards volunteer training berufsweg werdegang state nationality references
السيرة سيرة ذاتية الذاتية الخبرة الخبرات العملية المهنية المهني التعليم المهارات اللغات الملخص ملخص نبذة معلومات شخصية الشخصية الاتصال
التواصل بيانات البيانات الهاتف العنوان البريد الإلكتروني الشهادات الدورات الهدف الوظيفي خبرة تعليم مهارات لغات
`
/** Words of job titles, employers, schools and addresses, in the same languages. */
const occupationWords = `
engineer developer manager designer analyst nurse teacher surveyor accountant consultant assistant officer director lead
senior junior software product project data marketing sales administrator specialist scientist technician architect
coordinator planner inspector electrician carpenter chef driver registered building civil mechanical
ingenieur ingenieurin entwickler entwicklerin leiter leiterin projektleiter projektleiterin berater beraterin lehrer lehrerin
pflegefachkraft pflegefachfrau krankenpfleger kauffrau kaufmann buchhalter buchhalterin techniker technikerin architektin
sachbearbeiter sachbearbeiterin elektriker elektrikerin gestalterin gestalter referent referentin
ingénieur ingénieure développeur développeuse responsable chef cheffe chargé chargée comptable infirmier infirmière
enseignant enseignante technicien technicienne architecte conducteur conductrice projet projets travaux assistante
directeur directrice analyste graphiste électricien électricienne
مهندس مهندسة مطور مطورة مدير مديرة محاسب محاسبة معلم معلمة ممرض ممرضة محلل محللة مصمم مصممة فني فنية مشروع مشاريع مدنية مدني
برمجيات أول مساعد مساعدة إداري إدارية منسق منسقة مبيعات تسويق كهربائي كهربائية
university college school institute gmbh ag ltd inc pty llc company council group street road city universität hochschule
schule stadt université école lycée institut société جامعة كلية مدرسة شركة بلدية مجموعة شارع مدينة
`
const toWordSet = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** Words that names never contain. */
const nonNameWords: ReadonlySet<string> = new Set([...toWordSet(headingWords), ...toWordSet(occupationWords)])

/** Lower-case parts of names: 'Ludwig van Beethoven'. */
const particles: ReadonlySet<string> = toWordSet(
  'von vom van zu zum zur der den de del della di da dos du des la le les ten ter bin ibn bint al el ben',
)

/** Titles before a name: 'Dr. Ada Byron'. */
const honorificPattern =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|ing|dipl\.?-ing|mag|herr|frau|m|mme|mlle|monsieur|madame|السيد|السيدة|د|أ|م|الدكتور|الدكتورة|المهندس|المهندسة)(?:\.|(?= ))\s*)+/i
