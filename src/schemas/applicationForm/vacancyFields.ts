import { sectionTexts } from '../../texts/public/applicationFields.texts'
import { localizeChoice, yesNo } from '../fieldCatalogue/choices'
import type { FieldDefinition, FieldSection } from '../forms/fieldDefinition'
import { getControlKind } from '../kinds/fieldType'
import { type FieldKind, kinds, toInitialValue } from '../kinds/kindRegistry'
import type { FieldRule } from '../rules/fieldRule'
import { getFieldLanguages, getTextLanguage } from '../translations/localizeText'
import { toKeyedConditions } from '../vacancies/questionConditions'
import type { ScreeningQuestion, ScreeningQuestionGroup, VacancyLists, YesNoItem } from '../vacancies/vacancy'
import { simplifySectionConditions } from './clientFields'

/**
 * Builds the vacancy's part of the application form: licences, qualifications, requirements, skills, visas and
 * questions.
 */
export function buildVacancySections(vacancy: VacancyLists): FieldSection[] {
  const { screeningQuestions } = vacancy
  const questions = screeningQuestions.map((group) => buildQuestionSection(group, screeningQuestions))
  return [
    {
      id: 'licences',
      title: sectionTexts.licences,
      fields: vacancy.licences.map((item) => buildCredentialField('licence', item)),
    },
    {
      id: 'qualifications',
      title: sectionTexts.qualifications,
      fields: vacancy.qualifications.map((item) => buildCredentialField('qualification', item)),
    },
    {
      id: 'requirements',
      title: sectionTexts.requirements,
      notes: sectionTexts.requirementsNotes,
      fields: vacancy.requirements.map((item) => ({
        ...buildToggleField(`requirement-${item.id}`, item.name, item.isRequired),
        ...(item.description ? { notes: item.description } : {}),
        ...getFieldLanguages(item, 'name', item.description && 'description'),
      })),
    },
    {
      id: 'skills',
      title: sectionTexts.skills,
      fields: vacancy.skills.map((item) => ({
        name: `skill-${item.id}`,
        type: 'select' as const,
        label: item.name,
        options: item.options,
        ...getFieldLanguages(item, 'name'),
        rules: { kind: 'string' as const, required: item.isRequired },
      })),
    },
    {
      id: 'visas',
      title: sectionTexts.visas,
      notes: sectionTexts.visasNotes,
      fields: vacancy.visas.map((item) => ({
        ...buildToggleField(`visa-${item.id}`, item.name, false),
        ...getFieldLanguages(item, 'name'),
      })),
    },
    ...simplifySectionConditions(questions),
  ]
}

function buildCredentialField(prefix: string, item: YesNoItem): FieldDefinition {
  return {
    name: `${prefix}-${item.id}`,
    type: 'radio',
    label: item.name,
    ...getFieldLanguages(item, 'name'),
    options: yesNo.map(localizeChoice),
    inline: true,
    rules: { kind: 'string', required: item.isRequired },
  }
}

/** Builds a checkbox. If it is required, it must be ticked, because leaving it unticked does not confirm the requirement. */
function buildToggleField(name: string, label: string, mustBeTicked: boolean): FieldDefinition {
  const rules: FieldRule = { kind: 'boolean', required: mustBeTicked }
  return { name, type: 'checkbox', label, rules: mustBeTicked ? { ...rules, mustBe: true } : rules }
}

function buildQuestionSection(
  group: ScreeningQuestionGroup,
  groups: readonly ScreeningQuestionGroup[],
): FieldSection {
  const { questions: defaultTitle } = sectionTexts
  const fields = group.questions.map((question) => ({
    ...buildQuestionField(question),
    ...toKeyedConditions(question, group, groups),
    ...getAlternativeReference(question, group),
  }))
  const lang = group.name ? getTextLanguage(group, 'name') : undefined
  const section = { id: `questions-${group.id}`, title: group.name || defaultTitle, fields }
  if (!group.repeats || fields.length === 0) return lang ? { ...section, lang } : section
  return { ...section, title: defaultTitle, fields: [buildRowsField(group, fields)] }
}

/** Builds the field of a repeating group, which is answered in rows. */
function buildRowsField(group: ScreeningQuestionGroup, fields: FieldDefinition[]) {
  const { id, name, repeats = {}, itemLabel } = group
  return {
    name: `rows-${id}`,
    type: 'group' as const,
    label: name || sectionTexts.questions,
    ...(name ? getFieldLanguages(group, 'name') : {}),
    rules: { kind: 'any' as const, required: (repeats.min ?? 0) > 0 },
    fields,
    repeats,
    ...(itemLabel ? { itemLabel } : {}),
  }
}

/** Returns the reference to the alternative question of the group, if there is one. */
function getAlternativeReference({ id, alternative }: ScreeningQuestion, group: ScreeningQuestionGroup) {
  const alternativeQuestion = group.questions.find(({ name }) => name !== undefined && name === alternative)
  return alternativeQuestion && alternativeQuestion.id !== id
    ? { orElse: `question-${alternativeQuestion.id}` }
    : {}
}

function buildQuestionField(question: ScreeningQuestion): FieldDefinition {
  const type = getControlKind(question.controlType)
  const { defaultValue, width } = question
  return {
    name: `question-${question.id}`,
    type,
    label: question.text,
    ...getFieldLanguages(question, 'text', question.notes && 'notes'),
    rules: buildQuestionRules(question, type),
    ...(question.notes ? { notes: question.notes } : {}),
    ...(question.options.length > 0 ? { options: question.options } : {}),
    ...(type === 'radio' && question.options.length <= 3 ? { inline: true } : {}),
    ...(defaultValue ? { value: toInitialValue(type, defaultValue) } : {}),
    ...(width ? { width } : {}),
  }
}

function buildQuestionRules(question: ScreeningQuestion, type: FieldKind): FieldRule {
  const rules: FieldRule = { kind: kinds[type].rule, required: question.isRequired }
  const { minimum, maximum, earliest, latest, characters } = question
  if (question.minLength) rules.min = question.minLength
  if (question.maxLength) rules.max = question.maxLength
  if (kinds[type].rule === 'file') rules.fileTypeGroup = 2
  if (minimum !== undefined) rules.minimum = minimum
  if (maximum !== undefined) rules.maximum = maximum
  if (earliest !== undefined) rules.earliest = earliest
  if (latest !== undefined) rules.latest = latest
  if (characters !== undefined) rules.characters = characters
  return rules
}
