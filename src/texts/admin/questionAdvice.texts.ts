/** Country names as advice texts use them, by ISO 3166-1 code. */
export const adviceCountries: Readonly<Record<string, string>> = {
  AU: 'Australia',
  NZ: 'New Zealand',
  GB: 'the United Kingdom',
  IE: 'Ireland',
  US: 'the United States',
  CA: 'Canada',
}

const elsewhere = 'most countries'
const getPlaceName = (country: string) => adviceCountries[country] ?? elsewhere

/** Advice about questions that may be unlawful. It does not block publishing and is not legal advice. */
export const questionAdviceTexts = {
  age: (country: string) =>
    `This looks like a question about age. In ${getPlaceName(country)} you can rarely use it to decide who gets the job. Leave it out, or ask whether they meet a legal minimum age.`,
  family: (country: string) =>
    `This looks like a question about family. In ${getPlaceName(country)} you can’t use it to decide who gets the job. Ask whether they can work the hours or travel.`,
  religion: (country: string) =>
    `This looks like a question about religion. In ${getPlaceName(country)} you can rarely use it to decide who gets the job. Leave it out.`,
  health: (country: string) =>
    `This looks like a question about health or disability. In ${getPlaceName(country)} ask only whether they can do the work, and what would help them apply.`,
  nationality: (country: string) =>
    `This looks like a question about nationality. In ${getPlaceName(country)} ask only about the right to work.`,
  gender: (country: string) =>
    `This looks like a question about sex, gender or sexual orientation. In ${getPlaceName(country)} you can rarely use it to decide who gets the job. Leave it out.`,
  politics: (country: string) =>
    `This looks like a question about politics or union membership. In ${getPlaceName(country)} you can’t use it to decide who gets the job. Leave it out.`,
  salaryHistory: (country: string) =>
    `This looks like a question about past pay. In parts of ${getPlaceName(country)} you can’t ask it. State what you pay, or ask what they expect.`,
  criminalRecord: (country: string) =>
    `This looks like a question about convictions. In parts of ${getPlaceName(country)} you can ask only after an offer. Ask for a check if the job needs one.`,
} as const

export type AdviceTopic = keyof typeof questionAdviceTexts
