import { expect, test } from 'vitest'
import { getQuestionAdvice } from './vacancyFindings'

const getTopics = (text: string, country = 'AU') => getQuestionAdvice(text, country).map(({ topic }) => topic)

test.each([
  ['How old are you?', 'age'],
  ['Age', 'age'],
  ['What is your date of birth?', 'age'],
  ['Which age group do you belong to?', 'age'],
  ['Are you married?', 'family'],
  ['Do you have any children?', 'family'],
  ['Does your husband agree with night shifts?', 'family'],
  ['Are you planning a family?', 'family'],
  ['What is your religion?', 'religion'],
  ['Which church do you attend?', 'religion'],
  ['Do you have a disability?', 'health'],
  ['Describe your health', 'health'],
  ['Do you smoke?', 'health'],
  ['What’s your nationality?', 'nationality'],
  ['Where were you born?', 'nationality'],
  ['Are you a native English speaker?', 'nationality'],
  ['Your gender', 'gender'],
  ['Are you a member of a trade union?', 'politics'],
])('%s is advised against: %s', (text, topic) => {
  expect(getTopics(text)).toContain(topic)
})

test.each([
  'Do you manage a team of your own?',
  'Which languages do you speak?',
  'Describe how you manage average workloads at this stage',
  'Do you have experience in packaging?',
  'Describe your health and safety experience',
  'Have you had experience in disability support?',
  'Do you hold a Working with Children Check?',
  'Do you have children’s services experience?',
  'Are you a manager?',
  'Are you single-minded about quality?',
  'What is your family name?',
  'Which race conditions have you debugged?',
  'Do you have the right to work in Australia?',
  'Are you an Australian citizen or permanent resident?',
  'Have you worked in aged care?',
  'Do you have experience in handling workers’ compensation claims?',
  'Are you at least 18 years old?',
  'Have you worked with credit unions?',
])('%s is an ordinary question', (text) => {
  expect(getTopics(text)).toEqual([])
})

test('the advice differs by country, and names the country', () => {
  const text = 'What is your current salary?'
  expect([getTopics(text, 'US'), getTopics(text, 'AU')]).toEqual([['salaryHistory'], []])
  expect(getTopics('How old are you?', 'XX')).toEqual(['age'])
  expect(getQuestionAdvice('How old are you?', 'GB')[0]?.message).toMatch(
    /looks like a question.*the United Kingdom/,
  )
  expect(getQuestionAdvice('How old are you?', 'XX')[0]?.message).toContain('most countries')
})
