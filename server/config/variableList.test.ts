import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment'
import { listKnownVariables } from './unknownVariables'
import { foyerVariables, libraryVariables, renderVariablesPage } from './variableList'

const secret = 'a secret of thirty-two bytes, or more'
const read = (variables: Record<string, string>) =>
  readEnvironment({ FOYER_SECRET: secret, ...variables }, ['--production'])

describe('the list of environment variables', () => {
  it('has every variable of the program exactly once, and no other', () => {
    const names = foyerVariables.map(({ name }) => name)
    expect([...names].sort()).toEqual([...listKnownVariables()].sort())
    const all = [...names, ...libraryVariables.map(({ name }) => name)]
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(foyerVariables.filter(({ defaultText }) => defaultText !== ''))(
    'states the correct default of $name',
    (variable) => {
      expect(read({ [variable.name]: variable.defaultText })).toEqual(read({}))
    },
  )

  it('the other variables have no default: empty, they are the same as unset', () => {
    const withoutDefault = foyerVariables.filter(({ defaultText }) => defaultText === '')
    expect(
      read(
        Object.fromEntries(withoutDefault.map(({ name }) => [name, name === 'FOYER_SECRET' ? secret : ''])),
      ),
    ).toEqual(read({}))
  })

  it('is docs/environment.md (npm run environment:docs writes it)', async () => {
    await expect(renderVariablesPage()).toMatchFileSnapshot('../../docs/environment.md')
  })
})
