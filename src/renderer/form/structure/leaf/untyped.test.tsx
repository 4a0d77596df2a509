import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buildExternalForm } from '../../../../schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../../../schemas/externalSchema/loadExternalValidator'
import { FormRenderer } from '../../FormRenderer'

afterEach(cleanup)

async function show(limits: object, text: string) {
  let answer: unknown
  const schema = { type: 'object', required: ['any'], properties: { any: { title: 'Any', ...limits } } }
  render(
    <FormRenderer
      form={buildExternalForm(schema)}
      loadValidator={loadExternalValidator}
      onChange={(values) => {
        answer = Object(values.answer).any
      }}
    />,
  )
  const user = userEvent.setup()
  const input = await screen.findByLabelText<HTMLTextAreaElement>(/^Any/)
  await user.click(input)
  await user.paste(text)
  await user.tab()
  return { user, input, answer: () => answer }
}

test.each([
  ['a number', '12', 12, '12'],
  ['a list', '["a", null]', ['a', null], '[\n  "a",\n  null\n]'],
  ['plain text', 'hello', 'hello', '"hello"'],
  ['half an object', '{"a": 1', '{"a": 1', '"{\\"a\\": 1"'],
])(
  'a field without a type reads %s and shows how it was read',
  async (_, text, storedAnswer, displayedText) => {
    const { input, answer } = await show({}, text)
    expect(answer()).toEqual(storedAnswer)
    expect(input.value).toBe(displayedText)
  },
)

test('an answer that the schema refuses is refused at the field', async () => {
  const { user, input } = await show({ minimum: 10 }, '3')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('The number must be 10 or more')).toBeTruthy()
  expect(input.getAttribute('aria-invalid')).toBe('true')
})
