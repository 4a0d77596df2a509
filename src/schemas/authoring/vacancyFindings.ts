import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { type AdviceTopic, questionAdviceTexts } from '../../texts/admin/questionAdvice.texts'

/** A problem of a vacancy. A vacancy with an error cannot be published. */
export interface VacancyFinding {
  severity: 'error' | 'warning'
  /** The id of the rule. It stays the same when the message changes. */
  code: string
  /** JSON Pointer to the place in the content; '' for the vacancy as a whole. */
  path: string
  message: string
}

/** Maximum lengths of a vacancy's texts in characters, the same as in the API's PUT. */
export const maxLengths = {
  code: 100,
  name: 500,
  text: 4000,
  description: 200_000,
  salary: 1000,
  /** A department, a location or an employment type. */
  shortText: 255,
  option: 500,
  /** The name of one row of a group. */
  rows: 200,
  /** The description of a document, and the alternative text of a picture. */
  attachment: 1000,
} as const

export function createError(path: string, code: string, message: string): VacancyFinding {
  return { severity: 'error', code, path, message }
}

export function createWarning(path: string, code: string, message: string): VacancyFinding {
  return { severity: 'warning', code, path, message }
}

export function checkLength(path: string, text: string, maximum: number): VacancyFinding[] {
  return text.length > maximum ? [createError(path, 'too-long', texts.tooLong(text.length, maximum))] : []
}

/** Returns warnings about sensitive topics in a text; they do not prevent publishing. */
export function createAdviceFindings(path: string, text: string, country: string): VacancyFinding[] {
  return getQuestionAdvice(text, country).map(({ topic, message }) =>
    createWarning(path, `advice-${topic}`, message),
  )
}

/**
 * Phrases that ask the applicant about a sensitive topic. Most include 'you' or 'your', so that professional terms do
 * not match.
 */
const topicPatterns: Readonly<Record<AdviceTopic, readonly RegExp[]>> = {
  age: [
    /\bhow old\b/,
    /\b(your|applicant'?s|candidate'?s) (current |exact )?age\b/,
    /^ ?age ?[?:]? ?$/,
    /\bage (group|range|bracket)\b/,
    /\b(date|year|day) of birth\b|\bbirth ?(date|day|year)\b|\bd\.?o\.?b\b/,
    /\bwhen were you born\b/,
    /\byear (did )?you (finish|finished|left|leave) (high )?school\b/,
  ],
  family: [
    /\bmarital status\b|\bmaiden name\b/,
    /\bare you (currently )?(married|single|divorced|widowed|pregnant|a (single )?parent)\b(?!-)/,
    /\b(do|did|will) you (already )?(have|plan|want|intend|expect)( to have)? (any |young )?(children|kids|a family|dependants|dependents)\b(?!'s)/,
    /\byour (husband|wife|spouse|partner|children|kids|family|marriage|pregnancy)\b(?!'s| (name|services?|organi|agenc|compan))/,
    /\bplan(ning)? (a family|to (have|start) (children|a family))\b/,
    /\b(child ?care|family) (arrangements|responsibilities|situation)\b/,
    /\bhow many (children|kids|dependants|dependents)\b/,
  ],
  religion: [
    /\byour (religion|faith|religious|church|denomination|beliefs)\b/,
    /^ ?religion ?[?:]? ?$/,
    /\bwhat religion\b|\bwhich (religion|church|faith)\b/,
    /\bare you (a )?(religious|christian|catholic|muslim|jewish|hindu|buddhist|atheist)\b/,
    /\bdo you (pray|attend (a )?(church|mosque|synagogue|temple)|go to church)\b/,
  ],
  health: [
    /\byour (health|medical (history|condition)|disabilit(y|ies)|illness(es)?|mental health|weight|height)\b(?! (and safety|care|services?|support|sector|industry|qualifications?|experience|training))/,
    /\b(do|did|have) you (ever )?(have|had|suffer(ed)?( from)?|got) (any |a |an )?(disabilit(y|ies)|illness(es)?|medical conditions?|mental (illness|health (condition|issue)s?)|injur(y|ies)|chronic|hiv)\b/,
    /\bare you (disabled|healthy|in good health|a smoker|hiv)\b/,
    /\bdo you (smoke|take (any )?medication)\b/,
    /\bsick (days|leave) (did|have) you\b|\bhow many sick days\b/,
    /\bhave you (ever )?(made|lodged|filed|had) (a|any) (workers'? )?compensation claims?\b/,
  ],
  nationality: [
    /\byour (nationality|ethnicity|ethnic|race|skin|native language|mother tongue|country of (birth|origin)|place of birth|birthplace)\b/,
    /^ ?(nationality|race|ethnicity) ?[?:]? ?$/,
    /\bwhere (were you born|are you (really )?from|do you come from)\b/,
    /\bwhat (is your )?(nationality|race|ethnicity|citizenship)\b/,
    /\bwhich country (were you born|are you from)\b/,
    /\bare you (a )?native (english )?speaker\b/,
  ],
  gender: [
    /\byour (gender|sex|sexual orientation|sexuality|pronouns)\b/,
    /^ ?(gender|sex) ?[?:]? ?$/,
    /\bwhat (gender|sex)\b/,
    /\bare you (a )?(male or female|male|female|man|woman|gay|lesbian|homosexual|heterosexual|transgender)\b/,
  ],
  politics: [
    /\byour (political|politics|union membership|trade union)\b/,
    /\bare you (a )?(member of|in) (a |any )?(trade |labou?r )?union\b/,
    /\b(who|which party) (do|did) you vote\b|\bwhich (political )?party\b/,
  ],
  salaryHistory: [
    /\b(your|what was your|what is your) (current|previous|last|present|past|former) (salary|pay|wage|earnings|remuneration)\b/,
    /\bsalary history\b|\bhow much (do|did) you (currently )?(earn|make)\b/,
  ],
  criminalRecord: [
    /\bhave you (ever )?been (convicted|arrested|charged|in (prison|jail))\b/,
    /\b(do|did) you have (a|any) (criminal|police) (record|history|convictions?)\b/,
    /\byour (criminal|police) (record|history)\b/,
  ],
}

const generalTopics: readonly AdviceTopic[] = [
  ...(['age', 'family', 'religion', 'health', 'nationality', 'gender', 'politics'] as const),
]

/** The sensitive topics by country (ISO 3166-1 alpha-2). Other countries use `generalTopics`. */
const topicsByCountry: Readonly<Record<string, readonly AdviceTopic[]>> = {
  US: [...generalTopics, 'salaryHistory', 'criminalRecord'],
  CA: [...generalTopics, 'criminalRecord'],
  IE: generalTopics,
  GB: generalTopics,
  AU: [...generalTopics, 'criminalRecord'],
  NZ: generalTopics,
}

/** Returns advice on each topic that is sensitive in this country and that the question or requirement touches. */
export function getQuestionAdvice(text: string, country: string): { topic: AdviceTopic; message: string }[] {
  const normalizedText = text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
  return (topicsByCountry[country] ?? generalTopics)
    .filter((topic) => topicPatterns[topic].some((pattern) => pattern.test(normalizedText)))
    .map((topic) => ({ topic, message: questionAdviceTexts[topic](country) }))
}
