import { choiceLabels } from '../../texts/public/applicationFields.texts'
import type { Option } from '../fields/option'

const labelTexts: Record<string, string> = choiceLabels

/** Returns an option with its label in the current language. Proper names without a translation stay the same. */
export const localizeChoice = ({ label, value }: Option): Option => ({
  label: labelTexts[value] ?? label,
  value,
})

const toOptions = (...labels: string[]): Option[] => labels.map((label) => ({ label, value: label }))

export const titles = toOptions('Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof')
export const genders = toOptions('Woman', 'Man', 'Non-binary', 'Another term', 'Prefer not to say')
export const maritalStatuses = toOptions(
  'Single',
  'Married',
  'De facto',
  'Separated',
  'Divorced',
  'Widowed',
  'Prefer not to say',
)
export const workStatuses = toOptions(
  'Australian citizen',
  'Permanent resident',
  'New Zealand citizen',
  'Temporary visa with work rights',
  'No work rights yet',
)

export const states: Option[] = [
  { value: 'ACT', label: 'Australian Capital Territory' },
  { value: 'NSW', label: 'New South Wales' },
  { value: 'NT', label: 'Northern Territory' },
  { value: 'QLD', label: 'Queensland' },
  { value: 'SA', label: 'South Australia' },
  { value: 'TAS', label: 'Tasmania' },
  { value: 'VIC', label: 'Victoria' },
  { value: 'WA', label: 'Western Australia' },
]

export const yesNo: Option[] = [
  { label: 'Yes', value: 'Y' },
  { label: 'No', value: 'N' },
]
