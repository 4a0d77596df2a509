import { type FieldValue, type FormValues, isValues } from '../../../src/schemas/fields/fieldValue'
import { maximumFileSize } from '../../../src/schemas/fields/formats'
import { type BuiltForm, type FieldError, getFieldUi } from '../../../src/schemas/forms/builtForm'
import { type Fields, getGroup } from '../../../src/schemas/forms/fieldGroup'
import { parseFormValues } from '../../../src/schemas/submission/parseFormValues'
import {
  getStoredFileControlName,
  type RedisplayedForm,
  removeName,
} from '../../../src/schemas/submission/redisplayedForm'
import { formPostTexts } from '../../../src/texts/public/formPost.texts'
import type { ServerContext } from '../../context'
import type { FormPost } from '../../http/readFormPost'
import { getFileFields } from '../applications/applications.service'
import {
  type FormFileSource,
  findSavedFile,
  type OfferedFile,
  saveFormFile,
} from '../uploads/savedFormFiles.service'

/** The parsed answers (`values` has files by name) and the content of the files. */
export interface ParsedFormPost {
  values: FormValues
  files: readonly OfferedFile[]
}

/** @param place the place whose number format applies, see `getNumberRegion` */
export async function parseFormPost(
  context: ServerContext,
  { form, place: region }: { form: BuiltForm; place: string },
  keptFor: FormFileSource,
  formPost: FormPost,
): Promise<ParsedFormPost> {
  const files = await collectFiles(context, form, keptFor, formPost)
  return {
    files,
    values: {
      ...parseFormValues(form, formPost.texts, region),
      ...fileFieldValues(form, files, formPost.tooLarge),
    },
  }
}

/** Returns the posted file of each file field, or the file saved by an earlier post unless it was removed. */
async function collectFiles(
  context: ServerContext,
  form: BuiltForm,
  keptFor: FormFileSource,
  { texts, files, tooLarge }: FormPost,
): Promise<OfferedFile[]> {
  const offered = await Promise.all(
    Object.keys(getFileFields(form)).map(async (key) => {
      const selectedFile = files.find((file) => file.key === key)
      const token = texts.get(getStoredFileControlName(key))?.[0]
      if (selectedFile || !token || tooLarge.has(key) || texts.has(removeName(key))) return selectedFile
      return findSavedFile(context, keptFor, { key, token })
    }),
  )
  return offered.filter((file) => file !== undefined)
}

function fileFieldValues(
  form: BuiltForm,
  files: readonly OfferedFile[],
  tooLarge: ReadonlyMap<string, string>,
): FormValues {
  const answers = Object.keys(getFileFields(form)).map((key) => {
    const file = files.find((offeredFile) => offeredFile.key === key)
    const name = tooLarge.get(key)
    if (name !== undefined) return [key, { name, size: maximumFileSize + 1, type: '' }]
    return [key, file ? { name: file.filename, size: file.content.length, type: '' } : null]
  })
  return Object.fromEntries(answers)
}

function withoutSecrets(form: Fields, values: FormValues): FormValues {
  const redisplayed = { ...values }
  for (const key of form.uiSchema['ui:order']) {
    const group = getGroup(form, key)
    const value = values[key]
    const removeGroupSecrets = (row: FieldValue) => (group && isValues(row) ? withoutSecrets(group.fields, row) : row)
    if (group) redisplayed[key] = Array.isArray(value) ? value.map(removeGroupSecrets) : removeGroupSecrets(value)
    else if (getFieldUi(form, key)['ui:widget'] === 'password') redisplayed[key] = ''
  }
  return redisplayed
}

/** Builds the form to display again with its errors: without passwords, and with its files saved on the server. */
export async function prepareRedisplay(
  context: ServerContext,
  form: BuiltForm,
  keptFor: FormFileSource,
  { values, files, errors }: ParsedFormPost & { errors: readonly FieldError[] },
): Promise<RedisplayedForm> {
  const redisplayed = withoutSecrets(form, values)
  const all = [...errors]
  for (const file of files) {
    const { key, filename: name, content } = file
    redisplayed[key] = null
    if (errors.some(({ path }) => path === `/${key}`)) continue
    const token = file.token ?? (await saveFormFile(context, keptFor, file))
    if (token) redisplayed[key] = { name, size: content.length, type: '', kept: token }
    else all.push({ path: `/${key}`, message: formPostTexts.chooseAgain })
  }
  for (const [key, value] of Object.entries(redisplayed)) {
    if (typeof value === 'object' && value !== null && 'name' in value && !value.kept) redisplayed[key] = null
  }
  return { values: redisplayed, errors: all }
}
