import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buildVacancyPartForm } from '../../../../schemas/authoring/buildVacancyPartForm'
import { loadExternalValidator } from '../../../../schemas/externalSchema/loadExternalValidator'
import { NumberRegion } from '../../../../widgets/shared/NumberRegion'
import { FormRenderer } from '../../FormRenderer'

afterEach(cleanup)

async function enterSalary(country: string, text: string) {
  let salary: unknown
  render(
    <NumberRegion value={country}>
      <FormRenderer
        form={buildVacancyPartForm('place', 'AUD')}
        initialValues={{ answer: { location: 'Hobart', employmentType: 'Casual', salary: {} } }}
        loadValidator={loadExternalValidator}
        onChange={({ answer }) => {
          salary = Object(answer).salary
        }}
        submitHidden
      />
    </NumberRegion>,
  )
  const user = userEvent.setup()
  const input = await screen.findByLabelText<HTMLInputElement>(/^From/)
  await user.type(input, text)
  await user.tab()
  return { input, salary: () => salary }
}

test.each([
  ['AU', '72,500', 72_500, '72500'],
  ['AU', '41.80', 41.8, '41.8'],
  ['DE', '72.500', 72_500, '72500'],
  ['DE', '41,80', 41.8, '41,8'],
])(
  'a salary entered in %s as %s is stored as %d and displayed as %s',
  async (country, text, number, displayedText) => {
    const { input, salary } = await enterSalary(country, text)
    expect(salary()).toMatchObject({ from: number })
    expect(input.value).toBe(displayedText)
  },
)

test('text that is not a number in the format of the country stays in its field, with an error', async () => {
  const { input } = await enterSalary('AU', '72,50')
  expect(input.value).toBe('72,50')
  expect(await screen.findByText('The value must be a number.')).toBeTruthy()
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a number that would be rounded is refused at its field, with the reason', async () => {
  const { input, salary } = await enterSalary('AU', '9,007,199,254,740,993')
  expect(salary()).toMatchObject({ from: '9,007,199,254,740,993' })
  expect(input.value).toBe('9,007,199,254,740,993')
  expect(await screen.findByText('This number has more digits than can be kept exactly.')).toBeTruthy()
  expect(input.getAttribute('aria-invalid')).toBe('true')
})
