import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withScheme } from '../../schemas/fields/formats'
import { type LimitedText, TypingControl } from './typingControl'

let element: HTMLInputElement
let committedTexts: string[]
let limitReports: LimitedText[]

beforeEach(() => {
  vi.useFakeTimers()
  element = document.createElement('input')
  document.body.append(element)
  committedTexts = []
  limitReports = []
})
afterEach(() => {
  element.remove()
  vi.useRealTimers()
})

function createControl(
  text = '',
  options: { max?: number; preservesLeadingSpace?: boolean } = {},
): TypingControl {
  element.value = text
  return new TypingControl(text, {
    getElement: () => element,
    max: options.max ?? 10,
    preservesLeadingSpace: options.preservesLeadingSpace ?? false,
    commit: (value) => committedTexts.push(value),
    onTextChange: (value) => limitReports.push(value),
  })
}

function type(typing: TypingControl, text: string, caret = text.length): void {
  element.value = text
  element.setSelectionRange(caret, caret)
  typing.onInput()
}

describe('typed text', () => {
  test('is committed once, when typing pauses', () => {
    const typing = createControl()
    type(typing, 'A')
    vi.advanceTimersByTime(399)
    type(typing, 'Ad')
    vi.advanceTimersByTime(399)
    expect(committedTexts).toEqual([])
    vi.advanceTimersByTime(1)
    expect(committedTexts).toEqual(['Ad'])
    vi.advanceTimersByTime(1000)
    typing.flush()
    expect(committedTexts).toEqual(['Ad'])
  })

  test('is committed at once when the form asks, and not again later', () => {
    const typing = createControl()
    type(typing, 'Ada')
    typing.flush()
    vi.advanceTimersByTime(1000)
    expect(committedTexts).toEqual(['Ada'])
  })

  test('is not committed if it is unchanged', () => {
    const typing = createControl('Ada')
    type(typing, 'Ada')
    typing.flush()
    expect(committedTexts).toEqual([])
  })

  test('[FB-02] is cut at the limit, and reports that', () => {
    type(createControl('', { max: 3 }), 'Adas')
    expect(element.value).toBe('Ada')
    expect(limitReports).toEqual([{ text: 'Ada', isTruncated: true }])
  })

  test('[FB-04] loses leading blanks, and the caret keeps its position', () => {
    type(createControl(), '  Ada', 3)
    expect(element.value).toBe('Ada')
    expect(element.selectionStart).toBe(1)
    type(createControl(), '  Ada', 1)
    expect(element.selectionStart).toBe(0)
  })

  test('keeps leading blanks if configured', () => {
    type(createControl('', { preservesLeadingSpace: true }), '  Ada')
    expect(element.value).toBe('  Ada')
  })

  test('[FB-02] leaves the caret after text that was inserted in the middle', () => {
    type(createControl('', { max: 3 }), 'AXda', 2)
    expect(element.value).toBe('AXd')
    expect(element.selectionStart).toBe(2)
  })
})

test('text in composition is neither cut, reported nor committed until it is complete', () => {
  const typing = createControl('', { max: 3 })
  typing.setComposing(true)
  type(typing, 'kanji')
  vi.advanceTimersByTime(1000)
  expect(element.value).toBe('kanji')
  expect(limitReports).toEqual([])
  expect(committedTexts).toEqual([])
  typing.setComposing(false)
  vi.advanceTimersByTime(400)
  expect(committedTexts).toEqual(['kan'])
})

describe('a value from outside', () => {
  test('replaces a committed value, without being committed again', () => {
    const typing = createControl('Ada')
    expect(typing.receive('Grace')).toBe(true)
    expect(element.value).toBe('Grace')
    typing.flush()
    expect(committedTexts).toEqual([])
  })

  test('never replaces uncommitted text, which is committed later', () => {
    const typing = createControl('Ada')
    type(typing, 'Ada L')
    expect(typing.receive('Grace')).toBe(false)
    expect(element.value).toBe('Ada L')
    typing.flush()
    expect(committedTexts).toEqual(['Ada L'])
  })

  test('that equals the committed value changes nothing', () => {
    const typing = createControl('Ada')
    expect(typing.receive('Ada')).toBe(false)
    expect(element.value).toBe('Ada')
  })
})

test('uncommitted text is discarded on request, and never committed', () => {
  const typing = createControl('Ada')
  type(typing, 'Ada L')
  typing.discard()
  expect(element.value).toBe('Ada')
  vi.advanceTimersByTime(1000)
  expect(committedTexts).toEqual([])
})

describe('[FK-19] text that is completed when the field is left', () => {
  const createCompletingControl = (max = 30) => {
    const typing = createControl('', { max })
    typing.host.completeText = withScheme
    return typing
  }

  test('is unchanged while typing, and completed before it is used', () => {
    const typing = createCompletingControl()
    type(typing, 'example.com')
    vi.advanceTimersByTime(500)
    expect(element.value).toBe('example.com')
    typing.flush()
    expect(element.value).toBe('https://example.com')
    expect(committedTexts).toEqual(['example.com', 'https://example.com'])
  })

  test('is unchanged if the completed text exceeds the limit', () => {
    const typing = createCompletingControl(12)
    type(typing, 'example.com')
    typing.flush()
    expect(committedTexts).toEqual(['example.com'])
  })
})
