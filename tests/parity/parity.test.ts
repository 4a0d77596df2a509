import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRunCount } from '../../scripts/lib/testLength.mjs'
import type { FieldError } from '../../src/schemas/forms/builtForm'
import { compileValidatorSource } from '../../src/schemas/validators/compileValidatorSource'
import { getSharedBrowser } from '../e2e/harness/getSharedBrowser'
import { compileFromModuleSource } from '../fixtures/compileFromModuleSource'
import { arbitraryAnswers, arbitraryForm } from './arbitraryForms'
import { type ParityCase, validateAnswers } from './validateAnswers'

const forms = getRunCount(60, 250)
const answersEach = 40
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** Converted to JSON and back, as for the browser: JSON omits undefined values. */
const cases: ParityCase[] = JSON.parse(
  JSON.stringify(
    fc.sample(arbitraryForm, { numRuns: forms, seed: 20261121 }).map((form, at) => ({
      form,
      answers: fc.sample(arbitraryAnswers(form), { numRuns: answersEach, seed: at }),
    })),
  ),
)

let server: Server
let page: Page

beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'tests/parity/browserEntry.ts', formats: ['es'], fileName: 'entry' },
    },
  })
  const bundle = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  const entry = bundle.find((file) => file.type === 'chunk')
  const script = entry && 'code' in entry ? entry.code : ''
  server = createServer((request, response) => {
    const [, folder, name] = (request.url ?? '').split('/')
    const at = Number.parseInt(name ?? '', 10)
    const files: Record<string, () => [string, string]> = {
      '': () => ['text/html', '<!doctype html><script type="module" src="/entry.js"></script>'],
      'entry.js': () => ['text/javascript', script],
      cases: () => ['application/json', JSON.stringify(cases[at])],
      validators: () => ['text/javascript', compileValidatorSource((cases[at] as ParityCase).form.schema)],
    }
    const [type, body] = files[folder ?? '']?.() ?? ['text/plain', '']
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  page = await (await getSharedBrowser()).newPage()
})

afterAll(async () => {
  await page?.close()
  server?.closeAllConnections()
  server?.close()
})

test(`browser and server return the same messages, ${forms * answersEach} times`, {
  timeout: 240_000,
}, async () => {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction('"validateCase" in globalThis')
  const differences: unknown[] = []
  let refusedCount = 0
  for (const [at, parityCase] of cases.entries()) {
    const serverErrors = JSON.parse(
      JSON.stringify(validateAnswers(parityCase, await compileFromModuleSource(parityCase.form))),
    ) as FieldError[][]
    const browserErrors = JSON.parse(await page.evaluate(`validateCase(${at})`)) as FieldError[][]
    refusedCount += serverErrors.filter((errors) => errors.length > 0).length
    parityCase.answers.forEach((answers, nth) => {
      if (JSON.stringify(serverErrors[nth]) !== JSON.stringify(browserErrors[nth]))
        differences.push({ at, answers, server: serverErrors[nth], browser: browserErrors[nth] })
    })
  }
  expect(differences).toEqual([])
  const validatedCount = cases.flatMap((parityCase) => parityCase.answers).length
  expect(validatedCount).toBe(forms * answersEach)
  expect(refusedCount).toBeGreaterThan(validatedCount * 0.1)
  expect(refusedCount).toBeLessThan(validatedCount * 0.99)
})
