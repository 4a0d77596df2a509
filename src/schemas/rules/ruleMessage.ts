import { characterTexts } from '../../texts/public/characterRules.texts'
import { rulesTexts } from '../../texts/public/form.texts'
import { formatDisplayDate } from '../dateTime/answerDateTime'
import { findNonexistentDay } from '../fields/parseTypedDateTime'
import { isCharacterRule } from './characterRules'
import { getLocalToday, resolveBound } from './dayBound'
import type { FieldRule } from './fieldRule'

/**
 * A validation finding: the keyword and parameters of an ajv error, with the actual type (`got`) and the current day
 * (`today`); for a text also the `value`.
 */
export interface Finding {
  keyword: string
  params: Record<string, unknown>
}

/**
 * Returns the message for the user by rule and keyword; the validator's own messages are never shown [VR-02…VR-10].
 */
export function getRuleMessage(rule: FieldRule, finding: Finding): string {
  switch (finding.keyword) {
    case 'required':
    case 'minItems':
      return getMissingMessage(rule)
    case 'minLength':
      return rule.message ?? rulesTexts.minimum(Number(finding.params.limit))
    case 'maxLength':
      return (rule.kind === 'number' ? rulesTexts.maximumNumber : rulesTexts.maximum)(
        Number(finding.params.limit),
      )
    case 'format':
      return rule.message ?? getFormatMessage(finding.params)
    case 'maximum':
      return rulesTexts.fileSize
    case 'numberMinimum':
      return rule.message ?? rulesTexts.leastNumber(Number(finding.params.limit))
    case 'numberMaximum':
      return rule.message ?? rulesTexts.greatestNumber(Number(finding.params.limit))
    case 'dayMinimum':
      return rule.message ?? rulesTexts.earliestDay(formatDisplayDate(getLimitDay(finding)))
    case 'dayMaximum':
      return rule.message ?? rulesTexts.latestDay(formatDisplayDate(getLimitDay(finding)))
    case 'characters':
      return rule.message ?? getCharactersMessage(String(finding.params.limit))
    case 'enum':
      return rule.message ?? rulesTexts.option
    case 'uniqueItems':
      return rulesTexts.option
    case 'type':
      return rulesTexts.expected(String(finding.params.type), String(finding.params.got))
    default:
      return rule.message ?? rulesTexts.required
  }
}

function getLimitDay({ params }: Finding): string {
  return resolveBound(
    String(params.limit),
    typeof params.today === 'string' ? params.today : getLocalToday()[0],
  )
}

function getCharactersMessage(rule: string): string {
  const name = rule.startsWith('phone') ? 'phone' : rule
  return isCharacterRule(name) ? characterTexts[name].message : rulesTexts.shape
}

function getMissingMessage(rule: FieldRule): string {
  if (rule.kind === 'string' || rule.kind === 'boolean' || rule.kind === 'any') {
    if (rule.message) return rule.message
    if (rule.kind === 'string' && (rule.min ?? 1) > 1) return rulesTexts.minimum(rule.min ?? 1)
  }
  return rulesTexts.required
}

/** The key of the message for an invalid value, by format. */
const formatTextKeys: Record<string, keyof FormatTexts> = {
  email: 'email',
  url: 'url',
  'number-text': 'number',
  'percent-text': 'number',
  'local-date': 'date',
  'local-time': 'time',
  'local-date-time': 'dateTime',
  'date-range': 'dateRange',
  'file-group-1': 'fileType',
  'file-group-2': 'fileType',
}

type FormatTexts = Pick<
  typeof rulesTexts,
  'email' | 'url' | 'number' | 'date' | 'time' | 'dateTime' | 'dateRange' | 'fileType'
>

function getFormatMessage({ format, value }: Finding['params']): string {
  const day = /^local-date|^date-range$/.test(String(format)) && findNonexistentDay(String(value))
  if (day) return rulesTexts.noSuchDay(day)
  return rulesTexts[formatTextKeys[String(format)] ?? 'required']
}
