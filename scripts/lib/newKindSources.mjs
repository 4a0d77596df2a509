/** What a new kind means, before anybody has said more: text of one line. */
export const kindSource = ({ kind }) => `import type { KindMeaning } from '../../schemas/kinds/kindMeaning'
import { plainText } from '../../schemas/kinds/plainText'

/** One line of text, which travels as it is. */
export const ${kind}: KindMeaning = { ...plainText }
`

/** How it looks: an input of one line. */
export const widgetSource = ({ widget }) => `import { TextInput } from '../textInput/TextInput'
import type { WidgetProps } from '../widgetProps'

/** One line of text. */
export function ${widget}(props: WidgetProps) {
  return <TextInput {...props} type="text" />
}
`

/** What the conformance suite can't know: how this kind's answer is given, and what it is then. */
export const testSource = ({
  name,
  kind,
  widget,
}) => `import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ${kind} } from './${kind}'
import { ${widget} } from './${widget}'

afterEach(cleanup)

test('${name} takes what is typed, and that travels', async () => {
  const onChange = vi.fn()
  const rules = { kind: ${kind}.rule, required: true }
  const props = { id: 'answer', name: 'answer', label: 'Answer', options: { required: true, rules } }
  render(<${widget} {...props} onChange={onChange} onBlur={() => undefined} />)
  await userEvent.type(screen.getByRole('textbox'), 'An answer')
  await userEvent.tab()
  expect(onChange).toHaveBeenCalledWith('An answer')
  expect(${kind}.format('An answer')).toBe('An answer')
})
`
