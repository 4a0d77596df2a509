import { vacancyFieldTexts as texts } from '../../texts/admin/vacancyFields.texts'
import { buildExternalForm } from '../externalSchema/buildExternalForm'
import { countries } from '../fieldCatalogue/choices'
import type { BuiltForm } from '../forms/builtForm'
import type { JsonSchema } from '../forms/jsonSchema'
import { maximumResponseDays } from '../vacancies/responseDeadline'
import { salaryPeriods } from '../vacancies/salaryAndAddress'
import { workplaceKinds } from '../vacancies/workplace'

/** The parts of a vacancy, each of which has its own form. */
export const vacancyFormParts = ['job', 'place', 'dates', 'lists'] as const
export type VacancyFormPart = (typeof vacancyFormParts)[number]

/**
 * Text formats for which the editor has special fields: rich text, and texts with suggestions from existing
 * vacancies.
 */
export const vacancyFormats = ['richText', 'departments', 'locations', 'employmentTypes'] as const

const currencies = 'AUD|CAD|CHF|DKK|EUR|GBP|HKD|INR|JPY|NOK|NZD|SEK|SGD|USD|ZAR'.split('|')

/**
 * Builds the form of one part of a vacancy.
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

const createTextSchema = (
  name: keyof typeof texts.label,
  maxLength: number,
  properties: JsonSchema = {},
): JsonSchema => ({
  type: 'string',
  ...getTitleAndDescription(name),
  maxLength,
  ...properties,
})

const createCheckboxSchema = (name: keyof typeof texts.label): JsonSchema => ({
  type: 'boolean',
  ...getTitleAndDescription(name),
})

function getTitleAndDescription(name: keyof typeof texts.label): JsonSchema {
  const notes: Partial<Record<string, string>> = texts.notes
  return { title: texts.label[name], ...(notes[name] ? { description: notes[name] } : {}) }
}

const parts: Record<VacancyFormPart, (currency: string) => Part> = {
  job: () => ({
    properties: {
      name: createTextSchema('name', 500),
      code: createTextSchema('code', 100),
      summary: createTextSchema('summary', 4000),
      description: createTextSchema('description', 200_000, { format: 'richText' }),
      isExpressionOfInterest: createCheckboxSchema('isExpressionOfInterest'),
    },
    required: ['name', 'code', 'description'],
    uiSchema: { summary: { 'ui:widget': 'textarea' } },
  }),
  place: (currency) => ({
    properties: {
      location: createTextSchema('location', 255, { format: 'locations' }),
      department: createTextSchema('department', 255, { format: 'departments' }),
      employmentType: createTextSchema('employmentType', 255, { format: 'employmentTypes' }),
      workplace: workplaceSchema,
      address: addressSchema,
      salary: createSalarySchema(currency),
    },
    required: ['location', 'employmentType'],
  }),
  dates: () => ({
    properties: {
      opensAt: { type: 'string', format: 'date-time', ...getTitleAndDescription('opensAt') },
      closesAt: { type: 'string', format: 'date-time', ...getTitleAndDescription('closesAt') },
      hearBy: {
        type: 'object',
        ...getTitleAndDescription('hearBy'),
        properties: {
          day: { type: 'string', format: 'date', ...getTitleAndDescription('day') },
          days: {
            type: 'integer',
            minimum: 1,
            maximum: maximumResponseDays,
            ...getTitleAndDescription('days'),
          },
        },
      },
      isListed: createCheckboxSchema('isListed'),
    },
  }),
  lists: () => ({
    properties: {
      licences: createListSchema('licences', {
        name: createTextSchema('requirementName', 500),
        isRequired: createCheckboxSchema('isRequired'),
      }),
      qualifications: createListSchema('qualifications', {
        name: createTextSchema('requirementName', 500),
        isRequired: createCheckboxSchema('isRequired'),
      }),
      requirements: createListSchema('requirements', {
        name: createTextSchema('requirementName', 500),
        description: createTextSchema('detail', 4000),
        isRequired: createCheckboxSchema('isRequired'),
      }),
      skills: createListSchema('skills', {
        name: createTextSchema('requirementName', 500),
        levels: createTextSchema('levels', 20_000),
        isRequired: createCheckboxSchema('isRequired'),
      }),
      visas: createListSchema('visas', { name: createTextSchema('requirementName', 500) }),
    },
    uiSchema: { skills: { items: { levels: { 'ui:widget': 'textarea' } } } },
  }),
}

function createListSchema(
  name: keyof typeof texts.label,
  properties: Record<string, JsonSchema>,
  requiredProperty = 'name',
): JsonSchema {
  return {
    type: 'array',
    maxItems: 1000,
    ...getTitleAndDescription(name),
    items: {
      type: 'object',
      title: texts.item[name as keyof typeof texts.item],
      properties,
      required: [requiredProperty],
    },
  }
}

const createCountrySchema = (name: 'country' | 'workCountry'): JsonSchema => ({
  type: 'string',
  ...getTitleAndDescription(name),
  oneOf: countries.map(({ value, label }) => ({ const: value, title: label })),
})

const workplaceSchema: JsonSchema = {
  type: 'object',
  ...getTitleAndDescription('workplace'),
  properties: {
    kind: {
      type: 'string',
      ...getTitleAndDescription('workplaceKind'),
      oneOf: workplaceKinds.map((workplaceKind) => ({
        const: workplaceKind,
        title: texts.workplaces[workplaceKind],
      })),
    },
    countries: createListSchema('workCountries', { country: createCountrySchema('workCountry') }, 'country'),
  },
}

const addressSchema: JsonSchema = {
  type: 'object',
  ...getTitleAndDescription('address'),
  properties: {
    street: createTextSchema('street', 255),
    city: createTextSchema('city', 255),
    region: createTextSchema('region', 255),
    postcode: createTextSchema('postcode', 20),
    country: createCountrySchema('country'),
  },
}

function createSalarySchema(currency: string): JsonSchema {
  const offeredCurrencies = [currency, ...currencies.filter((code) => code !== currency)]
  return {
    type: 'object',
    ...getTitleAndDescription('salary'),
    properties: {
      from: { type: 'number', minimum: 0, ...getTitleAndDescription('from') },
      to: { type: 'number', minimum: 0, ...getTitleAndDescription('to') },
      currency: {
        type: 'string',
        ...getTitleAndDescription('currency'),
        oneOf: offeredCurrencies.map((code) => ({ const: code, title: code })),
      },
      period: {
        type: 'string',
        ...getTitleAndDescription('period'),
        oneOf: salaryPeriods.map((salaryPeriod) => ({
          const: salaryPeriod,
          title: texts.periods[salaryPeriod],
        })),
      },
      text: createTextSchema('salaryText', 1000),
    },
  }
}
