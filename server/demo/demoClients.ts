import type { Role } from '../../src/schemas/accountSecurity/session'
import { fieldCatalogue } from '../../src/schemas/fieldCatalogue/fieldCatalogue'
import type { CustomField } from '../../src/schemas/settings/userSettings'
import { createFormFields, getInitialClientValues } from '../modules/accounts/newClient'
import type { NewClient } from '../modules/clients/clients.repository'
import { buildEducation, buildEmploymentHistory, buildReferees } from './demoFormGroups'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const options = days.map((day) => ({ label: day, value: day.slice(0, 3).toLowerCase() }))

/** The custom fields of the kitchen client: one of each type that an account may add [contract §5]. */
export const kitchenCustomFields: readonly CustomField[] = [
  { id: 100, type: 'select', label: 'Best day for a call', options },
  { id: 101, type: 'checkbox', label: 'Days you can work', notes: 'Tick all that suit.', options },
  { id: 102, type: 'checkbox', label: 'May we keep your details for other jobs?' },
  { id: 103, type: 'number', label: 'Years of experience', rules: { max: 2 } },
  { id: 104, type: 'date', label: 'First day you could start' },
  { id: 105, type: 'url', label: 'Portfolio', rules: { message: 'Please give the full web address' } },
  {
    id: 120,
    type: 'text',
    label: 'Which other jobs?',
    notes: 'Shown while your details may be kept, and asked for while you have years of experience.',
    section: 'Other jobs',
    width: 'full',
    visibleWhen: { field: 'custom-102', equals: true },
    requiredWhen: { field: 'custom-103', greaterThan: 1 },
  },
  {
    id: 121,
    type: 'date',
    label: 'Until when?',
    section: 'Other jobs',
    rules: { earliest: 'today', latest: 'today+365' },
    visibleWhen: {
      all: [
        { field: 'custom-102', equals: true },
        { field: 'custom-104', after: '2026-01-01' },
      ],
    },
  },
  buildEmploymentHistory(110),
  buildEducation(130),
  buildReferees(140, { max: 3 }),
]

/** A demo client with its account; the password is published [contract §2]. */
export interface DemoClient {
  client: Omit<NewClient, 'createdAt'>
  account: { username: string; password: string; role: Role }
}

const harbourFields = { visible: [2, 4, 7, 9, 14, 16, 17, 18, 19, 20, 21, 22, 23, 100], required: [4, 20] }
const meridianFields = { visible: [4, 20, 100, 110], required: [4, 20] }
const kitchenFields = {
  visible: [...fieldCatalogue, ...kitchenCustomFields].map(({ id }) => id),
  required: [4, 103],
}

const referralField: CustomField = {
  id: 100,
  type: 'select',
  label: 'How did you hear about this job?',
  options: ['Our website', 'A job board', 'Social media', 'Somebody who works here', 'Somewhere else'].map(
    (label) => ({ label, value: label }),
  ),
}

const meridianGroups = [buildEmploymentHistory(100), buildReferees(110, { max: 3 })]

function createDemoClient(
  code: string,
  company: string,
  hasAllOptions: boolean,
  clientProperties: Partial<DemoClient['client']>,
): DemoClient['client'] {
  return {
    ...getInitialClientValues(code, company),
    applicationFormFields: createFormFields({ visible: [4, 20], required: [4, 20] }),
    canShowSidebar: hasAllOptions,
    canShowEoi: hasAllOptions,
    canShowRecentJobs: hasAllOptions,
    canShowSocialIcons: hasAllOptions,
    canShowAdvertiseEndDate: hasAllOptions,
    canShowVacancyDepartment: hasAllOptions,
    canRedirectToVacancyDetails: true,
    canAllowUpload: hasAllOptions,
    isDemo: true,
    ...clientProperties,
  }
}

export const demoClients: readonly DemoClient[] = [
  {
    client: createDemoClient('harbour', 'Harbour City Council', true, {
      advertiserId: 'harbour-city',
      privacyLinkLabel: 'Privacy at the council',
      privacyLink: 'https://harbour.example/privacy',
      applicationFormFields: createFormFields(harbourFields, [referralField]),
      customFields: [referralField],
    }),
    account: { username: 'harbour-admin', password: 'harbour-demo-1', role: 'Client' },
  },
  {
    client: createDemoClient('meridian', 'Meridian Health', false, {
      applicationFormFields: createFormFields(meridianFields, meridianGroups),
      customFields: meridianGroups,
    }),
    account: { username: 'meridian-admin', password: 'meridian-demo-1', role: 'Client' },
  },
  {
    client: createDemoClient('kitchen', 'Kitchen Sink', true, {
      privacyLinkLabel: 'What we do with your answers',
      privacyLink: 'https://kitchen.example/privacy',
      applicationFormFields: createFormFields(kitchenFields, kitchenCustomFields),
      customFields: [...kitchenCustomFields],
    }),
    account: { username: 'kitchen-admin', password: 'kitchen-demo-1', role: 'Client' },
  },
  {
    client: createDemoClient('admin', 'Foyer', false, {}),
    account: { username: 'master', password: 'master-demo-1', role: 'SuperUser' },
  },
]
