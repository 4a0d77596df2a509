import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildLoginForm } from '../../src/schemas/accountSecurity/accountSecurity.forms'
import { hashSchema } from '../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import { checkAnswers } from '../../src/schemas/validation/checkAnswers'
import { instantiateValidator, type ValidatorFactory } from '../../src/schemas/validation/compiledValidator'
import { answerForm, fetchVacancies } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const visit = (path: string, host?: string) => visitSite(server, path, host)

describe('validators', () => {
  const loadValidator = async (source: string) => {
    const module = await import(`data:text/javascript,${encodeURIComponent(source)}`)
    return instantiateValidator(module.default as ValidatorFactory)
  }

  test("[JD-07] a vacancy's validator is a module that validates as the server does", async () => {
    const token = await server.guest('harbour')
    const [vacancy] = await fetchVacancies(server, token)
    const form = (await server.call<BuiltForm>(`/api/vacancies/${vacancy?.id}/form`, { token })).body
    const path = `/validators/${hashSchema(form)}.js?vacancy=${vacancy?.guid}`
    const module = await visit(path)
    expect(module.status).toBe(200)
    expect(String(module.headers['content-type'])).toContain('text/javascript')
    expect(String(module.headers['cache-control'])).toContain('immutable')
    const validator = await loadValidator(module.text)
    expect(checkAnswers(form, validator, answerForm(form, 'sam@example.org'))).toEqual([])
    expect(checkAnswers(form, validator, {})[0]).toEqual({
      path: '/firstName',
      message: 'A response is required',
    })
    expect((await visit(path, 'meridian.localhost')).status).toBe(404)
    expect((await visit(`/validators/${'0'.repeat(22)}.js?vacancy=${vacancy?.guid}`)).status).toBe(404)
  })

  test("[FB-09] the product's own forms have validators too", async () => {
    const form = buildLoginForm()
    const validator = await loadValidator((await visit(`/validators/${hashSchema(form)}.js`)).text)
    expect(checkAnswers(form, validator, {}).length).toBeGreaterThan(0)
  })
})
