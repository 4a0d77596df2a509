import { vacancyFieldTexts as texts } from '../../texts/admin/vacancyFields.texts'
import { buildExternalForm } from '../externalSchema/buildExternalForm'
import { countries } from '../fieldCatalogue/choices'
import type { BuiltForm } from '../forms/builtForm'
import type { JsonSchema } from '../forms/jsonSchema'
import { maximumResponseDays } from '../vacancies/responseDeadline'
import { salaryPeriods } from '../vacancies/salaryAndAddress'
import { workplaceKinds } from '../vacancies/workplace'

/** The parts of a vacancy that have a form each. */
export const vacancyFormParts = ['job', 'place', 'dates', 'lists'] as const
export type VacancyFormPart = (typeof vacancyFormParts)[number]

/**
 * Text formats for which the editor has special fields: rich text, and texts with suggestions from existing
 * vacancies.
 */
export const vacancyFormats = ['richText', 'departments', 'locations', 'employmentTypes'] as const

const currencies = 'AUD|CAD|CHF|DKK|EUR|GBP|HKD|INR|JPY|NOK|NZD|SEK|SGD|USD|ZAR'.split('|')

/**
 * Builds the form of one part of a vacancy from a schema, so that new properties need no further code.
 * @param currency ISO 4217; the client's currency, which is the first option
 */
export function buildVacancyPartForm(part: VacancyFormPart, currency: string): BuiltForm {
  const { properties, required = [], uiSchema = {} } = parts[part](currency)
  return buildExternalForm({ type: 'object', properties, required }, uiSchema)
}

interface Part {
  properties: Record<string, JsonSchema>
  required?: string[]
  /** rjsf's uiSchema. */
  uiSchema?: Record<string, unknown>
}

const line = (name: keyof typeof texts.label, maxLength: number, properties: JsonSchema = {}): JsonSchema => ({
  type: 'string',
  ...getLabels(name),
  maxLength,
  ...properties,
})

const createCheckbox = (name: keyof typeof texts.label): JsonSchema => ({
  type: 'boolean',
  ...getLabels(name),
})

function getLabels(name: keyof typeof texts.label): JsonSchema {
  const notes: Partial<Record<string, string>> = texts.notes
  return { title: texts.label[name], ...(notes[name] ? { description: notes[name] } : {}) }
}

const parts: Record<VacancyFormPart, (currency: string) => Part> = {
  job: () => ({
    properties: {
      name: line('name', 500),
      code: line('code', 100),
      summary: line('summary', 4000),
      description: line('description', 200_000, { format: 'richText' }),
      isExpressionOfInterest: createCheckbox('isExpressionOfInterest'),
    },
    required: ['name', 'code', 'description'],
    uiSchema: { summary: { 'ui:widget': 'textarea' } },
  }),
  place: (currency) => ({
    properties: {
      location: line('location', 255, { format: 'locations' }),
      department: line('department', 255, { format: 'departments' }),
      employmentType: line('employmentType', 255, { format: 'employmentTypes' }),
      workplace: workplaceShape,
      address: addressShape,
      salary: salaryShape(currency),
    },
    required: ['location', 'employmentType'],
  }),
  dates: () => ({
    properties: {
      opensAt: { type: 'string', format: 'date-time', ...getLabels('opensAt') },
      closesAt: { type: 'string', format: 'date-time', ...getLabels('closesAt') },
      hearBy: {
        type: 'object',
        ...getLabels('hearBy'),
        properties: {
          day: { type: 'string', format: 'date', ...getLabels('day') },
          days: { type: 'integer', minimum: 1, maximum: maximumResponseDays, ...getLabels('days') },
        },
      },
      isListed: createCheckbox('isListed'),
    },
  }),
  lists: () => ({
    properties: {
      licences: list('licences', { name: line('held', 500), isRequired: createCheckbox('isRequired') }),
      qualifications: list('qualifications', {
        name: line('held', 500),
        isRequired: createCheckbox('isRequired'),
      }),
      requirements: list('requirements', {
        name: line('held', 500),
        description: line('detail', 4000),
        isRequired: createCheckbox('isRequired'),
      }),
      skills: list('skills', {
        name: line('held', 500),
        levels: line('levels', 20_000),
        isRequired: createCheckbox('isRequired'),
      }),
      visas: list('visas', { name: line('held', 500) }),
    },
    uiSchema: { skills: { items: { levels: { 'ui:widget': 'textarea' } } } },
  }),
}

function list(
  name: keyof typeof texts.label,
  properties: Record<string, JsonSchema>,
  required = 'name',
): JsonSchema {
  return {
    type: 'array',
    maxItems: 1000,
    ...getLabels(name),
    items: {
      type: 'object',
      title: texts.item[name as keyof typeof texts.item],
      properties,
      required: [required],
    },
  }
}

const country = (name: 'country' | 'workCountry'): JsonSchema => ({
  type: 'string',
  ...getLabels(name),
  oneOf: countries.map(({ value, label }) => ({ const: value, title: label })),
})

const workplaceShape: JsonSchema = {
  type: 'object',
  ...getLabels('workplace'),
  properties: {
    kind: {
      type: 'string',
      ...getLabels('workplaceKind'),
      oneOf: workplaceKinds.map((workplaceKind) => ({
        const: workplaceKind,
        title: texts.workplaces[workplaceKind],
      })),
    },
    countries: list('workCountries', { country: country('workCountry') }, 'country'),
  },
}

const addressShape: JsonSchema = {
  type: 'object',
  ...getLabels('address'),
  properties: {
    street: line('street', 255),
    city: line('city', 255),
    region: line('region', 255),
    postcode: line('postcode', 20),
    country: country('country'),
  },
}

function salaryShape(currency: string): JsonSchema {
  const offeredCurrencies = [currency, ...currencies.filter((text) => text !== currency)]
  return {
    type: 'object',
    ...getLabels('salary'),
    properties: {
      from: { type: 'number', minimum: 0, ...getLabels('from') },
      to: { type: 'number', minimum: 0, ...getLabels('to') },
      currency: {
        type: 'string',
        ...getLabels('currency'),
        oneOf: offeredCurrencies.map((text) => ({ const: text, title: text })),
      },
      period: {
        type: 'string',
        ...getLabels('period'),
        oneOf: salaryPeriods.map((salaryPeriod) => ({
          const: salaryPeriod,
          title: texts.periods[salaryPeriod],
        })),
      },
      text: line('salaryText', 1000),
    },
  }
}
