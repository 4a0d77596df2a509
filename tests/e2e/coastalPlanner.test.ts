import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getField, resume, sendApplication, waitForReceipt } from './harness/buildingSurveyor'
import { fillDateTime } from './harness/fillDateTime'
import { findDemoJobPath, toApplyPath } from './harness/jobPaths'
import { setUpSite } from './harness/setUpSite'
import { signIn } from './harness/signIn'
import { waitForHydratedForm } from './harness/waitForHydratedForm'

const site = setUpSite()

interface SentBody {
  applicationLicences: { applicantResponse: unknown }[]
  applicationRequirements: { applicantResponse: unknown }[]
  applicationVisas: { applicantResponse: unknown }[]
  applicationScreeningQuestions: { questions: { controlType: string; applicantResponse: unknown }[] }[]
  attachmentKeys: string[]
}

/** Text to type, by the start of the field's label. */
const typedAnswers = [
  ['What is your current or most recent position?', 'Planner, Bay Shire'],
  ['Tell us about a plan that changed a place', 'The foreshore plan.\nIt kept the trees.'],
  ['How many years have you worked', '12.5'],
  ['What is the earliest date you could start?', '04/05/2031'],
  ['Are there dates in the next two months', '01/02/2031 - 03/02/2031'],
  ['When would suit you for a 15-minute call', '05/06/2031 2:30 PM'],
  ['On working days, from what time', '9:15 AM'],
  ['Which of our published plans', 'dune nourishment'],
  ['Where can we see a plan', 'https://example.org/plan'],
  ['Passphrase for your portfolio', 'kittiwake'],
  ["Your referee's e-mail address", 'referee@example.org'],
  ["Your referee's telephone number", '02 5550 0100'],
] as const

/** The submitted control types and answers, in the order of the form [JD-11]. */
const submittedAnswers = [
  ['txt', 'Planner, Bay Shire'],
  ['txa', 'The foreshore plan.\nIt kept the trees.'],
  ['num', '12.5'],
  ['ddl', 'council'],
  ['cbx', ['Community panel', 'Grant application']],
  ['rng', '70'],
  ['rdo', 'Yes'],
  ['dte', '04/05/2031'],
  ['drg', '01/02/2031 - 03/02/2031'],
  ['dtm', '05/06/2031 2:30 PM'],
  ['tme', '9:15 AM'],
  ['cbx', 'Y'],
  ['sdl', 'Tern River and Kittiwake Beach'],
  ['sch', 'dune nourishment'],
  ['url', 'https://example.org/plan'],
  ['pwd', 'kittiwake'],
  ['eml', 'referee@example.org'],
  ['tel', '02 5550 0100'],
]

/** Answers as an administrator sees them, if they differ from the typed text. */
const displayedAnswers = [
  'New to it',
  'A council',
  'Community panel, Grant application',
  '04 May 2031',
  '01 Feb 2031 – 03 Feb 2031',
  '05 Jun 2031 02:30 PM',
  '09:15 AM',
]

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const chooseRadio = (page: Page, question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).check()

async function answerAll(page: Page): Promise<void> {
  await getField(page, 'firstName').fill('Ada')
  await getField(page, 'surname').fill('Everykind')
  await getField(page, 'email').fill('everykind@example.org')
  await getField(page, 'mobile').fill('0400 111 222')
  await getField(page, 'resume').setInputFiles(resume)
  await chooseRadio(page, 'Class C driver licence', 'Yes')
  await chooseRadio(page, 'General boat licence', 'No')
  await chooseRadio(page, 'Degree in planning', 'Yes')
  await page.getByRole('checkbox', { name: 'Right to work in Australia' }).check()
  await page.getByRole('checkbox', { name: 'Temporary Graduate visa' }).check()
  await choose(page, 'Statutory planning', 'New to it')
  for (const [label, text] of typedAnswers) {
    const labelled = page.getByLabel(label).first()
    const isDateTime = (await labelled.getAttribute('role')) === 'group'
    await (isDateTime ? fillDateTime(labelled, text) : labelled.fill(text))
  }
  await choose(page, 'Where have you done most of that work?', 'A council')
  await choose(page, 'Which coast or waterway', 'Tern River and Kittiwake Beach')
  await page.getByRole('checkbox', { name: 'Community panel' }).check()
  await page.getByRole('checkbox', { name: 'Grant application' }).check()
  await page.getByRole('slider').fill('70')
  await chooseRadio(page, 'Do you hold a current driver licence?', 'Yes')
  await page.getByRole('checkbox', { name: 'I would like to hear about flexible hours' }).check()
  await page
    .getByLabel('A sample of your writing')
    .first()
    .setInputFiles({ ...resume, name: 'sample.pdf' })
}

describe('a vacancy with every kind of question', () => {
  it('[JD-07] [JD-11] sends each answer in the format of the contract, and an administrator sees all but the passphrase', async () => {
    const address = await findDemoJobPath(site, 'harbour', 'Coastal Planner')
    const page = await site.visit('harbour', toApplyPath(address))
    await waitForHydratedForm(page)
    await answerAll(page)
    const sent = page.waitForRequest('**/api/submittedapplications')
    await sendApplication(page)
    const body: SentBody = (await sent).postDataJSON()
    await waitForReceipt(page)
    const answers = (list: { applicantResponse: unknown }[]) => list.map((item) => item.applicantResponse)
    expect(answers(body.applicationLicences)).toEqual(['Y', 'N'])
    expect(answers(body.applicationRequirements)).toEqual(['Y', 'N'])
    expect(answers(body.applicationVisas)).toEqual(['N', 'Y'])
    expect(body.attachmentKeys).toHaveLength(2)
    const questions = body.applicationScreeningQuestions.flatMap((group) => group.questions)
    expect(questions.map(({ controlType, applicantResponse }) => [controlType, applicantResponse])).toEqual(
      submittedAnswers,
    )

    const admin = await signIn(site, 'harbour')
    await admin.getByRole('row').nth(1).getByRole('link').click()
    const panel = admin.getByRole('region', { name: /Everykind/ })
    await panel.getByText('everykind@example.org').first().waitFor()
    const shown = await panel.getByRole('definition').allTextContents()
    expect(shown).toEqual(expect.arrayContaining(displayedAnswers))
    expect(shown, 'the passphrase is not displayed').not.toContain('kittiwake')
    await expect.poll(() => panel.getByRole('button', { name: 'Download' }).count()).toBe(2)
  })
})
