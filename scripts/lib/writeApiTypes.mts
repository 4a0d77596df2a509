import { renameSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { endpointsByTag } from '../../server/endpoints'
import { describeApi } from '../../server/plugins/openApi'

const [output = '', head = ''] = process.argv.slice(2)
const description: object = describeApi(endpointsByTag, '')
const types = await openapiTS(description as Parameters<typeof openapiTS>[0])
// Renamed into place, so that an interrupted or a second run at the same time leaves no half-written file behind.
const temporary = `${output}.${process.pid}`
writeFileSync(temporary, `${head}\n\n${astToString(types)}`)
renameSync(temporary, output)
