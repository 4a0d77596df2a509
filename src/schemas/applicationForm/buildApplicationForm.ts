import { sectionTexts } from '../../texts/public/applicationFields.texts'
import { buildForm, buildFormBody } from '../forms/buildForm'
import type { BuiltForm, FormBody } from '../forms/builtForm'
import type { FieldDefinition, FieldSection } from '../forms/fieldDefinition'
import type { FormSettings } from '../settings/userSettings'
import type { VacancyLists } from '../vacancies/vacancy'
import { buildClientSections } from './clientFields'
import { buildVacancySections } from './vacancyFields'

/** The questions of a vacancy, and the facts about it that its form depends on. */
type FormVacancy = VacancyLists & {
  /** If absent, the form contains the fields for jobs and for Expressions of Interest. */
  isExpressionOfInterest?: boolean
  /**
   * ISO 3166 code of the job's location; phone numbers without a country code are read as numbers of this country.
   */
  country?: string
  code?: string
  /** As returned by `readReferralSource`. */
  referralSource?: string | null
}

/**
 * Builds the application form of one vacancy: the client's configured fields, then the vacancy's questions [JD-07].
 * The browser renders this form, the server validates submissions against it, and GET /api/vacancies/{id}/form
 * returns it.
 */
export function buildApplicationForm(settings: FormSettings, vacancy: FormVacancy): BuiltForm {
  return buildForm(sectionTexts.form, getSections(settings, vacancy))
}

/** Builds the form without a vacancy's questions, for the previews, which call it after every change. */
export function buildApplicationFormPreview(settings: FormSettings): FormBody {
  return buildFormBody(sectionTexts.form, getSections(settings, noVacancy))
}

function getSections(settings: FormSettings, vacancy: FormVacancy): FieldSection[] {
  const sections = [
    ...buildClientSections(settings, vacancy.isExpressionOfInterest),
    ...buildVacancySections(vacancy),
  ]
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => adaptField(field, vacancy)),
  }))
}

/** Adapts a field to the vacancy: the country of phone numbers, and the placeholders in hidden values. */
function adaptField(field: FieldDefinition, vacancy: FormVacancy): FieldDefinition {
  const { country } = vacancy
  const isPhone = field.type === 'tel' || field.rules.characters === 'phone'
  const hasPlaceholders = field.type === 'hidden' && typeof field.value === 'string'
  return {
    ...field,
    ...(isPhone && country ? { country } : {}),
    ...(hasPlaceholders ? { value: fillPlaceholders(String(field.value), vacancy) } : {}),
    ...(field.fields
      ? { fields: field.fields.map((fieldDefinition) => adaptField(fieldDefinition, vacancy)) }
      : {}),
  }
}

/** A vacancy without questions, for a form with only the client's fields. */
export const noVacancy: VacancyLists = {
  licences: [],
  qualifications: [],
  requirements: [],
  skills: [],
  visas: [],
  screeningQuestions: [],
}

/** The data of a visit that hidden fields can refer to. */
interface Visit {
  code?: string
  /** As returned by `readReferralSource`: a source, or 'utm_source=…&utm_campaign=…'. */
  referralSource?: string | null
}

/** Replaces {vacancyCode}, {source} and {campaign} in the value of a hidden field by the data of the visit. */
export function fillPlaceholders(value: string, { code = '', referralSource }: Visit): string {
  const campaignParameters = new URLSearchParams(
    /^utm_\w+=/i.test(referralSource ?? '') ? (referralSource ?? '') : '',
  )
  const source = campaignParameters.size > 0 ? campaignParameters.get('utm_source') : referralSource
  const values: Record<string, string | null | undefined> = {
    vacancyCode: code,
    source,
    campaign: campaignParameters.get('utm_campaign'),
  }
  return value
    .replace(/\{(vacancyCode|source|campaign)\}/g, (_match, name: string) => values[name] ?? '')
    .trim()
}
