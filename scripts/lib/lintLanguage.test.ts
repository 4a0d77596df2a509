import { describe, expect, it } from 'vitest'
import { lintLanguage } from './lintLanguage.mjs'

describe('lintLanguage', () => {
  it('names file, line and the plain words for each phrase', () => {
    const text = 'You can restore a version.\nWhoever has the link sees what stands in it.'
    expect(lintLanguage([{ file: 'docs/a.md', text }])).toEqual([
      'docs/a.md:2: “what stands”: say name the thing',
      'docs/a.md:2: “stands in”: say is in, is at, is on',
      'docs/a.md:2: “Whoever”: say anyone who, the person who',
    ])
  })

  it('ignores property names', () => {
    const text = "  leavings: 'Where applicants drop off',\n  nobody: 'The system',"
    expect(lintLanguage([{ file: 'src/texts/a.texts.ts', text }])).toEqual([])
  })
})
