/**
 * Returns the files of a new kind, which starts as one line of text.
 * @param {{ name: string, label: string, stem: string, Stem: string }} kind star-rating, Star rating, starRating,
 * StarRating
 * @returns {{ path: string, text: string }[]}
 */
export function createKindSources(kind) {
  const folder = `src/widgets/${kind.stem}`
  return [
    { path: `${folder}/${kind.stem}Kind.ts`, text: kindSource(kind) },
    { path: `${folder}/${kind.Stem}Widget.tsx`, text: widgetSource(kind) },
    { path: `${folder}/${kind.Stem}Widget.css`, text: styleSource(kind) },
    { path: `${folder}/${kind.Stem}Widget.test.tsx`, text: testSource(kind) },
  ]
}

/** The meaning of the kind. Screening questions use its name. */
const kindSource = ({
  name,
  label,
  stem,
}) => `import type { KindTraits } from '../../schemas/kinds/kindTraits'
import { plainText } from '../../schemas/kinds/plainText'

/** One line of text, which is submitted unchanged. */
export const ${stem}Kind: KindTraits = {
  ...plainText,
  name: '${label}',
  controlType: '${name}',
  sample: () => 'An answer',
}
`

/** The component that renders a field of the kind. */
const widgetSource = ({ name, Stem }) => `import { TextInput } from '../textInput/TextInput'
import type { WidgetProps } from '../shared/widgetProps'
import './${Stem}Widget.css'

/** A widget with one line of text. */
export function ${Stem}Widget(props: WidgetProps) {
  return (
    <div className="fy-${name}-widget">
      <TextInput {...props} type="text" />
    </div>
  )
}
`

const styleSource = ({ name }) => `@layer widgets {
  .fy-${name}-widget {
    display: grid;
  }
}
`

/** Tests that depend on this kind: how its answer is entered, and the resulting value. */
const testSource = ({ name, stem, Stem }) => `import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ${Stem}Widget } from './${Stem}Widget'
import { ${stem}Kind } from './${stem}Kind'

afterEach(cleanup)

test('${name} reports the typed text, which is submitted unchanged', async () => {
  const onChange = vi.fn()
  const rules = { kind: ${stem}Kind.rule, required: true }
  const props = { id: 'answer', name: 'answer', label: 'Answer', options: { required: true, rules } }
  render(<${Stem}Widget {...props} onChange={onChange} onBlur={() => undefined} />)
  await userEvent.type(screen.getByRole('textbox'), 'An answer')
  await userEvent.tab()
  expect(onChange).toHaveBeenCalledWith('An answer')
  expect(${stem}Kind.format('An answer')).toBe('An answer')
})
`
