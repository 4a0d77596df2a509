import { expect, test } from 'vitest'
import { maskCode } from './maskCode.mjs'

test('keeps comments and test titles of TypeScript, with their line numbers', () => {
  const text = "const nobody = 'x' // why\nit.each([1])('a title', () => {\n  /* inside */ call('text')\n})\n"
  expect(
    maskCode('a.test.ts', text)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['// why', "'a title'", '/* inside */'])
})

test('keeps comments of JSX, but not its text', () => {
  expect(maskCode('a.tsx', 'const a = <p>http://x {/* note */}</p>').trim()).toBe('/* note */')
})

test('keeps comments of CSS and SQL', () => {
  expect(maskCode('a.css', '/* one\ntwo */ a { color: red; }')).toBe('/* one\ntwo */')
  expect(maskCode('a.sql', 'select 1; -- why').trim()).toBe('-- why')
})
