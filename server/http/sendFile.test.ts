import { expect, it } from 'vitest'
import { createContentDisposition } from './sendFile'

it.each([
  ['Lebenslauf Jörg.pdf', 'Lebenslauf J_rg.pdf', 'Lebenslauf%20J%C3%B6rg.pdf'],
  ['CON.txt', '_CON.txt', '_CON.txt'],
  ['half \ud83d.pdf', 'half _.pdf', 'half%20%EF%BF%BD.pdf'],
])('offers %j under a name that can be saved', (filename, asciiName, encodedName) => {
  expect(createContentDisposition(filename)).toBe(
    `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`,
  )
})
