// How rjsf's own samples fare in our renderer: `FOYER_FOREIGN_SAMPLES=folder npx vitest run --project foreign-samples`, where the
// folder holds the files of its playground (packages/playground/src/samples), and node finds their imports. They are rjsf's, so
// they stand in no repository but its own. Of each one three things are asked: that it is drawn and says nothing to the console,
// that every control of stock rjsf is there, and that ajv and ours come to the same verdict on its own answer, on none, and on
// its own one spoilt in every way that `answersNear` knows. A sample's own widgets, fields and templates are of neither.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cleanup } from '@testing-library/react'
import { runnerImport } from 'vite'
import { afterEach, describe, expect, test } from 'vitest'
import { buildExternalForm } from '../../src/schemas/externalSchema/buildExternalForm'
import { loadExternalValidator } from '../../src/schemas/externalSchema/loadExternalValidator'
import { ajvTakes } from '../../tests/fixtures/ajvVerdict'
import { answersNear } from '../../tests/fixtures/answersNear'
import { missingControls } from '../../tests/fixtures/stockControls'

interface Sample {
  schema: unknown
  uiSchema?: unknown
  formData?: unknown
}

const folder = resolve(process.env.FOYER_FOREIGN_SAMPLES ?? '')
const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !/^(index|Sample)\./.test(name))
const samples = await Promise.all(
  files.map(async (name) => {
    const { module } = await runnerImport<{ default: Sample }>(join(folder, name), { configFile: false })
    return { name, ...module.default }
  }),
)

afterEach(cleanup)

describe('every control that stock rjsf shows is shown', () => {
  test.each(samples)('$name', async (sample) => {
    expect(await missingControls(sample, sample.formData)).toEqual([])
    cleanup()
    expect(await missingControls(sample)).toEqual([])
  })
})

describe('ajv and ours come to the same verdict', () => {
  test.each(samples)('$name', async ({ schema, uiSchema, formData }) => {
    const validator = await loadExternalValidator(buildExternalForm(schema, uiSchema))
    const differing = answersNear(formData).filter((answer) => validator(answer) !== ajvTakes(schema, answer))
    expect(differing).toEqual([])
  })
})
