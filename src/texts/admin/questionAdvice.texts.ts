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
const place = (country: string) => adviceCountries[country] ?? elsewhere

/** Advice on what a question asks; it decides nothing, and is no legal advice. */
export const questionAdviceTexts = {
  age: (country: string) =>
    `This seems to ask how old somebody is. In ${place(country)} age may hardly ever decide about a job: leave it out, or ask whether somebody is old enough where the law says so.`,
  family: (country: string) =>
    `This seems to ask about family, marriage or children. In ${place(country)} that may not decide about a job: ask whether the hours or the travel are possible.`,
  religion: (country: string) =>
    `This seems to ask what somebody believes. In ${place(country)} that may hardly ever decide about a job: leave it out.`,
  health: (country: string) =>
    `This seems to ask about health or a disability. In ${place(country)} ask only whether somebody can do what the job needs, and what would help to apply.`,
  nationality: (country: string) =>
    `This seems to ask where somebody comes from. In ${place(country)} ask only for the right to work.`,
  gender: (country: string) =>
    `This seems to ask about sex, gender or whom somebody loves. In ${place(country)} that may hardly ever decide about a job: leave it out.`,
  politics: (country: string) =>
    `This seems to ask about politics or a union. In ${place(country)} that may not decide about a job: leave it out.`,
  salaryHistory: (country: string) =>
    `This seems to ask what somebody earned before. In parts of ${place(country)} that may not be asked: say what you pay, or ask what somebody expects.`,
  criminalRecord: (country: string) =>
    `This seems to ask about convictions. In parts of ${place(country)} that may be asked only after an offer: ask for a check where the job needs one.`,
} as const

export type AdviceTopic = keyof typeof questionAdviceTexts
