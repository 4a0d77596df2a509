import type { CustomField } from '../../../src/schemas/settings/userSettings'
import { buildEducation, buildEmploymentHistory, buildReferees } from '../demoFormGroups'

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
