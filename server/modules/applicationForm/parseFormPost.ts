import type { FastifyRequest } from 'fastify'
import { type FieldValue, type FormValues, isValues } from '../../../src/schemas/fields/fieldValue'
import { maximumFileSize } from '../../../src/schemas/fields/formats'
import { type BuiltForm, type FieldError, fieldUi } from '../../../src/schemas/forms/builtForm'
import { type Fields, groupOf } from '../../../src/schemas/forms/fieldGroup'
import { parseFormValues } from '../../../src/schemas/submission/parseFormValues'
import {
  type RedisplayedForm,
  removeName,
  storedFileName,
} from '../../../src/schemas/submission/redisplayedForm'
import { formPostTexts } from '../../../src/texts/public/formPost.texts'
import type { ServerContext } from '../../context'
import { ProblemError } from '../../problem'
import { fileFields } from '../applications/applications.service'
import type { SentFile } from '../uploads/applicationFiles.service'
import { contentOf, mostFiles, safeName, whole } from '../uploads/readMultipart'
import {
  findSavedFile,
  type KeptFor,
  type OfferedFile,
  saveFormFile,
} from '../uploads/savedFormFiles.service'

/** A form as its page has posted it by itself. */
export interface FormPost {
  texts: Map<string, string[]>
  files: SentFile[]
  /** Names of files that are larger than files may be, by field key. */
  tooLarge: Map<string, string>
}

/** What it answers: files by their names, and what they hold beside them. */
export interface Answered {
  values: FormValues
  files: readonly OfferedFile[]
}

export async function parseFormPost(
  context: ServerContext,
  form: BuiltForm,
  keptFor: KeptFor,
  posted: FormPost,
): Promise<Answered> {
  const files = await offeredFiles(context, form, keptFor, posted)
  return {
    files,
    values: { ...parseFormValues(form, posted.texts), ...fileAnswers(form, files, posted.tooLarge) },
  }
}

/** Of each file field what was chosen, or else what the server has kept for it and nobody has taken away. */
async function offeredFiles(
  context: ServerContext,
  form: BuiltForm,
  keptFor: KeptFor,
  { texts, files, tooLarge }: FormPost,
): Promise<OfferedFile[]> {
  const offered = await Promise.all(
    Object.keys(fileFields(form)).map(async (key) => {
      const chosen = files.find((file) => file.key === key)
      const token = texts.get(storedFileName(key))?.[0]
      if (chosen || !token || tooLarge.has(key) || texts.has(removeName(key))) return chosen
      return findSavedFile(context, keptFor, { key, token })
    }),
  )
  return offered.filter((file) => file !== undefined)
}

function fileAnswers(
  form: BuiltForm,
  files: readonly OfferedFile[],
  tooLarge: ReadonlyMap<string, string>,
): FormValues {
  const answers = Object.keys(fileFields(form)).map((key) => {
    const file = files.find((one) => one.key === key)
    const name = tooLarge.get(key)
    if (name !== undefined) return [key, { name, size: maximumFileSize + 1, type: '' }]
    return [key, file ? { name: file.filename, size: file.content.length, type: '' } : null]
  })
  return Object.fromEntries(answers)
}

function withoutSecrets(form: Fields, values: FormValues): FormValues {
  const shown = { ...values }
  for (const key of form.uiSchema['ui:order']) {
    const group = groupOf(form, key)
    const value = values[key]
    const inGroup = (row: FieldValue) => (group && isValues(row) ? withoutSecrets(group.fields, row) : row)
    if (group) shown[key] = Array.isArray(value) ? value.map(inGroup) : inGroup(value)
    else if (fieldUi(form, key)['ui:widget'] === 'password') shown[key] = ''
  }
  return shown
}

/** The answers as the page shows them that says what is wrong: without secrets, its files waiting for it here. */
export async function asPosted(
  context: ServerContext,
  form: BuiltForm,
  keptFor: KeptFor,
  { values, files, errors }: Answered & { errors: readonly FieldError[] },
): Promise<RedisplayedForm> {
  const shown = withoutSecrets(form, values)
  const all = [...errors]
  for (const file of files) {
    const { key, filename: name, content } = file
    shown[key] = null
    if (errors.some(({ path }) => path === `/${key}`)) continue
    const kept = file.token ?? (await saveFormFile(context, keptFor, file))
    if (kept) shown[key] = { name, size: content.length, type: '', kept }
    else all.push({ path: `/${key}`, message: formPostTexts.chooseAgain })
  }
  for (const [key, value] of Object.entries(shown)) {
    if (typeof value === 'object' && value !== null && 'name' in value && !value.kept) shown[key] = null
  }
  return { values: shown, errors: all }
}

/** Bytes that all answers of a form may come to which are text. */
export const mostText = 1024 * 1024
/** Controls of a form, each option of a group counted. */
const mostTexts = 5000

/**
 * What a page's own form posts: texts by the names of their controls, and files, held in memory. A file control that
 * holds nothing is posted all the same, and is none.
 * @param keys of the fields that files may come for @throws too-large, bad-request
 */
export function readFormPost(request: FastifyRequest, keys: readonly string[]): Promise<FormPost> {
  return whole(request, readParts(request, keys))
}

async function readParts(request: FastifyRequest, keys: readonly string[]): Promise<FormPost> {
  const texts = new Map<string, string[]>()
  const posted: FormPost = { texts, files: [], tooLarge: new Map() }
  let length = 0
  // A file that is too large is the field's to tell of.
  const options = { limits: limitsFor(keys.length), throwFileSizeLimit: false }
  for await (const part of request.parts(options)) {
    const key = part.fieldname
    if (part.type === 'field') {
      const text = textOf(part.value)
      length += text.length
      if (part.valueTruncated || length > mostText) throw new ProblemError('too-large')
      texts.set(key, [...(texts.get(key) ?? []), text])
      continue
    }
    const filename = safeName(part.filename)
    const content = await contentOf(part)
    if (!keys.includes(key)) throw new ProblemError('bad-request')
    if (!content) posted.tooLarge.set(key, filename)
    else if (filename !== '' || content.length > 0) posted.files.push({ key, filename, content })
  }
  return posted
}

/** A database gives no text back with the character 0 in it. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new ProblemError('bad-request')
  return value.replaceAll('\0', '')
}

function limitsFor(fileFields: number) {
  const files = Math.max(mostFiles, fileFields)
  return {
    fileSize: maximumFileSize,
    files,
    fields: mostTexts,
    parts: files + mostTexts,
    fieldSize: mostText,
    fieldNameSize: 200,
  }
}
