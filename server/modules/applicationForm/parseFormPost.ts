import { type FieldValue, type FormValues, isValues } from '../../../src/schemas/fields/fieldValue'
import { maximumFileSize } from '../../../src/schemas/fields/formats'
import { type BuiltForm, type FieldError, getFieldUi } from '../../../src/schemas/forms/builtForm'
import { type Fields, getGroup } from '../../../src/schemas/forms/fieldGroup'
import { isVisible } from '../../../src/schemas/forms/formVisibility'
import { addRowName } from '../../../src/schemas/submission/formPostGroups'
import { type FormPostFields, parseFormValues } from '../../../src/schemas/submission/parseFormValues'
import {
  getRemoveControlName,
  getStoredFileControlName,
  type RedisplayedForm,
  visibleFieldsName,
} from '../../../src/schemas/submission/redisplayedForm'
import { checkAnswers } from '../../../src/schemas/validation/checkAnswers'
import { type Language, withLanguage } from '../../../src/texts/language/language'
import { formPostTexts } from '../../../src/texts/public/formPost.texts'
import type { ServerContext } from '../../context'
import type { FormPost } from '../../http/readFormPost'
import { getFileFields } from '../applications/applications.service'
import { getFormValidator } from '../forms/formValidators'
import { createRejectedFileError, type RejectedFile } from '../uploads/applicationFiles.service'
import {
  type FormFileSource,
  type FormPostFile,
  findSavedFile,
  saveFormFile,
} from '../uploads/savedFormFiles.service'

/** The parsed answers and the files. In `values`, a file has only its name and size. */
export interface ParsedFormPost {
  values: FormValues
  files: readonly FormPostFile[]
}

/** @param region the place whose number format applies, see `getNumberRegion` */
export async function parseFormPost(
  context: ServerContext,
  { form, region }: { form: BuiltForm; region: string },
  fileSource: FormFileSource,
  formPost: FormPost,
): Promise<ParsedFormPost> {
  const files = await collectFiles(context, form, fileSource, formPost)
  return {
    files,
    values: {
      ...parseFormValues(form, formPost.texts, region),
      ...getFileFieldValues(form, files, formPost.oversizedFilenames),
    },
  }
}

/**
 * Returns the errors of the validator, of the files' content and of fields that were not shown yet: one per field,
 * in the form's order.
 */
export function checkFormPost(
  form: BuiltForm,
  values: FormValues,
  rejectedFiles: readonly RejectedFile[],
  texts: FormPostFields,
): FieldError[] {
  const allErrors = [
    ...checkAnswers(form, getFormValidator(form), values),
    ...rejectedFiles.map(createRejectedFileError),
    ...findUnaskedFieldErrors(form, values, texts),
  ]
  const order = form.uiSchema['ui:order']
  const getPosition = ({ path }: FieldError) => order.indexOf(path.split('/')[1] ?? '')
  return allErrors
    .filter(({ path }, index) => allErrors.findIndex((other) => other.path === path) === index)
    .sort((fieldError, other) => getPosition(fieldError) - getPosition(other))
}

/**
 * Returns the answers with one more row in the group whose "add row" button was pressed; undefined if none was
 * pressed.
 */
export function addRequestedRow(
  form: BuiltForm,
  values: FormValues,
  texts: FormPostFields,
): FormValues | undefined {
  const key = texts.get(addRowName)?.[0] ?? ''
  const group = form.uiSchema['ui:order'].includes(key) ? getGroup(form, key) : undefined
  const rows = values[key]
  if (!group?.repeats || !Array.isArray(rows)) return undefined
  const missingRows: FormValues[] = Array.from({ length: Math.max(group.min, 1) - rows.length }, () => ({}))
  return { ...values, [key]: [...rows, ...missingRows, {}].slice(0, group.max) }
}

/**
 * Returns an error for each field that became visible by another answer and was not on the posted page. The next
 * page shows these fields.
 */
function findUnaskedFieldErrors(form: BuiltForm, values: FormValues, texts: FormPostFields): FieldError[] {
  const shownKeys = texts.get(visibleFieldsName)?.[0]?.split(' ') ?? []
  return form.uiSchema['ui:order']
    .filter((key) => getFieldUi(form, key)['ui:options'].visibleWhen && isVisible(form, key, values))
    .filter((key) => !shownKeys.includes(key))
    .map((key) => ({ path: `/${key}`, message: formPostTexts.questionAdded }))
}

/**
 * Returns the posted file of each file field; without one, the file saved by an earlier post, unless it was removed or
 * the field has a new file that is too large.
 */
async function collectFiles(
  context: ServerContext,
  form: BuiltForm,
  fileSource: FormFileSource,
  { texts, files, oversizedFilenames }: FormPost,
): Promise<FormPostFile[]> {
  const offeredFiles = await Promise.all(
    Object.keys(getFileFields(form)).map(async (key) => {
      const selectedFile = files.find((file) => file.key === key)
      const token = texts.get(getStoredFileControlName(key))?.[0]
      if (selectedFile || !token || oversizedFilenames.has(key) || texts.has(getRemoveControlName(key)))
        return selectedFile
      return findSavedFile(context, fileSource, { key, token })
    }),
  )
  return offeredFiles.filter((file) => file !== undefined)
}

function getFileFieldValues(
  form: BuiltForm,
  files: readonly FormPostFile[],
  oversizedFilenames: ReadonlyMap<string, string>,
): FormValues {
  const answers = Object.keys(getFileFields(form)).map((key) => {
    const file = files.find((offeredFile) => offeredFile.key === key)
    const name = oversizedFilenames.get(key)
    if (name !== undefined) return [key, { name, size: maximumFileSize + 1, type: '' }]
    return [key, file ? { name: file.filename, size: file.content.length, type: '' } : null]
  })
  return Object.fromEntries(answers)
}

function removePasswords(form: Fields, values: FormValues): FormValues {
  const redisplayedValues = { ...values }
  for (const key of form.uiSchema['ui:order']) {
    const group = getGroup(form, key)
    const value = values[key]
    const removeRowPasswords = (row: FieldValue) =>
      group && isValues(row) ? removePasswords(group.fields, row) : row
    if (group)
      redisplayedValues[key] = Array.isArray(value)
        ? value.map(removeRowPasswords)
        : removeRowPasswords(value)
    else if (getFieldUi(form, key)['ui:widget'] === 'password') redisplayedValues[key] = ''
  }
  return redisplayedValues
}

/**
 * Builds the form to display again with its errors. Removes passwords and files that have an error, and saves the other
 * files on the server. A file that cannot be saved gets an error.
 * @param language the language of the page
 */
export async function prepareRedisplay(
  context: ServerContext,
  form: BuiltForm,
  { language, ...fileSource }: FormFileSource & { language: Language },
  { values, files, errors }: ParsedFormPost & { errors: readonly FieldError[] },
): Promise<RedisplayedForm> {
  const redisplayedValues = removePasswords(form, values)
  const chooseAgainMessage = withLanguage(language, () => formPostTexts.chooseAgain)
  const allErrors = [...errors]
  for (const file of files) {
    const { key, filename: name, content } = file
    redisplayedValues[key] = null
    if (errors.some(({ path }) => path === `/${key}`)) continue
    const token = file.token ?? (await saveFormFile(context, fileSource, file))
    if (token) redisplayedValues[key] = { name, size: content.length, type: '', kept: token }
    else allErrors.push({ path: `/${key}`, message: chooseAgainMessage })
  }
  for (const [key, value] of Object.entries(redisplayedValues)) {
    if (typeof value === 'object' && value !== null && 'name' in value && !value.kept)
      redisplayedValues[key] = null
  }
  return { values: redisplayedValues, errors: allErrors }
}
