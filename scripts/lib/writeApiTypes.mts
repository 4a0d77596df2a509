import { renameSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { endpointsByTag } from '../../server/endpoints'
import { describeApi } from '../../server/plugins/openApi'

const [output = '', head = ''] = process.argv.slice(2)
const description: object = describeApi(endpointsByTag, '')
const types = await openapiTS(description as Parameters<typeof openapiTS>[0])
// Writes to a temporary file and renames it, so that an interrupted or concurrent run leaves no partial file.
const temporary = `${output}.${process.pid}`
writeFileSync(temporary, `${head}\n\n${astToString(types)}`)
renameSync(temporary, output)
