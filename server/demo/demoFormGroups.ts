import type { CustomField } from '../../src/schemas/settings/userSettings'

/** Builds a question group of the demo. The group has the given id, and its fields have the ids after it. */
export function buildEmploymentHistory(id: number): CustomField {
  return {
    id,
    type: 'group',
    label: 'Employment history',
    notes: 'Your last jobs, the newest first.',
    itemLabel: 'Job',
    repeats: { max: 10 },
    fields: [
      { id: id + 1, type: 'text', label: 'Employer', rules: { required: true } },
      { id: id + 2, type: 'text', label: 'Position', rules: { required: true } },
      { id: id + 3, type: 'date', label: 'From', rules: { required: true } },
      { id: id + 4, type: 'date', label: 'Until', notes: 'Leave it empty where you still work.' },
      { id: id + 5, type: 'textarea', label: 'What you did', rules: { max: 500 } },
    ],
  }
}

export function buildReferees(id: number, repeats: NonNullable<CustomField['repeats']>): CustomField {
  return {
    id,
    type: 'group',
    label: 'Referees',
    notes: 'People who have worked with you and know that we may call them.',
    itemLabel: 'Referee',
    repeats,
    fields: [
      { id: id + 1, type: 'text', label: 'Name', rules: { required: true } },
      { id: id + 2, type: 'email', label: 'Email', rules: { required: true } },
      { id: id + 3, type: 'tel', label: 'Phone' },
      {
        id: id + 4,
        type: 'select',
        label: 'How you know each other',
        options: ['Manager', 'Colleague', 'Teacher', 'Somebody else'].map((label) => ({
          label,
          value: label,
        })),
      },
    ],
  }
}

/** Builds a group that does not repeat. */
export function buildEducation(id: number): CustomField {
  return {
    id,
    type: 'group',
    label: 'Highest education',
    fields: [
      { id: id + 1, type: 'text', label: 'School or university' },
      { id: id + 2, type: 'text', label: 'Degree' },
      { id: id + 3, type: 'number', label: 'Year', rules: { minimum: 1950, maximum: 2100 } },
    ],
  }
}
